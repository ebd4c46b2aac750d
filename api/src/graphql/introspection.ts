import {
  getIntrospectionQuery,
  getOperationAST,
  isInputObjectType,
  isEnumType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  type DocumentNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

/** The length of each introspection list, by field: of all types, or the average for one type. */
function listLengths(schema: GraphQLSchema): Record<string, number> {
  const types = Object.values(schema.getTypeMap());
  const outputs = types.filter((type) => isObjectType(type) || isInterfaceType(type));
  const fields = outputs.flatMap((type) => Object.values(type.getFields()));
  const inputs = types.filter(isInputObjectType);
  const enums = types.filter(isEnumType);
  const average = (items: number, lists: number) => Math.max(1, Math.ceil(items / Math.max(1, lists)));
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  return {
    types: types.length,
    directives: schema.getDirectives().length,
    fields: average(fields.length, outputs.length),
    args: average(sum(fields.map(({ args }) => args.length)), fields.length),
    inputFields: average(sum(inputs.map((type) => Object.keys(type.getFields()).length)), inputs.length),
    enumValues: average(sum(enums.map((type) => type.getValues().length)), enums.length),
    // Most types are not wrappers.
    ofType: 0.5,
    possibleTypes: average(outputs.length, outputs.filter(isInterfaceType).length),
  };
}

/** The approximate number of values that introspection returns for an operation; Pothos does not price it. */
function valuesOf(
  document: DocumentNode,
  operationName: string | null | undefined,
  lengths: Record<string, number>,
) {
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [],
    ),
  );
  const known = new Map<SelectionSetNode, number>();
  const valuesIn = (set: SelectionSetNode | undefined, isRoot = false): number => {
    if (!set) return 0;
    let sum = known.get(set);
    if (sum !== undefined) return sum;
    sum = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const name = selection.name.value;
        if (isRoot && !name.startsWith('__')) continue;
        sum += (1 + valuesIn(selection.selectionSet)) * (lengths[name] ?? 1);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) sum += valuesIn(selection.selectionSet, isRoot);
      else sum += valuesIn(fragments.get(selection.name.value)?.selectionSet, isRoot);
    }
    known.set(set, sum);
    return sum;
  };
  return valuesIn(getOperationAST(document, operationName)?.selectionSet, true);
}

/** Refuses introspection that returns more than 1.5 times as much as the query that tools send first. */
export function introspectionLimit(schema: GraphQLSchema) {
  const lengths = listLengths(schema);
  const tools = getIntrospectionQuery({
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  });
  const most = 1.5 * valuesOf(parse(tools), null, lengths);
  return (document: DocumentNode, operationName: string | null | undefined) =>
    valuesOf(document, operationName, lengths) > most;
}
