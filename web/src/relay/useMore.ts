import { useLayoutEffect, useState } from 'react';
import { growToPlace } from '../browser/places.ts';

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
 * Loads the next pages of a list; a failed page can be requested again. On Back and Forward, a list grows by itself until
 * it reaches the place that the visitor left.
 */
export function useMore({ hasNext, isLoadingNext, loadNext }: Paging, pageSize: number): More {
  const [failure, setFailure] = useState<Error | null>(null);
  const onLoad = () => {
    setFailure(null);
    loadNext(pageSize, { onComplete: setFailure });
  };
  const mayLoad = hasNext && !isLoadingNext && !failure;
  useLayoutEffect(() => (mayLoad ? growToPlace(onLoad) : undefined));
  return { hasNext, isLoading: isLoadingNext, failure, onLoad };
}
