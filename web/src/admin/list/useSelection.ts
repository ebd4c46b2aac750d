import { useState } from 'react';
import { bulkLimit } from '../../shared/listLimits.ts';

/** Tracks the selected rows of a list. A row that leaves the list is deselected. */
export function useSelection<Row extends { readonly id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ id }) => ids.has(id));
  const all = rows.slice(0, bulkLimit);
  const isWhole = chosen.length > 0 && chosen.length >= all.length;
  return {
    chosen,
    isWhole,
    has: (id: string) => ids.has(id),
    toggle: (id: string) => setIds(ids.symmetricDifference(new Set([id]))),
    clear: () => setIds(new Set()),
    toggleAll: () => setIds(new Set(isWhole ? [] : all.map(({ id }) => id))),
  };
}

export type Selection<Row extends { readonly id: string }> = ReturnType<typeof useSelection<Row>>;
