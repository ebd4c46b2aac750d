import type { Language } from '../language.ts';
import type { DocumentHead, SiteFacts } from './documentHead.ts';

/** The page that searches the site. */
const searchPath = '/search?q={search_term_string}';

const homeTitles = { en: 'Home', id: 'Beranda' };

/** Where and how a page is shown. */
export interface Shown {
  origin: string;
  language: Language;
  /** The language of the page’s main text. */
  main: Language;
  canonical: string;
  /** In full. */
  image: string;
  /** The address of another page, in the same form as the canonical one. */
  addressOf: (page: URL) => string;
}

function organization({ name, tagline, profile }: SiteFacts, origin: string) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    slogan: tagline,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: 512, height: 512 },
    ...(profile && { sameAs: [profile] }),
  };
}

function website({ name, tagline }: SiteFacts, { origin, language }: Shown) {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name,
    description: tagline,
    url: `${origin}/`,
    inLanguage: language,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: origin + searchPath },
      'query-input': 'required name=search_term_string',
    },
  };
}

function subjectData({ title, description, subject }: DocumentHead, site: SiteFacts, shown: Shown): object[] {
  const { origin, language, main, canonical, image } = shown;
  if (subject?.kind === 'home') return [website(site, shown), organization(site, origin)];
  if (subject?.kind === 'article') {
    const publisher = organization(site, origin);
    return [
      {
        '@type': 'NewsArticle',
        headline: title,
        ...(description && { description }),
        image: [image],
        datePublished: subject.published,
        dateModified: subject.modified,
        author: subject.author ? { '@type': 'Person', name: subject.author } : publisher,
        publisher,
        mainEntityOfPage: { '@type': 'WebPage', '@id': canonical },
        articleSection: subject.section,
        inLanguage: main,
      },
    ];
  }
  if (subject?.kind === 'organization') {
    const { about, location, phone, email, website: url } = subject;
    return [
      {
        '@type': 'Organization',
        name: title,
        address: location,
        ...(about && { description: about }),
        ...(phone && { telephone: phone }),
        ...(email && { email }),
        ...(url && { url }),
      },
    ];
  }
  if (subject?.kind === 'artwork') {
    return [
      {
        '@type': 'VisualArtwork',
        name: title,
        ...(description && { description }),
        image: [image],
        artform: 'Batik',
        ...(subject.origin && { locationCreated: { '@type': 'Place', name: subject.origin } }),
        mainEntityOfPage: { '@type': 'WebPage', '@id': canonical },
        inLanguage: main,
      },
    ];
  }
  if (subject?.kind === 'event') {
    const { name, start, end, place } = subject;
    return [
      {
        '@type': 'Event',
        name: `${name} – ${site.name}`,
        url: canonical,
        startDate: start,
        endDate: end,
        location: { '@type': 'Place', name: place, address: place },
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        image: [image],
        ...(description && { description }),
        organizer: organization(site, origin),
        inLanguage: language,
      },
    ];
  }
  if (subject?.kind === 'questions') {
    const mainEntity = subject.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
    return [{ '@type': 'FAQPage', inLanguage: language, mainEntity }];
  }
  return [];
}

function breadcrumbs({ title, trail = [] }: DocumentHead, { origin, language, canonical, addressOf }: Shown) {
  const addressAt = (path: string) => addressOf(new URL(path, origin));
  const places = [
    { name: homeTitles[language], item: addressAt('/') },
    ...trail.map((place) => ({ name: place.title, item: addressAt(place.path) })),
    { name: title, item: canonical },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ name, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}

/** What search engines may show about a page besides its text (schema.org); null for a page they do not show. */
export function structuredData(head: DocumentHead, shown: Shown): object | null {
  const { site, hidden, subject } = head;
  if (!site || hidden) return null;
  const data = subjectData(head, site, shown);
  if (subject?.kind !== 'home') data.push(breadcrumbs(head, shown));
  return { '@context': 'https://schema.org', '@graph': data };
}
