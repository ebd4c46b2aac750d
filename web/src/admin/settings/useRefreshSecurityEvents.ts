import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useRefreshSecurityEventsQuery } from '../../__generated__/useRefreshSecurityEventsQuery.graphql.ts';

const query = graphql`
  query useRefreshSecurityEventsQuery {
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...SecurityEvents_query
  }
`;

/** Refetches the security log after an event that it records; the current one stays until the new one arrives. */
export function useRefreshSecurityEvents(): () => void {
  const environment = useRelayEnvironment();
  return () => {
    // If this fails, the log stays unchanged.
    fetchQuery<useRefreshSecurityEventsQuery>(
      environment,
      query,
      {},
      { fetchPolicy: 'network-only' },
    ).subscribe({
      error: () => {},
    });
  };
}
