import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { entryOf, noteGrowth, noteRows, rowsLeft } from '../browser/places.ts';

/** The most rows that a list grows back to, and that one request loads, which is the limit of a connection. */
const most = { rows: 300, atOnce: 100 };

interface Growing {
  /** Its name among the lists of its page. */
  list: string;
  /** How many rows it has. */
  loaded: number;
  hasNext: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  load: (count: number) => void;
}

/**
 * Has a list grow to as many rows as it had when the visitor left its page, in requests of 100; a longer one to 300
 * (docs/product.md#pages).
 */
export function useGrowBack({ list, loaded, hasNext, isLoading, hasFailed, load }: Growing): void {
  const entry = entryOf(useLocation());
  const arrival = useRef({ entry: '', rows: 0 });
  useEffect(() => {
    if (arrival.current.entry !== entry)
      arrival.current = { entry, rows: Math.min(rowsLeft(entry, list), most.rows) };
    const missing = arrival.current.rows - loaded;
    const isGrowing = missing > 0 && hasNext && !hasFailed;
    noteGrowth(list, isGrowing);
    if (isGrowing) {
      if (!isLoading) load(Math.min(missing, most.atOnce));
      return;
    }
    // What is missing from now on has been removed, or the visitor asks for it.
    arrival.current.rows = 0;
    if (!hasFailed) noteRows(entry, list, loaded);
  });
  useEffect(() => () => noteGrowth(list, false), [list]);
}
