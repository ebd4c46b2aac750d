import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useCommunityHead_community$key } from '../__generated__/useCommunityHead_community.graphql.ts';
import { useHead } from '../page/head.ts';
import { communityTexts } from './communityTexts.ts';
import { pick } from '../shared/language.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { useSiteName } from '../page/SiteIdentity.tsx';

/** The length of a description that search engines show. */
const descriptionLength = 160;

function shortened(text: string): string {
  if (text.length <= descriptionLength) return text;
  return `${text.slice(0, descriptionLength).replace(/\s+\S*$/, '')}…`;
}

/** The metadata of a community’s page, marked up as an organization for search engines. */
export function useCommunityHead(key: useCommunityHead_community$key): void {
  const texts = useTexts(communityTexts);
  const site = useSiteName();
  const { language } = useLanguage();
  const { nameEn, nameId, descriptionEn, descriptionId, location, contact } = useFragment(
    graphql`
      fragment useCommunityHead_community on Community {
        nameEn
        nameId
        descriptionEn
        descriptionId
        location
        contact {
          phone
          email
          website
        }
      }
    `,
    key,
  );
  const name = pick(language, nameEn, nameId);
  const description = pick(language, descriptionEn, descriptionId);
  useHead({
    title: `${name} – ${site}`,
    description: shortened(description) || texts.headDescription,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
      address: location,
      ...(description && { description }),
      ...(contact.phone && { telephone: contact.phone }),
      ...(contact.email && { email: contact.email }),
      ...(contact.website && { url: contact.website }),
    },
  });
}
