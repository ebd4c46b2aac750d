import { useState } from 'react';

/** Which rows of a list are chosen. What leaves the list is chosen no longer. */
export function useSelection<Row extends { readonly id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ id }) => ids.has(id));
  const isWhole = chosen.length > 0 && chosen.length === rows.length;
  return {
    chosen,
    isWhole,
    has: (id: string) => ids.has(id),
    toggle: (id: string) => setIds(ids.symmetricDifference(new Set([id]))),
    toggleAll: () => setIds(new Set(isWhole ? [] : rows.map(({ id }) => id))),
  };
}

export type Selection<Row extends { readonly id: string }> = ReturnType<typeof useSelection<Row>>;
