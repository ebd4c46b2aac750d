import { validate, type GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** The longest message of an error, in characters: GraphQL’s own quote names and values as they were sent. */
const longestMessage = 500;

/** The most errors about one document. */
const mostErrors = 10;

/** The beginning of a message, and its end, which states the reason. */
export function shortened(message: string): string {
  if (message.length <= longestMessage) return message;
  const half = longestMessage / 2 - 2;
  return `${message.slice(0, half)} … ${message.slice(-half)}`;
}

function shorten(errors: readonly GraphQLError[] = []): void {
  for (const error of errors) error.message = shortened(error.message);
}

/** Keeps an answer about an invalid document smaller than the document, which each error may quote as a whole. */
export const shortErrors: Plugin = {
  onValidate({ setValidationFn }) {
    setValidationFn((schema, document, rules, options) =>
      validate(schema, document, rules, { ...options, maxErrors: mostErrors }),
    );
  },
  onResultProcess({ result }) {
    for (const each of [result].flat()) if ('errors' in each) shorten(each.errors);
  },
};
