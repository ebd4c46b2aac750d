import {
  getNamedType,
  isAbstractType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { schema } from '../graphql/schema.ts';

/**
 * A selection of everything that a response can contain: each field of each type below it, each type once per
 * path.
 * @param types the only members of unions and interfaces to descend into; null for all
 */
export function fullSelection(
  output: GraphQLOutputType,
  types: ReadonlySet<unknown> | null = null,
  above: readonly GraphQLObjectType[] = [],
): string {
  const type = getNamedType(output);
  const members = isAbstractType(type)
    ? schema.getPossibleTypes(type).filter(({ name }) => types === null || types.has(name))
    : [type].filter(isObjectType);
  if (members.length === 0) return isAbstractType(type) ? '{ __typename }' : '';
  const fragments = members.map((member) => {
    const fields = Object.values(member.getFields())
      .filter((field) => !above.includes(getNamedType(field.type) as GraphQLObjectType))
      .map((field) => {
        const isSame = getNamedType(field.type) === member;
        return `${field.name} ${isSame ? '{ __typename }' : fullSelection(field.type, types, [...above, member])}`;
      });
    return `... on ${member.name} { ${fields.join(' ')} }`;
  });
  return `{ __typename ${fragments.join(' ')} }`;
}

/** The fields for which a response has a value, as Type.field. The selection must include __typename everywhere. */
export function fieldsSeen(answer: unknown): Set<string> {
  if (Array.isArray(answer)) return answer.map(fieldsSeen).reduce((all, some) => all.union(some), new Set());
  if (typeof answer !== 'object' || answer === null) return new Set();
  const { __typename: type, ...fields } = answer as Record<string, unknown>;
  const shown = Object.entries(fields).filter(([, value]) => value !== null);
  return shown.reduce(
    (seen, [name, value]) => seen.add(`${String(type)}.${name}`).union(fieldsSeen(value)),
    new Set<string>(),
  );
}
