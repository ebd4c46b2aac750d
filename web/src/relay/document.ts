import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** A GraphQL operation with the types of its variables and its response. */
export interface TypedDocument<in Variables, out Response> {
  readonly node: GraphQLTaggedNode;
  // Never set: they only carry the types.
  readonly takes?: (variables: Variables) => void;
  readonly answers?: () => Response;
}

/** Ties an operation to the types that Relay generated for it. */
export function typedDocument<Operation extends OperationType>(
  node: GraphQLTaggedNode,
): TypedDocument<Operation['variables'], Operation['response']> {
  return { node };
}
