import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** What is wrong with a request before there is an operation (GraphQL over HTTP, section 6.4). */
export const badRequest = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });

/** Refuses an address whose variables or extensions are not JSON, which Yoga would take for a failure of its own. */
export const refuseMalformed: Plugin = {
  onRequestParse({ requestParser, setRequestParser }) {
    if (!requestParser) return;
    setRequestParser(async (request) => {
      try {
        return await requestParser(request);
      } catch (error) {
        throw error instanceof SyntaxError ? badRequest('Send variables and extensions as JSON.') : error;
      }
    });
  },
};
