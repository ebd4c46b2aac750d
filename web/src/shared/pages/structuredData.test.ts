import { describe, expect, test } from 'vitest';
import { mainLanguage, type DocumentHead } from './documentHead.ts';
import { structuredData } from './structuredData.ts';

const origin = 'https://example.org';
const site = { name: 'Pageant', tagline: 'Wax', profile: 'https://social.example.org/pageant' };
const home: DocumentHead = { title: 'Pageant', description: '', subject: { kind: 'home' }, site };
const organization = {
  '@type': 'Organization',
  name: 'Pageant',
  url: `${origin}/`,
  logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png` },
  sameAs: [site.profile],
};

/** The data of a page as search engines parse it: its subjects, then its place on the site. */
function dataOf(head: DocumentHead, language: 'en' | 'id') {
  const shown = {
    origin,
    language,
    main: mainLanguage(head, language),
    canonical: `${origin}/page`,
    image: `${origin}/picture.png`,
    addressOf: ({ pathname }: URL) => origin + pathname,
  };
  const data = JSON.parse(JSON.stringify(structuredData(head, shown))) as { '@graph': object[] } | null;
  return data?.['@graph'] ?? [];
}

describe.each(['en', 'id'] as const)('in %s', (language) => {
  test('the home page describes the site, its search and its organization', () => {
    expect(dataOf(home, language)).toMatchObject([
      {
        '@type': 'WebSite',
        name: 'Pageant',
        url: `${origin}/`,
        inLanguage: language,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
      organization,
    ]);
  });

  test('the competition has its final contest as an event', () => {
    const head: DocumentHead = {
      title: 'Competition',
      description: '',
      subject: { kind: 'event', name: 'Final', start: '2025-10-16', end: '2025-10-20', place: 'Indonesia' },
      site,
    };
    expect(dataOf(head, language)[0]).toMatchObject({
      '@type': 'Event',
      name: 'Final – Pageant',
      url: `${origin}/page`,
      startDate: '2025-10-16',
      endDate: '2025-10-20',
      location: { '@type': 'Place', name: 'Indonesia', address: 'Indonesia' },
      organizer: organization,
    });
  });

  test('an article names its author, if it has one', () => {
    const dates = { published: '2026-01-02T03:04:05.000Z', modified: '2026-01-02T03:04:05.000Z' };
    const subject = { kind: 'article', author: 'Newsroom', section: 'Culture', ...dates } as const;
    expect(dataOf({ title: 'Wax', description: '', subject, site }, language)[0]).toMatchObject({
      author: { '@type': 'Person', name: 'Newsroom' },
      publisher: organization,
    });
  });

  test('an article has what news results show, and its place below the news', () => {
    const [published, modified] = ['2026-01-02T03:04:05.000Z', '2026-02-03T04:05:06.000Z'];
    const head: DocumentHead = {
      title: 'Nine steps',
      description: 'From cotton to batik',
      trail: [{ title: 'News', path: '/news' }],
      subject: { kind: 'article', author: '', published, modified, section: 'Culture' },
      site,
    };
    expect(dataOf(head, language)).toMatchObject([
      {
        '@type': 'NewsArticle',
        headline: 'Nine steps',
        description: 'From cotton to batik',
        image: [`${origin}/picture.png`],
        datePublished: published,
        dateModified: modified,
        author: organization,
        publisher: organization,
        mainEntityOfPage: { '@type': 'WebPage', '@id': `${origin}/page` },
        articleSection: 'Culture',
        inLanguage: language,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: language === 'en' ? 'Home' : 'Beranda', item: `${origin}/` },
          { position: 2, name: 'News', item: `${origin}/news` },
          { position: 3, name: 'Nine steps', item: `${origin}/page` },
        ],
      },
    ]);
  });

  test('a pattern is a work of art from a place', () => {
    const head: DocumentHead = {
      ...home,
      title: 'Parang',
      description: 'Blades.',
      subject: { kind: 'artwork', origin: 'Solo' },
    };
    expect(dataOf(head, language)[0]).toEqual({
      '@type': 'VisualArtwork',
      name: 'Parang',
      description: 'Blades.',
      image: [`${origin}/picture.png`],
      artform: 'Batik',
      locationCreated: { '@type': 'Place', name: 'Solo' },
      mainEntityOfPage: { '@type': 'WebPage', '@id': `${origin}/page` },
      inLanguage: language,
    });
  });

  test('questions have their answers', () => {
    const questions = [{ question: 'How?', answer: 'So.' }];
    const head: DocumentHead = { ...home, subject: { kind: 'questions', questions } };
    expect(dataOf(head, language)[0]).toEqual({
      '@type': 'FAQPage',
      inLanguage: language,
      mainEntity: [{ '@type': 'Question', name: 'How?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }],
    });
  });
});

test('what is empty is left out', () => {
  expect(dataOf({ ...home, site: { ...site, profile: '' } }, 'en')[1]).not.toHaveProperty('sameAs');
  const nothing = { about: '', phone: null, email: null, website: null };
  const community: DocumentHead = {
    ...home,
    title: 'Lasem',
    subject: { kind: 'organization', location: 'Lasem', ...nothing },
  };
  expect(dataOf(community, 'en')[0]).toEqual({
    '@type': 'Organization',
    name: 'Lasem',
    address: 'Lasem',
  });
});

test('pages that are hidden from search engines have none', () => {
  expect(dataOf({ ...home, hidden: true }, 'en')).toEqual([]);
});

test('an article that exists only in the other language is in that', () => {
  const article: DocumentHead = {
    title: 'Malam',
    description: '',
    languages: ['id'],
    subject: { kind: 'article', author: '', published: '2026-01-02', modified: '2026-01-02', section: '' },
    site,
  };
  expect(dataOf(article, 'en')).toEqual([expect.objectContaining({ inLanguage: 'id' }), expect.anything()]);
});
