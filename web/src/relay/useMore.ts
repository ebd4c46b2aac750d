import { useState } from 'react';

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

/** Loads the next pages of a list; a failed page can be requested again. */
export function useMore({ hasNext, isLoadingNext, loadNext }: Paging, pageSize: number): More {
  const [failure, setFailure] = useState<Error | null>(null);
  const onLoad = () => {
    setFailure(null);
    loadNext(pageSize, { onComplete: setFailure });
  };
  return { hasNext, isLoading: isLoadingNext, failure, onLoad };
}
