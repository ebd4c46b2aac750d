import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useTotal_total$data, useTotal_total$key } from '../../__generated__/useTotal_total.graphql.ts';
import type { TypedDocument } from '../../relay/document.ts';
import { inTurn } from '../../relay/inTurn.ts';
import { quiet } from '../../relay/network.ts';
import { withRetries } from '../../relay/withRetries.ts';

const totalFragment = graphql`
  fragment useTotal_total on ListTotal @inline {
    matching
    all
  }
`;

/** How many items a list has. */
export type Total = Pick<useTotal_total$data, 'matching' | 'all'>;

/** Counts the items of a list, as `total`. */
export type TotalDocument = TypedDocument<object, { readonly total: useTotal_total$key | null | undefined }>;

/**
 * How many items a list has: apart from the list, which does not wait for it, nor says that a count failed.
 * @returns the total, null while it is not known; and a function that counts again
 */
export function useTotal({ node }: Pick<TotalDocument, 'node'>, variables: object) {
  const environment = useRelayEnvironment();
  const asked = JSON.stringify(variables);
  const [counted, setCounted] = useState<{ asked: string; total: Total } | null>(null);
  const latest = useRef(asked);
  const refresh = useCallback(() => {
    const count = async () => {
      // The list has been narrowed otherwise since.
      if (latest.current !== asked) return;
      const variables = JSON.parse(asked) as never;
      const fetched = fetchQuery(environment, node, variables, { fetchPolicy: 'network-only', ...quiet });
      const { total } = (await fetched.toPromise()) as { total?: useTotal_total$key | null };
      if (!total) return;
      const { matching, all } = readInlineData(totalFragment, total);
      setCounted({ asked, total: { matching, all } });
    };
    return withRetries(() => inTurn(node, count));
  }, [environment, node, asked]);
  useEffect(() => {
    latest.current = asked;
    void refresh();
  }, [refresh, asked]);
  return { total: counted?.asked === asked ? counted.total : null, refreshTotal: refresh };
}
