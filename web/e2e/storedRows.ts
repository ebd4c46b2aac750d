import type { APIRequestContext } from '@playwright/test';
import { bearer } from './editor.ts';

export type Row = Record<string, unknown>;

/** Sends an operation like an integrator. */
export async function ask<Data>(
  request: APIRequestContext,
  query: string,
  variables: object = {},
): Promise<Data> {
  const headers = await bearer(request);
  const response = await request.post('/graphql', { headers, data: { query, variables } });
  const { data, errors } = (await response.json()) as { data: Data; errors?: object };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function imported(request: APIRequestContext, archive: string): Promise<void> {
  const { result } = await ask<{ result: { __typename: string } }>(
    request,
    'mutation ($archive: String!) { result: importDatabase(archive: $archive) { __typename } }',
    { archive },
  );
  if (result.__typename !== 'ImportDatabasePayload') throw new Error(JSON.stringify(result));
}

/** The rows of an archive, by entity. */
export type Rows = Record<string, readonly Row[]>;

/**
 * Replaces rows of the site through an archive, which bypasses the limits of visitors’ forms. Returns a function that
 * restores everything.
 */
export async function replaceRows(
  request: APIRequestContext,
  replace: (stored: Rows) => Rows,
): Promise<() => Promise<void>> {
  const { result } = await ask<{ result: { archive: string } }>(
    request,
    'mutation { result: exportDatabase { ... on BackupArchive { archive } } }',
  );
  const archive = JSON.parse(result.archive) as { entities: Rows };
  archive.entities = { ...archive.entities, ...replace(archive.entities) };
  await imported(request, JSON.stringify(archive));
  return () => imported(request, result.archive);
}

/** Replaces all rows of one entity. Returns a function that restores everything. */
export const storeRows = (
  request: APIRequestContext,
  entity: 'messages' | 'subscribers',
  rows: readonly Row[],
) => replaceRows(request, () => ({ [entity]: rows }));

/** A message’s row in an archive, sent on a day of January 2026. */
export function storedMessage(id: number, day: number, fields: Row = {}): Row {
  const sent = new Date(Date.UTC(2026, 0, day, 3)).toISOString();
  return {
    id,
    name: `Sender ${id}`,
    email: `sender${id}@example.org`,
    subject: '',
    message: 'Hello.',
    type: 'general',
    language: 'en',
    idempotencyKey: null,
    handledAt: null,
    mailedAt: null,
    mailAttempts: 0,
    nextMailAt: null,
    version: 1,
    createdAt: sent,
    updatedAt: sent,
    ...fields,
  };
}
