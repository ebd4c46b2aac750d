import { expect } from 'vitest';
import type { TestApp } from '../testApp.ts';

// What all nouns do alike is tested alike: each noun’s test files call these suites with its description.

export interface StoredRow {
  id: number;
  version: number;
}

/** A noun as its tests see it. */
export interface Noun {
  /** The GraphQL type, and the fields of Query for one and for the list. */
  type: string;
  one: string;
  list: string;
  /** The REST collection. */
  path: string;
  /** What messages call it. */
  called: string;
  /** The least that an editor has to give, and what is stored then. */
  least: Record<string, unknown>;
  defaults: Record<string, unknown>;
  /** A value for every field, none of them a default. */
  full: Record<string, unknown>;
  /** The field with the address of its picture, and the one that tells of the picture. */
  picture: { url: string; field: string };
  /** Stores rows past the rules; what is left out is taken from `least`. */
  add: (...rows: object[]) => Promise<StoredRow[]>;
  /** How many rows there are. */
  count: () => Promise<number>;
}

/** What REST tells of a row’s saves, beside its fields. */
export const saved = (version: number) => ({
  version,
  createdAt: expect.any(String) as string,
  updatedAt: expect.any(String) as string,
});

/** The entity tag of a row at a version. */
export const tagOf = (version: number) =>
  expect.stringMatching(new RegExp(`^"${version}-[\\w-]{12}"$`)) as string;

/** The global id of a row. */
export const globalIdOf = ({ type }: Noun, id: number) => Buffer.from(`${type}:${id}`).toString('base64');

/** What a mutation answers: the payload’s row, or a failure. */
export interface Outcome {
  row?: Record<string, unknown> & { databaseId: number; version: number };
  deletedId?: string;
  __typename: string;
  code?: string;
  message?: string;
  currentVersion?: number;
  fields?: { field: string; code: string; limit: number | null }[];
}

type Change = 'create' | 'update' | 'delete';

/** Runs one of the noun’s mutations as the editor. */
export async function mutate(
  { graphql, signIn }: TestApp,
  { type, one, full }: Noun,
  change: Change,
  variables: { id?: number | undefined; version?: number | null | undefined; input?: object },
): Promise<Outcome> {
  const target = change === 'create' ? [] : [['id', 'Int!'] as const, ['version', 'Int'] as const];
  const input =
    change === 'delete'
      ? []
      : [['input', `${change === 'create' ? 'Create' : 'Update'}${type}Input!`] as const];
  const given = [...target, ...input];
  const payload =
    change === 'delete'
      ? `... on Delete${type}Payload { deletedId }`
      : `... on ${type}Payload { row: ${one} { databaseId version ${Object.keys(full).join(' ')} } }`;
  const conflict = change === 'create' ? '' : '... on ConflictError { currentVersion }';
  const validation = change === 'delete' ? '' : '... on ValidationError { fields { field code limit } }';
  const { data, errors } = await graphql<{ result: Outcome }>(
    `mutation (${given.map(([name, of]) => `$${name}: ${of}`).join(', ')}) {
       result: ${change}${type}(${given.map(([name]) => `${name}: $${name}`).join(', ')}) {
         __typename ${payload} ... on Error { code message } ${conflict} ${validation}
       }
     }`,
    variables,
    await signIn(),
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.result;
}
