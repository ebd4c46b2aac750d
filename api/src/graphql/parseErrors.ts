import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/**
 * Gives an error of the parser its code and status. Yoga would do so only for requests over HTTP, while the error is
 * cached, and reported as it is, whoever has the text parsed first.
 */
export const parseErrors: Plugin = {
  onParse:
    () =>
    ({ result }) => {
      if (!(result instanceof GraphQLError)) return;
      result.extensions['code'] ??= 'GRAPHQL_PARSE_FAILED';
      result.extensions['http'] ??= { spec: true, status: 400 };
    },
};
