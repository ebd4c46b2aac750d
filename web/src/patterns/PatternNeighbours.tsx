import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PatternNeighbours_pattern$key } from '../__generated__/PatternNeighbours_pattern.graphql.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { pick } from '../shared/language.ts';
import { Neighbours } from '../ui/Neighbours.tsx';
import { patternAddress } from './patternAddress.ts';
import { patternTexts } from './patternTexts.ts';

interface Props {
  pattern: PatternNeighbours_pattern$key;
}

/** Links to the patterns added before and after a pattern. */
export function PatternNeighbours({ pattern }: Props) {
  const texts = useTexts(patternTexts);
  const { language } = useLanguage();
  const { previous, next } = useFragment(
    graphql`
      fragment PatternNeighbours_pattern on BatikPattern {
        previous {
          databaseId
          nameEn
          nameId
        }
        next {
          databaseId
          nameEn
          nameId
        }
      }
    `,
    pattern,
  );
  const named = (to: typeof next) =>
    to && { address: patternAddress(to.databaseId), title: pick(language, to.nameEn, to.nameId) };
  return (
    <Neighbours
      label={texts.neighbours}
      previous={{ label: texts.previous, to: named(previous) }}
      next={{ label: texts.next, to: named(next) }}
    />
  );
}
