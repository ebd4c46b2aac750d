import { databaseContents } from '../testing/databaseContents.ts';
import type { TestApp } from '../testing/testApp.ts';
import type { ArchiveProblem } from './archiveProblems.ts';
import type { EntityChanges } from './archiveChanges.ts';

/** Database operations of an admin, for tests. */
export function databaseCalls({ graphql, signIn }: TestApp) {
  /** All rows except sessions, since each call in a test creates one, and the history, which keeps growing. */
  async function contents() {
    const { Session: _sessions, Change: _history, ...rest } = await databaseContents();
    return rest;
  }

  /** Runs a field that returns a payload or a typed failure. */
  async function call(
    operation: 'query' | 'mutation',
    field: string,
    selection: string,
    variables: Record<string, unknown>,
    types: string,
  ) {
    const { data } = await graphql<Record<string, Record<string, unknown>>>(
      `${operation} ${types} { answer: ${field} { __typename ...on Error { message } ${selection} } }`,
      variables,
      await signIn(),
    );
    return data['answer'] ?? {};
  }

  const change = (field: string, selection: string, variables: Record<string, unknown> = {}, types = '') =>
    call('mutation', field, selection, variables, types);

  async function seeded() {
    await change('seedDatabase', '');
    return contents();
  }

  const exported = async () =>
    String((await change('exportDatabase', '...on BackupArchive { archive }'))['archive']);

  const changes = 'changes { entity added changed removed unchanged }';

  const importArchive = (archive: string, state?: string | null) =>
    change(
      'importDatabase(archive: $archive, state: $state)',
      `...on ImportDatabasePayload { ${changes} backup { name reason } } ...on ValidationError { fields { field code } }`,
      { archive, state },
      '($archive: String!, $state: String)',
    );

  const preview = async (archive: string) =>
    (await call(
      'query',
      'importPreview(archive: $archive)',
      `...on ImportPreview { createdAt state ${changes} missing problems { code entity row field message limit } }`,
      { archive },
      '($archive: String!)',
    )) as unknown as Record<'createdAt' | 'state', string | null> &
      Record<'changes', EntityChanges[]> &
      Record<'missing', string[]> &
      Record<'problems', ArchiveProblem[]>;

  const restore = (name: string) =>
    change(
      'restoreBackup(name: $name)',
      '...on ImportDatabasePayload { backup { reason } }',
      { name },
      '($name: String!)',
    );

  const reset = (confirm = 'DELETE ALL DATA') =>
    change(
      'resetDatabase(confirm: $confirm)',
      '...on DatabasePayload { backup { name reason } statistics { news content } }',
      { confirm },
      '($confirm: String!)',
    );

  return { contents, call, change, seeded, exported, importArchive, preview, restore, reset };
}
