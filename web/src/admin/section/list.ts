import {
  fetchQuery,
  usePaginationFragment,
  usePreloadedQuery,
  useRelayEnvironment,
  type PreloadedQuery,
} from 'react-relay/hooks.js';
import { useOutletContext } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useMore } from '../../relay/useMore.ts';
import { inTurn } from '../../relay/inTurn.ts';
import { withRetries } from '../../relay/withRetries.ts';
import type { TotalDocument } from '../list/useTotal.ts';
import type { FragmentKey } from '../form/fieldSet.ts';

/** A row of a list, with the fragments of the components that show it. */
export interface ListNode {
  readonly id: string;
}

/** A list’s data: its connection is called `rows`, whatever the noun. */
interface Connection<Node> {
  readonly rows: {
    readonly __id: string;
    readonly edges: readonly { readonly node: Node }[];
  };
}

type NodeOf<Key extends FragmentKey> =
  Required<Key>[' $data'] extends Connection<infer Node extends ListNode> ? Node : never;

/** The documents of a section’s list. */
export interface ListDocuments<out Node extends ListNode> {
  /** Spreads the fragment and selects nothing else. */
  query: GraphQLTaggedNode;
  /** Selects the connection `rows`; refetchable, with `count` and `cursor`. */
  fragment: GraphQLTaggedNode;
  /** The number of rows per page. */
  pageSize: number;
  /** Counts the rows, if the list has filters besides those of translations and of what is active. */
  total?: TotalDocument;
  // Never set: it only carries the type.
  answers?: () => Node;
}

/** Ties a list’s documents to the types that Relay generated for them. */
export function listDocuments<Key extends FragmentKey>(
  documents: ListDocuments<never>,
): ListDocuments<NodeOf<Key>> {
  return documents;
}

const useLoaded = () => useOutletContext<PreloadedQuery<OperationType>>();

/** The rows that the section’s route has loaded so far. */
export function useListRows<Node extends ListNode>({ query, fragment, pageSize }: ListDocuments<Node>) {
  const loaded = useLoaded();
  const data = usePreloadedQuery(query, loaded) as Required<FragmentKey>;
  const { data: list, ...paging } = usePaginationFragment(fragment, data as never);
  const { rows } = list as Connection<Node>;
  return {
    variables: loaded.variables,
    connectionId: rows.__id,
    rows: rows.edges.map(({ node }) => node),
    more: useMore(paging, pageSize, 'rows', rows.edges.length),
  };
}

/** Reloads the list from its first page; as long as that fails, the list stays unchanged. */
export function useListReload({ query }: ListDocuments<ListNode>): () => Promise<void> {
  const environment = useRelayEnvironment();
  const { source, variables } = useLoaded();
  return async () => {
    // An answer that is still on its way, of a form opened by its address, would bring back the rows from before.
    await source?.toPromise().catch(() => undefined);
    await withRetries(() =>
      inTurn(query, async () =>
        fetchQuery(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise(),
      ),
    );
  };
}
