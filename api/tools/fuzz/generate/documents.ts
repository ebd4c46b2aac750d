import fc from 'fast-check';
import {
  getNamedType,
  isAbstractType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { literal, type ValuesOf } from './inputValues.ts';
import { joined, plain, type Piece } from './pieces.ts';

export interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

const deepest = 6;
/** Operations that take a hundred times the work of others, or remove what the others need. */
const heavy =
  /^(seedDatabase|exportDatabase|resetDatabase|importDatabase|restoreBackup|signIn|signOut|changePassword)$/;

/** Valid operations with every feature of the schema: arguments, variables, aliases, fragments, nested lists. */
export function operations(schema: GraphQLSchema, valuesOf: ValuesOf): fc.Arbitrary<Operation> {
  const selections = new Map<string, fc.Arbitrary<Piece>>();

  const argument = ({ name, type }: GraphQLArgument): fc.Arbitrary<Piece> =>
    fc.tuple(valuesOf(type, name), fc.boolean(), fc.nat()).map(([value, isVariable, number]) => {
      if (!isVariable) return plain(`${name}: ${literal(value, type)}`);
      const variable = `v${number}`;
      return {
        text: `${name}: $${variable}`,
        variables: { [variable]: { type: String(type), value } },
        fragments: [],
      };
    });

  const argumentsOf = (args: readonly GraphQLArgument[]): fc.Arbitrary<Piece> => {
    if (args.length === 0) return fc.constant(plain(''));
    const each = args.map((arg) =>
      isNonNullType(arg.type) ? argument(arg) : fc.option(argument(arg), { nil: plain(''), freq: 1 }),
    );
    return fc.tuple(...each).map((pieces) =>
      joined(pieces, (texts) => {
        const given = texts.filter(Boolean);
        return given.length > 0 ? `(${given.join(', ')})` : '';
      }),
    );
  };

  const field = ({ name, args, type }: GraphQLField<unknown, unknown>, depth: number) =>
    fc
      .tuple(argumentsOf(args), selection(getNamedType(type), depth - 1), fc.option(fc.nat(9), { freq: 2 }))
      .map(([given, below, alias]) => {
        const key = alias === null ? name : `a${alias}`;
        const called = alias === null ? name : `${key}: ${name}`;
        return { key, piece: joined([given, below], (texts) => `${called}${texts.join(' ')}`) };
      });

  const ofObject = (type: GraphQLObjectType, depth: number): fc.Arbitrary<Piece> => {
    const fields = Object.values(type.getFields()).map((each) => ({
      weight: heavy.test(each.name) ? 1 : 10,
      arbitrary: field(each, depth),
    }));
    return fc
      .uniqueArray(fc.oneof(...fields), { selector: ({ key }) => key, minLength: 1, maxLength: 4 })
      .map((chosen) =>
        joined(
          chosen.map(({ piece }) => piece),
          (texts) => `{ ${texts.join(' ')} }`,
        ),
      );
  };

  const onMember = (member: GraphQLObjectType, depth: number): fc.Arbitrary<Piece> =>
    fc
      .tuple(selection(member, depth), fc.option(fc.nat(), { freq: 1 }))
      .map(([{ text, variables, fragments }, number]) => {
        const on = `on ${member.name} ${text}`;
        if (number === null) return { text: `... ${on}`, variables, fragments };
        return { text: `...F${number}`, variables, fragments: [...fragments, `fragment F${number} ${on}`] };
      });

  const ofAbstract = (members: readonly GraphQLObjectType[], depth: number): fc.Arbitrary<Piece> =>
    fc
      .uniqueArray(fc.oneof(...members.map((member) => onMember(member, depth))), {
        selector: ({ text }) => text,
        minLength: 1,
        maxLength: 2,
      })
      .map((pieces) => joined(pieces, (texts) => `{ __typename ${texts.join(' ')} }`));

  function selection(type: GraphQLNamedType, depth: number): fc.Arbitrary<Piece> {
    const isObject = isObjectType(type);
    if (!isObject && !isAbstractType(type)) return fc.constant(plain(''));
    if (depth <= 0) return fc.constant(plain('{ __typename }'));
    const key = `${type.name} ${depth}`;
    const made =
      selections.get(key) ??
      (isObject ? ofObject(type, depth) : ofAbstract(schema.getPossibleTypes(type), depth));
    selections.set(key, made);
    return made;
  }

  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  if (!query || !mutation) throw new Error('The schema has no queries, or no mutations.');
  return fc
    .oneof(
      { weight: 3, arbitrary: selection(query, deepest).map((piece) => ({ kind: 'query', piece })) },
      { weight: 2, arbitrary: selection(mutation, 4).map((piece) => ({ kind: 'mutation', piece })) },
    )
    .map(({ kind, piece: { text, variables, fragments } }) => {
      const entries = Object.entries(variables);
      const declared = entries.map(([name, { type }]) => `$${name}: ${type}`).join(', ');
      return {
        query: [`${kind} O${declared && `(${declared})`} ${text}`, ...fragments].join('\n'),
        variables: Object.fromEntries(entries.map(([name, { value }]) => [name, value])),
      };
    });
}
