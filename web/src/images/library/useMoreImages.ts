import { useEffect, useEffectEvent } from 'react';
import { useMore, type More, type Paging } from '../../relay/useMore.ts';
import { useLoadFailure } from './useLoadFailure.ts';

/** The library’s next images, 24 at a time; a failure is also announced in its own words (specification section 8). */
export function useMoreImages(paging: Paging): More {
  const more = useMore(paging, 24);
  const announce = useEffectEvent(useLoadFailure());
  useEffect(() => {
    if (more.failure) announce(more.failure);
  }, [more.failure]);
  return more;
}
