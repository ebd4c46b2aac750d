// Replaces react-relay and relay-runtime in a build without Relay: components read the server's answers as they are.
import type { ReactNode } from 'react';

type Fetch = (parameters: { id: string }, variables: object) => Promise<{ data: object }>;

export class Environment {
  readonly fetch: Fetch;

  constructor({ network }: { network: Fetch }) {
    this.fetch = network;
  }
}
export const RecordSource = Object;
export const Store = Object;
export const Network = { create: (fetch: Fetch) => fetch };
export const PreloadableQueryRegistry = { set() {}, get() {} };

interface Sink {
  next: (answer: unknown) => void;
  complete: () => void;
}

/** As far as an answer needs it that arrives once, as a promise. */
export const Observable = {
  from: (answer: Promise<unknown>) => ({
    subscribe: (sink: Sink) =>
      void answer.then((value) => {
        sink.next(value);
        sink.complete();
      }),
  }),
  create: (subscribe: (sink: Sink) => void) =>
    new Promise((resolve) => subscribe({ next: resolve, complete() {} })),
};

export function loadQuery({ fetch }: Environment, { params }: { params: { id: string } }, variables: object) {
  const query = {
    data: {},
    source: {
      async toPromise() {
        query.data = (await fetch(params, variables)).data;
      },
    },
  };
  return query;
}

export const usePreloadedQuery = (_query: unknown, { data }: { data: object }) => data;
export const useFragment = (_fragment: unknown, data: object | null) => data;
export const readInlineData = useFragment;
export const usePaginationFragment = (_fragment: unknown, data: object) => ({ data });
export const RelayEnvironmentProvider = ({ children }: { children: ReactNode }) => children;

/** Rendering calls or refers to these; only interaction would use their results. */
export const useRelayEnvironment = () => null;
export const useLazyLoadQuery = null;
export const useMutation = () => [];
export const graphql = null;
export const commitMutation = null;
export const commitLocalUpdate = null;
export const fetchQuery = null;
export const createOperationDescriptor = null;
export const ConnectionHandler = null;
export const DefaultHandlerProvider = null;
