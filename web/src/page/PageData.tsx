import { use, type ReactNode } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { Boundary } from './Boundary.tsx';
import { useStartedQuery, PageQueryContext } from './pageContext.ts';

interface Props<Query extends OperationType> {
  query: GraphQLTaggedNode;
  /** Renders the page; gets null if its data could not be loaded, so that texts fall back and lists are empty. */
  children: (data: Query['response'] | null) => ReactNode;
}

/** Provides the data of a page’s query; a failed query still shows the page (docs/product.md#errors). */
export function PageData<Query extends OperationType>({ query, children }: Props<Query>) {
  return (
    // A new query, after a navigation or a reload, triggers a retry.
    <Boundary resetKey={use(PageQueryContext)} fallback={() => children(null)}>
      <WithData<Query> query={query}>{children}</WithData>
    </Boundary>
  );
}

function WithData<Query extends OperationType>({ query, children }: Props<Query>) {
  return children(useStartedQuery<Query>(query));
}
