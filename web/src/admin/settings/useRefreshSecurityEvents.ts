import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useRefreshSecurityEventsQuery } from '../../__generated__/useRefreshSecurityEventsQuery.graphql.ts';

const query = graphql`
  query useRefreshSecurityEventsQuery {
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...SecurityEvents_query
  }
`;

/** Brings the security log up to date after something that it records; what is shown stays until it is there. */
export function useRefreshSecurityEvents(): () => void {
  const environment = useRelayEnvironment();
  return () => {
    // Without an answer the log stays as it was.
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
