import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { overviewTexts } from './overviewTexts.ts';
import { useToast } from '../../ui/Toast.tsx';

/** Asks the server for the overview's numbers anew; what is shown stays until they are there. */
export function useRefreshStats(query: GraphQLTaggedNode): {
  refresh: () => void;
  isRefreshing: boolean;
  /** How often it has worked. */
  refreshes: number;
} {
  const texts = useTexts(overviewTexts);
  const { success, error } = useTexts(formTexts);
  const { toast } = useToast();
  const environment = useRelayEnvironment();
  const [isRefreshing, setRefreshing] = useState(false);
  const [refreshes, setRefreshes] = useState(0);
  const refresh = () => {
    setRefreshing(true);
    fetchQuery(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({
      complete: () => {
        setRefreshing(false);
        setRefreshes((count) => count + 1);
        toast({ title: success, description: texts.refreshed });
      },
      error: () => {
        setRefreshing(false);
        toast({ title: error, description: texts.refreshFailed, look: 'destructive' });
      },
    });
  };
  return { refresh, isRefreshing, refreshes };
}
