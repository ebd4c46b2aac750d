import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HeritageHead_query$key } from '../__generated__/HeritageHead_query.graphql.ts';
import { heritageFallbacks } from '../shared/content/keys/heritage.ts';
import { useContent } from '../content/useContent.ts';
import { SwatchBook } from '../patterns/SwatchBook.tsx';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import * as styles from './HeritageHead.css.ts';

interface Props {
  query: HeritageHead_query$key | null;
}

/** The page’s title above the swatch book. */
export function HeritageHead({ query }: Props) {
  const data = useFragment(
    graphql`
      fragment HeritageHead_query on Query {
        content(groups: [heritage]) {
          ...useContent_entries
        }
        ...SwatchBook_query
      }
    `,
    query,
  );
  const content = useContent(data?.content, heritageFallbacks);
  return (
    <header>
      <Container width="wide">
        <div className={styles.words}>
          <h1 className={type.display}>{content('heritage.hero.title')}</h1>
          <p className={type.lead}>{content('heritage.hero.subtitle')}</p>
        </div>
      </Container>
      <SwatchBook query={data ?? null} />
    </header>
  );
}
