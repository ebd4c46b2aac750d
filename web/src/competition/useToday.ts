import { useSyncExternalStore } from 'react';
import { dayInJakarta } from '../language/dates.ts';

const never = () => () => {};
const now = () => dayInJakarta(new Date());

/** Today, YYYY-MM-DD in Jakarta; null until the page is awake, so that server and browser render the same. */
export function useToday(): string | null {
  return useSyncExternalStore(never, now, () => null);
}
