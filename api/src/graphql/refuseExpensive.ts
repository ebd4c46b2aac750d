import { complexityFromQuery } from '@pothos/plugin-complexity';
import { getOperationAST, GraphQLError, Kind, type DocumentNode, type ExecutionArgs } from 'graphql';
import type { RequestContext } from './context.ts';
import { introspectionLimit } from './introspection.ts';
import { limits } from './prices.ts';
import { refuseOperations } from './refuseOperations.ts';
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

/** Prices the operation: returns why it is refused, or null if it may run. */
function appraise({ document, operationName, contextValue, variableValues }: ExecutionArgs): string | null {
  if (exceedsIntrospection(document, operationName))
    return 'Query exceeds what introspection answers at a time. Ask for fewer parts of the schema.';
  const price = complexityFromQuery(running(document, operationName), {
    schema,
    ctx: contextValue as RequestContext,
    variables: variableValues ?? {},
  });
  for (const kind of ['depth', 'breadth', 'complexity'] as const) {
    if (price[kind] > limits[kind])
      return `Query exceeds maximum ${kind} (${kind}: ${price[kind]}, max: ${limits[kind]})`;
  }
  return null;
}

/** Known results for a document; they live as long as it stays in the cache of parsed ones. */
const known = new WeakMap<DocumentNode, Map<string, string | null>>();
const mostKnown = 20;

/** What an operation’s price depends on besides its document: its declared variables. Null if that is large. */
function priceKey({ document, operationName, variableValues }: ExecutionArgs): string | null {
  const declared = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const given = new Map(Object.entries(variableValues ?? {}));
  // A variable that is null differs from one that is absent, which has its default.
  const names = declared.map(({ variable: { name } }) => name.value).filter((name) => given.has(name));
  const variables = names.map((name) => [name, given.get(name)] as const);
  const isSmall = variables.every(
    ([, value]) => value === null || (typeof value !== 'object' && String(value).length <= 100),
  );
  return isSmall ? JSON.stringify([operationName, variables]) : null;
}

/** Why the operation is refused; null if it may run. Operations with equal small variables are appraised once. */
function refusalOf(args: ExecutionArgs): string | null {
  const results = known.get(args.document) ?? new Map<string, string | null>();
  known.set(args.document, results);
  const key = priceKey(args);
  const result = key === null ? undefined : results.get(key);
  if (result !== undefined) return result;
  const refusal = appraise(args);
  if (key !== null && results.size < mostKnown) results.set(key, refusal);
  return refusal;
}

/** Refuses an operation that costs too much. */
export const refuseExpensive = refuseOperations((args) => {
  const refusal = refusalOf(args);
  if (refusal === null) return null;
  const extensions = { code: 'OPERATION_TOO_EXPENSIVE', http: { spec: true, status: 400 } };
  return new GraphQLError(refusal, { extensions });
});
