import { useSyncExternalStore } from 'react';
import { currentUser, subscribeToSession, type User } from './session.ts';

/** The signed-in admin; null for visitors, on the server and during hydration. */
export function useUser(): User | null {
  return useSyncExternalStore(subscribeToSession, currentUser, () => null);
}
