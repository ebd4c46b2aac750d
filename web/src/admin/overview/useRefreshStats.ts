import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { overviewTexts } from './overviewTexts.ts';
import { useToast } from '../../ui/Toast.tsx';

/** Refetches the overview’s figures; the current ones stay until the new ones arrive. */
export function useRefreshStats(query: GraphQLTaggedNode): {
  refresh: () => void;
  isRefreshing: boolean;
  /** The number of successful refreshes. */
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
