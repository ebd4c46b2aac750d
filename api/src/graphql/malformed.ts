import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { textOf } from '../requestBody.ts';
import { HttpError } from '../rest/errors.ts';

/** The error for a request without a valid operation (GraphQL over HTTP, section 6.4). */
export const badRequest = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });

async function jsonOf(request: Request): Promise<unknown> {
  const text = await textOf(request).catch((error: unknown) => {
    throw error instanceof HttpError ? badRequest(error.message) : error;
  });
  return JSON.parse(text);
}

/**
 * Refuses invalid JSON without quoting it: Yoga would quote such a body, and treats invalid variables and
 * extensions in the address as an internal error. It would also accept invalid UTF-8.
 */
export const refuseMalformed: Plugin = {
  onRequestParse({ requestParser, setRequestParser }) {
    if (!requestParser) return;
    setRequestParser(async (request) => {
      try {
        // Yoga’s parser of POST requests, which all have JSON by then, only calls `json`.
        const body = { json: () => jsonOf(request) } as Request;
        return await requestParser(request.method === 'POST' ? body : request);
      } catch (error) {
        if (error instanceof SyntaxError) throw badRequest('Send variables and extensions as JSON.');
        if (error instanceof GraphQLError && 'originalError' in error.extensions)
          throw badRequest(error.message);
        throw error;
      }
    });
  },
};
