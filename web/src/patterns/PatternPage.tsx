import { graphql } from 'react-relay/hooks.js';
import type { PatternPageQuery } from '../__generated__/PatternPageQuery.graphql.ts';
import { useStartedQuery } from '../page/pageContext.ts';
import { PatternNotFound } from './PatternNotFound.tsx';
import { PatternView } from './PatternView.tsx';

const query = graphql`
  query PatternPageQuery($id: Int!) @preloadable @throwOnFieldError {
    batikPattern(id: $id) {
      ...PatternView_pattern
    }
    ...PatternNotFound_query
  }
`;

/** One pattern; the swatch book if none has this id (docs/product.md#pattern-pages). */
export function PatternPage() {
  const data = useStartedQuery<PatternPageQuery>(query);
  return data.batikPattern ? <PatternView pattern={data.batikPattern} /> : <PatternNotFound query={data} />;
}
