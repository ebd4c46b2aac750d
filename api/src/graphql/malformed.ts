import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** What is wrong with a request before there is an operation (GraphQL over HTTP, section 6.4). */
export const badRequest = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });

/**
 * Refuses what is not JSON without a word of it: Yoga quotes such a body, and takes variables and extensions in the
 * address for a failure of its own.
 */
export const refuseMalformed: Plugin = {
  onRequestParse({ requestParser, setRequestParser }) {
    if (!requestParser) return;
    setRequestParser(async (request) => {
      try {
        return await requestParser(request);
      } catch (error) {
        if (error instanceof SyntaxError) throw badRequest('Send variables and extensions as JSON.');
        if (error instanceof GraphQLError && 'originalError' in error.extensions)
          throw badRequest(error.message);
        throw error;
      }
    });
  },
};
