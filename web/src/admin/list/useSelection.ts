import { useState } from 'react';

/** So many rows are changed at once, at most. */
const limit = 100;

/** Which rows of a list are chosen. What leaves the list is chosen no longer. */
export function useSelection<Row extends { readonly id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ id }) => ids.has(id));
  const all = rows.slice(0, limit);
  const isWhole = chosen.length > 0 && chosen.length >= all.length;
  return {
    chosen,
    isWhole,
    has: (id: string) => ids.has(id),
    toggle: (id: string) => setIds(ids.symmetricDifference(new Set([id]))),
    toggleAll: () => setIds(new Set(isWhole ? [] : all.map(({ id }) => id))),
  };
}

export type Selection<Row extends { readonly id: string }> = ReturnType<typeof useSelection<Row>>;
