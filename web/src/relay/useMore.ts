import { useState } from 'react';

/** What Relay knows of a list’s pages. */
export interface Paging {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
}

/** What is behind the shown part of a list, for LoadMore. */
export interface More {
  hasNext: boolean;
  isLoading: boolean;
  /** Why the next page did not come. */
  failure: Error | null;
  onLoad: () => void;
}

/** The next pages of a list; one that fails to come can be asked for again. */
export function useMore({ hasNext, isLoadingNext, loadNext }: Paging, pageSize: number): More {
  const [failure, setFailure] = useState<Error | null>(null);
  const onLoad = () => {
    setFailure(null);
    loadNext(pageSize, { onComplete: setFailure });
  };
  return { hasNext, isLoading: isLoadingNext, failure, onLoad };
}
