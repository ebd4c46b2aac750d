import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import { useLocation } from 'react-router-dom';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type {
  useWaitingMessagesQuery,
  useWaitingMessagesQuery$data,
} from '../../__generated__/useWaitingMessagesQuery.graphql.ts';
import { onChange } from '../../relay/changes.ts';
import { quiet } from '../../relay/network.ts';

const query = graphql`
  query useWaitingMessagesQuery {
    databaseStatistics {
      unhandledMessages
    }
  }
`;

/**
 * How many messages nobody has handled: counted at each section, after each change, and whenever the overview counts.
 * @returns 0 until it is known, and for those who may not read messages
 */
export function useWaitingMessages(): number {
  const environment = useRelayEnvironment();
  const { pathname } = useLocation();
  const [count, setCount] = useState(0);
  useEffect(() => {
    const operation = createOperationDescriptor(getRequest(query), {});
    const show = (data: unknown) =>
      setCount((data as Partial<useWaitingMessagesQuery$data>).databaseStatistics?.unhandledMessages ?? 0);
    const kept = environment.retain(operation);
    const watched = environment.subscribe(environment.lookup(operation.fragment), ({ data }) => show(data));
    return () => {
      watched.dispose();
      kept.dispose();
    };
  }, [environment]);
  useEffect(() => {
    const ask = () =>
      fetchQuery<useWaitingMessagesQuery>(
        environment,
        query,
        {},
        { fetchPolicy: 'network-only', ...quiet },
      ).subscribe({
        // The last count stays; the section itself says that the server cannot be reached.
        error: () => {},
      });
    ask();
    return onChange(ask);
    // Again at each section.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [environment, pathname]);
  return count;
}
