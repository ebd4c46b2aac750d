import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TranslationBadges_gaps$key } from '../../__generated__/TranslationBadges_gaps.graphql.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { StateChip } from './StateChip.tsx';

interface Props {
  gaps: TranslationBadges_gaps$key;
}

/** Marks an item with a text that is behind, or missing, in one language. */
export function TranslationBadges({ gaps }: Props) {
  const { languageBehind, languageMissing } = useTexts(formTexts);
  const { behind, missing } = useFragment(
    graphql`
      fragment TranslationBadges_gaps on TranslationGaps {
        behind
        missing
      }
    `,
    gaps,
  );
  const badges = [
    ...missing.map((language) => languageMissing[language]),
    ...behind.map((language) => languageBehind[language]),
  ];
  return badges.map((text) => (
    <StateChip key={text} tone="gold">
      {text}
    </StateChip>
  ));
}
