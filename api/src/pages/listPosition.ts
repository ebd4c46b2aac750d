import { communityOrder } from '../communities/communities.ts';
import { isCursorOf, type OrderColumn } from '../database/keyset.ts';
import { newsOrder } from '../news/news.ts';
import { patternOrder } from '../patterns/patterns.ts';

/** The orders of the lists that go on at `?after=` the cursor of a row, by their page’s path. */
const orders: Readonly<Record<string, readonly OrderColumn[]>> = {
  '/news': newsOrder,
  '/communities': communityOrder,
  '/heritage': patternOrder,
};

/**
 * The address of a list’s first page, for one that goes on after something that is not a cursor of the list; else null.
 * The path is in its one form (path.ts).
 */
export function firstPageInstead({ pathname, searchParams }: URL): string | null {
  const order = orders[pathname];
  const after = searchParams.get('after');
  if (!order || after === null || isCursorOf(order, after)) return null;
  const rest = new URLSearchParams(searchParams);
  rest.delete('after');
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}
