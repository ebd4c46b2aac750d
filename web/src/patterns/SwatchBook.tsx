import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SwatchBook_query$key } from '../__generated__/SwatchBook_query.graphql.ts';
import { patternTexts } from './patternTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { Swatch } from './Swatch.tsx';
import * as styles from './SwatchBook.css.ts';

interface Props {
  query: SwatchBook_query$key | null;
}

/** The first patterns as cloths that hang side by side, from edge to edge; omitted if there are none. */
export function SwatchBook({ query }: Props) {
  const texts = useTexts(patternTexts);
  const data = useFragment(
    graphql`
      fragment SwatchBook_query on Query {
        swatches: batikPatterns(first: 10) {
          edges {
            node {
              id
              ...Swatch_pattern
            }
          }
        }
      }
    `,
    query,
  );
  const swatches = data?.swatches?.edges ?? [];
  if (swatches.length === 0) return null;
  return (
    <>
      <ul aria-label={texts.swatches} className={styles.book}>
        {swatches.map(({ node }) => (
          <Swatch key={node.id} pattern={node} />
        ))}
      </ul>
      {swatches.length > 6 && (
        // Not a Link, which would drop the language from the address.
        <a href="#patterns" className={styles.rest}>
          {texts.backToPatterns} <ChevronDownIcon />
        </a>
      )}
    </>
  );
}
