import { getOperationAST, getVariableValues, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { schema } from './schema.ts';

/** The longest message, in characters: GraphQL’s own quotes the whole value. */
const longestMessage = 500;

/** The beginning of a message, and its end, which states the reason. */
function shortened(message: string): string {
  if (message.length <= longestMessage) return message;
  const half = longestMessage / 2 - 2;
  return `${message.slice(0, half)} … ${message.slice(-half)}`;
}

/**
 * Refuses variables that do not fit the operation, and reports only the first problem. Whatever reads them later would
 * report each one, with the whole value: minutes of work for a body with thousands of unknown fields.
 */
export const refuseVariables: Plugin = {
  onExecute({ args: { document, operationName, variableValues }, setResultAndStopExecution }) {
    const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
    const { errors = [] } = getVariableValues(schema, definitions, variableValues ?? {}, { maxErrors: 1 });
    const [error] = errors;
    if (!error) return;
    const extensions = { code: 'BAD_USER_INPUT', http: { spec: true, status: 400 } };
    const { nodes = null } = error;
    setResultAndStopExecution({
      errors: [new GraphQLError(shortened(error.message), { nodes, extensions })],
    });
  },
};
