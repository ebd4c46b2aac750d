import {
  fetchQuery,
  usePaginationFragment,
  usePreloadedQuery,
  useRelayEnvironment,
  type PreloadedQuery,
} from 'react-relay/hooks.js';
import { useOutletContext } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useMore, type More } from '../../relay/useMore.ts';
import type { FragmentKey } from '../form/fieldSet.ts';

/** A row of a list, with the fragments of what shows it. */
export interface ListNode {
  readonly id: string;
}

/** A list's data: its connection is called `rows`, whatever the noun. */
interface Connection<Node> {
  readonly rows: {
    readonly __id: string;
    readonly edges: readonly { readonly node: Node }[];
  };
}

type NodeOf<Key extends FragmentKey> = Required<Key>[' $data'] extends Connection<infer Node extends ListNode> ? Node : never;

interface ListDocuments {
  /** Spreads the fragment, and nothing else. */
  query: GraphQLTaggedNode;
  /** Has the connection `rows`; refetchable, with `count` and `cursor`. */
  fragment: GraphQLTaggedNode;
  /** How many rows a page has. */
  pageSize: number;
}

/** The list of a section, which the section's route has loaded. */
export interface SectionList<Node extends ListNode> {
  /** The rows loaded so far. */
  useRows: () => { connectionId: string; rows: readonly Node[]; more: More };
  /** Loads the list again; one that cannot be had stays as it is. */
  useReload: () => () => Promise<void>;
}

/** The list of a section from its documents. */
export function sectionList<Query extends OperationType, Pagination extends OperationType, Key extends FragmentKey>({
  query,
  fragment,
  pageSize,
}: ListDocuments): SectionList<NodeOf<Key>> {
  const useLoaded = () => useOutletContext<PreloadedQuery<Query>>();
  return {
    useRows: () => {
      const data = usePreloadedQuery<Query>(query, useLoaded());
      const { data: list, ...paging } = usePaginationFragment<Pagination, Key>(fragment, data as Key);
      const { rows } = list as Connection<NodeOf<Key>>;
      return {
        connectionId: rows.__id,
        rows: rows.edges.map(({ node }) => node),
        more: useMore(paging, pageSize),
      };
    },
    useReload: () => {
      const environment = useRelayEnvironment();
      const { variables } = useLoaded();
      return async () => {
        await fetchQuery<Query>(environment, query, variables, { fetchPolicy: 'network-only' })
          .toPromise()
          .catch(() => undefined);
      };
    },
  };
}
