import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { CopiedEntity } from '../../__generated__/copyDocumentsQuery.graphql.ts';
import type { useListTotalQuery } from '../../__generated__/useListTotalQuery.graphql.ts';
import { typedDocument, type TypedDocument } from '../../relay/document.ts';
import { quiet } from '../../relay/network.ts';

/** How many items a list has. */
export interface Total {
  readonly matching: number;
  readonly all: number;
}

/** Counts the items of a list, as `total`, by the variables of the list’s query. */
export type TotalDocument = TypedDocument<object, { readonly total: Total | null | undefined }>;

/** Counts any noun’s items; a noun with filters of its own has its own document. */
const totalOfNoun = typedDocument<useListTotalQuery>(graphql`
  query useListTotalQuery($entity: CopiedEntity!, $translation: TranslationGap) {
    total: itemTotal(entity: $entity, translation: $translation) {
      matching
      all
    }
  }
`);

/**
 * How many items a list has: apart from the list, which does not wait for it.
 * @param variables those of the list’s query
 * @returns the total, null while it is not known; and a function that counts again
 */
export function useListTotal(entity: CopiedEntity, variables: object, own?: TotalDocument) {
  const environment = useRelayEnvironment();
  const asked = JSON.stringify(own ? variables : { entity, ...variables });
  const { node } = own ?? totalOfNoun;
  const [counted, setCounted] = useState<{ asked: string; total: Total } | null>(null);
  const refresh = useCallback(
    () =>
      fetchQuery(environment, node, JSON.parse(asked) as never, { fetchPolicy: 'network-only', ...quiet })
        .toPromise()
        .then((answer) => {
          const { total } = answer as { total?: Total | null };
          if (!total) return;
          const { matching, all } = total;
          setCounted({ asked, total: { matching, all } });
        })
        // The list itself says that the server cannot be reached.
        .catch(() => undefined),
    [environment, node, asked],
  );
  useEffect(() => void refresh(), [refresh]);
  return { total: counted?.asked === asked ? counted.total : null, refreshTotal: refresh };
}
