import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useCommunityTexts_community$key } from '../__generated__/useCommunityTexts_community.graphql.ts';
import { pick } from '../shared/language.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';

/** A community in words, in the reader’s language. */
export function useCommunityTexts(community: useCommunityTexts_community$key) {
  const { language } = useLanguage();
  const { nameEn, nameId, descriptionEn, descriptionId, location } = useFragment(
    graphql`
      fragment useCommunityTexts_community on Community {
        nameEn
        nameId
        descriptionEn
        descriptionId
        location
      }
    `,
    community,
  );
  return {
    name: pick(language, nameEn, nameId),
    description: pick(language, descriptionEn, descriptionId),
    location,
  };
}
