import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useTotal_total$data, useTotal_total$key } from '../../__generated__/useTotal_total.graphql.ts';
import type { TypedDocument } from '../../relay/document.ts';
import { inTurn } from '../../relay/inTurn.ts';
import { quiet } from '../../relay/network.ts';

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
 * How many items a list has: apart from the list, which does not wait for it. A failed count is made again once the
 * connection is back.
 * @returns the total, null while it is not known; and a function that counts again
 */
export function useTotal({ node }: Pick<TotalDocument, 'node'>, variables: object) {
  const environment = useRelayEnvironment();
  const asked = JSON.stringify(variables);
  const [counted, setCounted] = useState<{ asked: string; total: Total } | null>(null);
  const hasFailed = useRef(false);
  const refresh = useCallback(
    () =>
      inTurn(node, async () =>
        fetchQuery(environment, node, JSON.parse(asked) as never, {
          fetchPolicy: 'network-only',
          ...quiet,
        }).toPromise(),
      )
        .then((answer) => {
          hasFailed.current = false;
          const { total } = answer as { total?: useTotal_total$key | null };
          if (!total) return;
          const { matching, all } = readInlineData(totalFragment, total);
          setCounted({ asked, total: { matching, all } });
        })
        // The list itself says that the server cannot be reached.
        .catch(() => {
          hasFailed.current = true;
        }),
    [environment, node, asked],
  );
  useEffect(() => {
    void refresh();
    const refreshIfFailed = () => {
      if (hasFailed.current) void refresh();
    };
    window.addEventListener('online', refreshIfFailed);
    return () => window.removeEventListener('online', refreshIfFailed);
  }, [refresh]);
  return { total: counted?.asked === asked ? counted.total : null, refreshTotal: refresh };
}
