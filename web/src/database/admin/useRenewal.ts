import { useRelayEnvironment } from 'react-relay/hooks.js';
import { commitLocalUpdate } from 'relay-runtime';
import { useDatabase } from './useDatabase.ts';

/**
 * Returns a function to call after a change of the whole database: it refetches this section and marks all cached data
 * as stale, so that every other section refetches when it is visited.
 */
export function useRenewal(): () => void {
  const environment = useRelayEnvironment();
  const { refresh } = useDatabase();
  return () => {
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    refresh();
  };
}
