import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useCommunityHead_community$key } from '../__generated__/useCommunityHead_community.graphql.ts';
import { useHead } from '../page/head.ts';
import { communityTexts } from './communityTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { useCommunityTexts } from './useCommunityTexts.ts';

/** The metadata of a community’s page, marked up as an organization for search engines. */
export function useCommunityHead(key: useCommunityHead_community$key): void {
  const texts = useTexts(communityTexts);
  const community = useFragment(
    graphql`
      fragment useCommunityHead_community on Community {
        ...useCommunityTexts_community
        contact {
          phone
          email
          website
        }
      }
    `,
    key,
  );
  const { name, description, languages, location } = useCommunityTexts(community);
  const { phone, email, website } = community.contact;
  useHead({
    title: name,
    description: description.text || location,
    languages,
    trail: [{ title: texts.title, path: '/communities' }],
    subject: {
      kind: 'organization',
      about: description.text,
      location,
      phone,
      email,
      website,
    },
  });
}
