import { expect } from 'vitest';
import type { TestApp } from '../testApp.ts';

// Common behavior of all nouns has common tests: each noun’s test files call these suites with its
// description.

export interface StoredRow {
  id: number;
  version: number;
}

/** A noun’s description for tests. */
export interface Noun {
  /** The GraphQL type, and the fields of Query for one row and for the list. */
  type: string;
  one: string;
  list: string;
  /** The path of the REST collection. */
  path: string;
  /** The noun in messages. */
  called: string;
  /** The required fields, and the resulting row. */
  least: Record<string, unknown>;
  defaults: Record<string, unknown>;
  /** A non-default value for every field. */
  full: Record<string, unknown>;
  /** The field with the address of its image, and the field that describes the image. */
  picture: { url: string; field: string };
  /** Stores rows, bypassing the rules; defaults to `least`. */
  add: (...rows: object[]) => Promise<StoredRow[]>;
  /** The number of rows. */
  count: () => Promise<number>;
}

/** The fields in REST that follow from a row’s texts and its changes. */
export const saved = (version: number, row: object) => ({
  ...(Object.keys(row).some((name) => `${name.slice(0, -2)}Id` in row) && {
    translation: expect.any(Object) as object,
  }),
  version,
  createdAt: expect.any(String) as string,
  updatedAt: expect.any(String) as string,
});

/** The entity tag of a row at a version. */
export const tagOf = (version: number) =>
  expect.stringMatching(new RegExp(`^"${version}-[\\w-]{12}"$`)) as string;

/** The global id of a row. */
export const globalIdOf = ({ type }: Noun, id: number) => Buffer.from(`${type}:${id}`).toString('base64');

/** A mutation’s result: the payload’s row, or a failure. */
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
  variables: {
    id?: number | undefined;
    version?: number | null | undefined;
    input?: object;
    idempotencyKey?: string;
  },
): Promise<Outcome> {
  const target = change === 'create' ? [] : [['id', 'Int!'] as const, ['version', 'Int'] as const];
  const input =
    change === 'delete'
      ? []
      : [['input', `${change === 'create' ? 'Create' : 'Update'}${type}Input!`] as const];
  const key = 'idempotencyKey' in variables ? [['idempotencyKey', 'String'] as const] : [];
  const given = [...target, ...input, ...key];
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
