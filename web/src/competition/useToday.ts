import { useSyncExternalStore } from 'react';
import { dayInJakarta } from '../language/dates.ts';

const never = () => () => {};
const now = () => dayInJakarta(new Date());

/** Today in Jakarta, YYYY-MM-DD; null until hydrated, so that server and browser render the same. */
export function useToday(): string | null {
  return useSyncExternalStore(never, now, () => null);
}
