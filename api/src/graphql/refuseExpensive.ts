import { complexityFromQuery } from '@pothos/plugin-complexity';
import { getOperationAST, GraphQLError, Kind, type DocumentNode, type ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { RequestContext } from './context.ts';
import { introspectionLimit } from './introspection.ts';
import { limits } from './prices.ts';
import { schema } from './schema.ts';

const exceedsIntrospection = introspectionLimit(schema);

/** The operation that runs, with its fragments. */
function running(document: DocumentNode, operationName: string | null | undefined): DocumentNode {
  const operation = getOperationAST(document, operationName);
  const definitions = document.definitions.filter(
    (each) => each.kind === Kind.FRAGMENT_DEFINITION || each === operation,
  );
  return { kind: Kind.DOCUMENT, definitions };
}

/** The limit that an operation exceeds; null if it may run. */
function excessOf({ document, operationName, contextValue, variableValues }: ExecutionArgs): string | null {
  if (exceedsIntrospection(document, operationName))
    return 'Query exceeds what introspection answers at a time. Ask for fewer parts of the schema.';
  let price;
  try {
    price = complexityFromQuery(running(document, operationName), {
      schema,
      ctx: contextValue as RequestContext,
      variables: variableValues ?? {},
    });
  } catch (error) {
    // Invalid variables: the execution reports the problem.
    if (error instanceof GraphQLError) return null;
    throw error;
  }
  for (const kind of ['depth', 'breadth', 'complexity'] as const) {
    if (price[kind] > limits[kind])
      return `Query exceeds maximum ${kind} (${kind}: ${price[kind]}, max: ${limits[kind]})`;
  }
  return null;
}

/** Refuses an operation that costs too much, as a whole and before any of it runs. */
export const refuseExpensive: Plugin<RequestContext> = {
  onExecute({ args, setResultAndStopExecution }) {
    const excess = excessOf(args);
    if (excess === null) return;
    const extensions = { code: 'OPERATION_TOO_EXPENSIVE', http: { spec: true, status: 400 } };
    setResultAndStopExecution({ errors: [new GraphQLError(excess, { extensions })] });
  },
};
