import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PatternsHead_query$key } from '../__generated__/PatternsHead_query.graphql.ts';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import { SwatchBook } from './SwatchBook.tsx';
import * as styles from './PatternsHead.css.ts';

interface Props {
  query: PatternsHead_query$key | null;
  title: string;
  lead: string;
}

/** A page’s title above the swatch book. */
export function PatternsHead({ query, title, lead }: Props) {
  const data = useFragment(
    graphql`
      fragment PatternsHead_query on Query {
        ...SwatchBook_query
      }
    `,
    query,
  );
  return (
    <header>
      <Container width="wide">
        <div className={styles.words}>
          <h1 className={type.display}>{title}</h1>
          <p className={type.lead}>{lead}</p>
        </div>
      </Container>
      <SwatchBook query={data ?? null} />
    </header>
  );
}
