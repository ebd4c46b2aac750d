import { useEffect, useEffectEvent } from 'react';
import { useMore, type More, type Paging } from '../../relay/useMore.ts';
import { useLoadFailure } from './useLoadFailure.ts';

/** Loads the library’s next 24 images, and shows a toast on failure (docs/product.md#image-library). */
export function useMoreImages(paging: Paging, list: string, loaded: number): More {
  const more = useMore(paging, 24, list, loaded);
  const announce = useEffectEvent(useLoadFailure());
  useEffect(() => {
    if (more.failure) announce(more.failure);
  }, [more.failure]);
  return more;
}
