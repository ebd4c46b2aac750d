// The state after a server was killed while replacing all content, tested with real servers.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { newDataFolder } from '../testing/dataFolder.ts';
import { freePort, startServer, type ServerProcess } from '../testing/serverProcess.ts';

const folder = newDataFolder('crash');
afterAll(() => rm(folder, { recursive: true }));

type Session = Awaited<ReturnType<ServerProcess['signIn']>>;

async function statistics(server: ServerProcess, headers: Session): Promise<unknown> {
  const response = await fetch(`${server.origin}/api/database/stats`, { headers });
  return response.json();
}

async function graphql(server: ServerProcess, session: Session, query: string, variables: object = {}) {
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...session },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as { data: { answer: { archive: string } } };
}

const changes = {
  seed: ['mutation { answer: seedDatabase { __typename } }', {}],
  reset: ['mutation { answer: resetDatabase(confirm: "DELETE ALL DATA") { __typename } }', {}],
} as const;

test(
  'a kill leaves either the old or the new content, and no partial backup',
  { timeout: 300_000 },
  async () => {
    const port = await freePort();
    let server = await startServer(folder, port);
    // Sessions are in the database: this one outlives the servers, and a reset keeps it.
    const session = await server.signIn();
    const full = await statistics(server, session);
    const exported = await graphql(
      server,
      session,
      'mutation { answer: exportDatabase { ...on BackupArchive { archive } } }',
    );
    const { archive } = exported.data.answer;
    await graphql(server, session, ...changes.reset);
    const empty = await statistics(server, session);
    const importing = [
      'mutation ($archive: String!) { answer: importDatabase(archive: $archive) { __typename } }',
      { archive },
    ] as const;

    for (const milliseconds of [5, 40]) {
      for (const [query, variables] of [changes.seed, changes.reset, importing, changes.reset]) {
        const changed = graphql(server, session, query, variables).catch(() => null);
        await wait(milliseconds);
        await server.kill();
        await changed;
        server = await startServer(folder, port);
        expect([full, empty]).toContainEqual(await statistics(server, session));
      }
    }
    for (const name of await readdir(join(folder, 'backups'))) expect(name).toMatch(/Z-[a-z]+\.json$/);
    const { data } = await graphql(server, session, '{ answer: backups { name } }');
    expect(data.answer).not.toHaveLength(0);
    await server.kill();
  },
);
