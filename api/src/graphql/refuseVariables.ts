import { getOperationAST, getVariableValues, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { schema } from './schema.ts';

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
    const { message, nodes = null } = error;
    setResultAndStopExecution({ errors: [new GraphQLError(message, { nodes, extensions })] });
  },
};
