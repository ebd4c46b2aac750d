import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useCommunityHead_community$key } from '../__generated__/useCommunityHead_community.graphql.ts';
import { useHead } from '../page/head.ts';
import { shortened } from '../shared/pages/documentHead.ts';
import { communityTexts } from './communityTexts.ts';
import { pick } from '../shared/language.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';

/** The length of a description that search engines show. */
const descriptionLength = 160;

/** The metadata of a community’s page, marked up as an organization for search engines. */
export function useCommunityHead(key: useCommunityHead_community$key): void {
  const texts = useTexts(communityTexts);
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
  const description = pick(language, descriptionEn, descriptionId);
  useHead({
    title: pick(language, nameEn, nameId),
    description: shortened(description, descriptionLength) || texts.headDescription,
    trail: [{ title: texts.title, path: '/communities' }],
    subject: {
      kind: 'organization',
      about: description,
      location,
      phone: contact.phone,
      email: contact.email,
      website: contact.website,
    },
  });
}
