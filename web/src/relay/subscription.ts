import { createClient } from 'graphql-sse';
import { accountHeader } from '../auth/session.ts';
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';

// By its address, a proxy or a test can tell a stream from an answer that ends.
const client = createClient({ url: '/graphql?stream', headers: accountHeader, retryAttempts: 0 });

interface Sink {
  next: (result: GraphQLResponse) => void;
  error: (error: Error) => void;
  complete: () => void;
}

/** Sends the results of one of the site’s subscriptions to the sink, until the returned function is called. */
export const subscribe = ({ id }: RequestParameters, variables: Variables, sink: Sink): (() => void) =>
  // The server reads the text by its id.
  client.subscribe({ documentId: id, variables } as never, sink as never);
