import { useEffect, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import { useLocation } from 'react-router-dom';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { useWaitingQuery, useWaitingQuery$data } from '../../__generated__/useWaitingQuery.graphql.ts';
import { useAskedOnChange } from '../../relay/useAskedOnChange.ts';

const query = graphql`
  query useWaitingQuery {
    databaseStatistics {
      unhandledMessages
      reviewsToAnswer
    }
    # Whether their role has changed: useViewerMay.ts and useFactorDue.ts read them from the store.
    viewer {
      # eslint-disable-next-line relay/unused-fields
      capabilities
      # eslint-disable-next-line relay/unused-fields
      factorDueAt
    }
  }
`;

/** What waits in a section, by the section’s name: 0 until it is known, and for those who may not see it. */
export interface Waiting {
  /** The reviews that the reader can answer. */
  overview: number;
  /** The messages that nobody has handled. */
  messages: number;
}

/** What waits, and what the viewer may do: asked for at each section, after each change, and whenever the overview counts. */
export function useWaiting(): Waiting {
  const environment = useRelayEnvironment();
  const { pathname } = useLocation();
  const [waiting, setWaiting] = useState<Waiting>({ overview: 0, messages: 0 });
  useEffect(() => {
    const operation = createOperationDescriptor(getRequest(query), {});
    const show = (data: unknown) => {
      const { databaseStatistics: counts } = data as Partial<useWaitingQuery$data>;
      setWaiting({ overview: counts?.reviewsToAnswer ?? 0, messages: counts?.unhandledMessages ?? 0 });
    };
    const kept = environment.retain(operation);
    const watched = environment.subscribe(environment.lookup(operation.fragment), ({ data }) => show(data));
    return () => {
      watched.dispose();
      kept.dispose();
    };
  }, [environment]);
  useAskedOnChange<useWaitingQuery>(query, pathname, {});
  return waiting;
}
