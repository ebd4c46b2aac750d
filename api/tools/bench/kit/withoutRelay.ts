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
export const PreloadableQueryRegistry = { set() {} };

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
export const usePaginationFragment = (_fragment: unknown, data: object) => ({ data });
export const RelayEnvironmentProvider = ({ children }: { children: ReactNode }) => children;

/** Rendering calls these hooks; only interaction would use their results. */
export const useRelayEnvironment = () => null;
export const useMutation = () => [];
export const graphql = null;
export const commitMutation = null;
export const fetchQuery = null;
