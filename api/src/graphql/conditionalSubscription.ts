import { GraphQLError, Kind, OperationTypeNode, type DocumentNode, type SelectionNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** The directives at the root of the document’s subscriptions, also in fragments, that may leave its only field out. */
function conditionsOf({ definitions }: DocumentNode) {
  const fragments = new Map(
    definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  const selections: SelectionNode[] = definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION && each.operation === OperationTypeNode.SUBSCRIPTION
      ? each.selectionSet.selections
      : [],
  );
  // Grows while it is read. Each fragment is read once: one may contain itself, which is found later.
  for (const selection of selections) {
    if (selection.kind === Kind.INLINE_FRAGMENT) selections.push(...selection.selectionSet.selections);
    if (selection.kind !== Kind.FRAGMENT_SPREAD) continue;
    const { value: name } = selection.name;
    selections.push(...(fragments.get(name)?.selectionSet.selections ?? []));
    fragments.delete(name);
  }
  return selections
    .flatMap(({ directives = [] }) => directives)
    .filter(({ name }) => name.value === 'skip' || name.value === 'include');
}

/**
 * Refuses subscriptions whose root has `@skip` or `@include` (https://spec.graphql.org/draft/#sec-Single-Root-Field):
 * GraphQL.js accepts them, and fails once no field is left.
 */
export const refuseConditionalSubscription: Plugin = {
  onValidate({ params: { documentAST }, setResult }) {
    const [condition] = conditionsOf(documentAST);
    if (!condition) return;
    const message = `The root of a subscription may not have @${condition.name.value}.`;
    setResult([new GraphQLError(message, { nodes: [condition] })]);
  },
};
