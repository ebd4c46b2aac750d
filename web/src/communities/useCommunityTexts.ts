import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useCommunityTexts_community$key } from '../__generated__/useCommunityTexts_community.graphql.ts';
import { languagesOf, pick, shownText } from '../shared/language.ts';
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
    description: shownText(language, descriptionEn, descriptionId),
    /** The languages that have the description. */
    languages: languagesOf(descriptionEn, descriptionId),
    location,
  };
}
