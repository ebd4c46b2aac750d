import { schema } from '../graphql/schema.ts';
import { isObjectType, type GraphQLObjectType } from 'graphql';
import { complete, type Matrix } from './matrix.ts';

/** The rows of matrices by kind, each with its key, requirements, and all its cells. */
export function rowsOf(matrices: readonly Matrix[]) {
  return {
    graphqlRows: matrices.flatMap(({ arrange, graphql = {} }) =>
      Object.entries(graphql).map(([key, row]) => complete(Object.assign({ key, arrange }, row))),
    ),
    typeRows: matrices.flatMap(({ types = {} }) =>
      Object.entries(types).map(([type, row]) => Object.assign({ type }, row)),
    ),
    httpRows: matrices.flatMap(({ arrange, http = {} }) =>
      Object.entries(http).map(([key, row]) => complete(Object.assign({ key, arrange }, row))),
    ),
  };
}

export type GraphqlRow = ReturnType<typeof rowsOf>['graphqlRows'][number];
export type HttpRow = ReturnType<typeof rowsOf>['httpRows'][number];

/** The words of a row’s lists. */
export const names = (...lists: (string | undefined)[]) => lists.flatMap((list) => list?.split(' ') ?? []);

/** The type Query, Mutation or Subscription. */
export function rootType(name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`There is no type ${name}.`);
  return type;
}
