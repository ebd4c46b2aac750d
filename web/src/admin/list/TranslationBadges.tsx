import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TranslationBadges_gaps$key } from '../../__generated__/TranslationBadges_gaps.graphql.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Badge } from '../../ui/Badge.tsx';
import * as styles from './TranslationFilter.css.ts';

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
  if (badges.length === 0) return null;
  return (
    <span className={styles.filter}>
      {badges.map((text) => (
        <Badge key={text} tone="gold">
          {text}
        </Badge>
      ))}
    </span>
  );
}
