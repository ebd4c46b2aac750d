import { useRelayEnvironment } from 'react-relay/hooks.js';
import { commitLocalUpdate } from 'relay-runtime';
import { useDatabase } from './useDatabase.ts';

/**
 * After a change of the whole database: this section is loaded anew, and whatever the browser knows counts as out of
 * date, so that every other section asks the server when it is visited.
 */
export function useRenewal(): () => void {
  const environment = useRelayEnvironment();
  const { refresh } = useDatabase();
  return () => {
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    refresh();
  };
}
