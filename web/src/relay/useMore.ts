import { useState } from 'react';
import { useGrowBack } from './useGrowBack.ts';

/** Relay’s state of a paginated list. */
export interface Paging {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
}

/** The rest of a list, for LoadMore. */
export interface More {
  hasNext: boolean;
  isLoading: boolean;
  /** Why the next page failed to load. */
  failure: Error | null;
  onLoad: () => void;
}

/**
 * Loads the next pages of a list; a failed page can be requested again. On Back, Forward and a reload, a list grows by
 * itself to where it was (useGrowBack.ts).
 * @param list its name among the lists of its page
 * @param loaded how many rows it has
 */
export function useMore(
  { hasNext, isLoadingNext, loadNext }: Paging,
  pageSize: number,
  list: string,
  loaded: number,
): More {
  const [failure, setFailure] = useState<Error | null>(null);
  const load = (count: number) => {
    setFailure(null);
    loadNext(count, { onComplete: setFailure });
  };
  useGrowBack({ list, loaded, hasNext, isLoading: isLoadingNext, hasFailed: failure !== null, load });
  return { hasNext, isLoading: isLoadingNext, failure, onLoad: () => load(pageSize) };
}
