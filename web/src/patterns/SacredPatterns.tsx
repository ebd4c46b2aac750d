import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SacredPatterns_query$key } from '../__generated__/SacredPatterns_query.graphql.ts';
import { patternTexts } from './patternTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { ToFirstPage } from '../page/ListEnds.tsx';
import { PartFailure } from '../page/PartFailure.tsx';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import { PatternsList } from './PatternsList.tsx';
import * as styles from './SacredPatterns.css.ts';

interface Props {
  /** Null if it could not be loaded. */
  query: SacredPatterns_query$key | null;
  /** Whether the list begins at its beginning. */
  isFirst: boolean;
}

/** The gallery of patterns; its cloths span the full width. */
export function SacredPatterns({ query, isFirst }: Props) {
  const texts = useTexts(patternTexts);
  const data = useFragment(
    graphql`
      fragment SacredPatterns_query on Query @argumentDefinitions(after: { type: "String" }) {
        ...PatternsList_query @arguments(cursor: $after, start: $after)
      }
    `,
    query,
  );
  return (
    <section id="patterns" aria-labelledby="patterns-heading" className={styles.patterns}>
      <header className={styles.heading}>
        <Container width="wide">
          <h2 id="patterns-heading" className={type.headline}>
            {texts.title}
          </h2>
          <p className={type.lead}>{texts.lead}</p>
          {!isFirst && <ToFirstPage address="/heritage" />}
        </Container>
      </header>
      {data ? <PatternsList query={data} /> : <PartFailure isFullWidth />}
    </section>
  );
}
