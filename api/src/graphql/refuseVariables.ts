import { getOperationAST, getVariableValues, GraphQLError } from 'graphql';
import { refuseOperations } from './refuseOperations.ts';
import { schema } from './schema.ts';

/**
 * Refuses variables that do not fit the operation, and reports only the first problem. Whatever reads them later would
 * report each one, with the whole value: minutes of work for a body with thousands of unknown fields.
 */
export const refuseVariables = refuseOperations(({ document, operationName, variableValues }) => {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const { errors = [] } = getVariableValues(schema, definitions, variableValues ?? {}, { maxErrors: 1 });
  const [error] = errors;
  if (!error) return null;
  const extensions = { code: 'BAD_USER_INPUT', http: { spec: true, status: 400 } };
  const { message, nodes = null } = error;
  return new GraphQLError(message, { nodes, extensions });
});
