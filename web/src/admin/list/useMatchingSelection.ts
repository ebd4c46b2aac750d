import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSelection } from './useSelection.ts';
import type { Total } from './useTotal.ts';

/**
 * Tracks the selected rows of a list, or all that match its filter, loaded or not.
 * @param total null while it is not known
 */
export function useMatchingSelection<Row extends { readonly id: string }>(
  rows: readonly Row[],
  total: Total | null,
) {
  const selection = useSelection(rows);
  const { search } = useLocation();
  /** How many the editor saw when choosing all that match the filter of an address. */
  const [seen, setSeen] = useState<{ search: string; count: number } | null>(null);
  const isMatching = selection.isWhole && seen?.search === search;
  const matching = isMatching && seen ? seen.count : null;
  return {
    ...selection,
    /** How many match, if all that match are selected; else null. */
    matching,
    /** How many are selected. */
    count: matching ?? selection.chosen.length,
    /** How many match in all, if those that are loaded are selected and there are more; else null. */
    more: selection.isWhole && total && total.matching > rows.length ? total.matching : null,
    selectMatching: () => setSeen(total && { search, count: total.matching }),
    selectLoaded: () => setSeen(null),
    toggle: (id: string) => {
      setSeen(null);
      selection.toggle(id);
    },
    toggleAll: () => {
      setSeen(null);
      selection.toggleAll();
    },
    clear: () => {
      setSeen(null);
      selection.clear();
    },
  };
}

export type MatchingSelection<Row extends { readonly id: string }> = ReturnType<
  typeof useMatchingSelection<Row>
>;
