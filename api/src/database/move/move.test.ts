// Moves between databases as an operator runs them: in separate processes, with a PostgreSQL server.
import { existsSync, mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { homeMessage } from '../../contact/contact.samples.ts';
import { fileOf, pngOf } from '../../images/images.samples.ts';
import { announce, listImages } from '../../images/overHttp.samples.ts';
import { openMailServer } from '../../mail/mailServer.samples.ts';
import { createOnServer } from '../../testing/databaseOnServer.ts';
import { freePort, startServer, type ServerProcess } from '../../testing/serverProcess.ts';
import { testServer } from '../../testing/testDatabase.ts';
import { Prisma } from '../generated/client.ts';
import { migrate } from '../migrate.ts';
import { contentsOf, fill, filledTables, runMove, sql, tablesOf, unusedValues } from './move.samples.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const remove of cleanups) await remove();
});

/** An empty database on the server. */
async function emptyDatabase(): Promise<string> {
  const { url, drop } = await createOnServer(testServer ?? '');
  cleanups.push(drop);
  return url;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'move-'));
  const made = folder;
  cleanups.push(() => rm(made, { recursive: true }));
});

type Session = { Authorization: string };

async function call(server: ServerProcess, method: string, path: string, session: Session, body?: object) {
  const response = await fetch(`${server.origin}${path}`, {
    method,
    headers: { ...session, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect([path, response.ok]).toEqual([path, true]);
  return response.status === 204 ? null : ((await response.json()) as Record<string, unknown>);
}

const article = { titleEn: 'Wax', titleId: 'Malam', category: 'heritage' };

/** Checks what a move must preserve: sessions, an article’s image, history and trash, and the next id. */
async function expectWhole(server: ServerProcess, session: Session, left: object, next: number) {
  expect(await call(server, 'GET', '/api/database/stats', session)).toEqual(left);
  const [image] = await listImages(server, session);
  expect((await fetch(image?.url ?? '')).status).toBe(200);
  const query = '{ trash(first: 5) { edges { node { titleEn } } } }';
  const trash = { edges: [{ node: { titleEn: 'Wax' } }] };
  expect(await call(server, 'POST', '/graphql', session, { query })).toEqual({ data: { trash } });
  expect(await call(server, 'POST', '/api/news', session, article)).toMatchObject({ id: next });
}

test(
  'moves a whole site from the embedded database to PostgreSQL and back',
  { timeout: 120_000 },
  async () => {
    const port = await freePort();
    const url = await emptyDatabase();
    let server = await startServer(folder, port);
    const session = await server.signIn();
    await (
      await announce(server, session, fileOf(await pngOf(20_000)))
    )();
    const { id } = (await call(server, 'POST', '/api/news', session, article)) as { id: number };
    await call(server, 'DELETE', `/api/news/${id}`, session);
    const left = (await call(server, 'GET', '/api/database/stats', session)) as object;

    const early = await runMove({ DATA_DIR: folder }, url);
    expect(early).toMatchObject({ code: 1, output: expect.stringContaining('in use by another server') });
    await server.stop();
    const originals = await readdir(join(folder, 'images/originals'));
    expect(await runMove({ DATA_DIR: folder }, url)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Done.'),
    });
    expect(await tablesOf(url)).toEqual(
      [...Object.values(Prisma.ModelName), '_prisma_migrations'].toSorted(),
    );
    server = await startServer(folder, port, { DATABASE_URL: url });
    await expectWhole(server, session, left, id + 1);
    expect(await readdir(join(folder, 'images/originals'))).toEqual(originals);

    const second = await runMove({ DATA_DIR: folder }, url);
    expect(second).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is already something in'),
    });
    const running = await runMove({ DATA_DIR: folder, DATABASE_URL: url }, await emptyDatabase());
    expect(running).toMatchObject({ code: 1, output: expect.stringContaining('A server of the site') });
    await server.stop();
    const taken = await runMove({ DATA_DIR: folder, DATABASE_URL: url }, 'embedded');
    expect(taken).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is already an embedded database'),
    });
    await rm(join(folder, 'postgres'), { recursive: true });
    expect(await runMove({ DATA_DIR: folder, DATABASE_URL: url }, 'embedded')).toMatchObject({ code: 0 });
    server = await startServer(folder, port);
    await expectWhole(server, session, { ...left, news: Number(Object(left).news) + 1 }, id + 2);
    expect(await readdir(join(folder, 'images/originals'))).toEqual(originals);
    await server.stop();
  },
);

test('a killed move leaves a database without rows, and can be repeated', { timeout: 120_000 }, async () => {
  const DATABASE_URL = await emptyDatabase();
  await fill(DATABASE_URL, 4000);
  // PostgreSQL restricts the use of enum values that a migration has just added, so the rows use every value.
  expect(await unusedValues(DATABASE_URL)).toEqual([]);
  const target = await emptyDatabase();
  const variables = { DATA_DIR: folder, DATABASE_URL };
  expect(await runMove(variables, target, '"BatikPattern"')).toMatchObject({ code: null });
  expect(await filledTables(target)).toEqual([]);
  await expect(migrate({ url: target })).rejects.toThrow('A move to this database was interrupted');
  expect(await runMove(variables, target)).toMatchObject({
    code: 0,
    output: expect.stringContaining('Done.'),
  });
  expect(await migrate({ url: target })).toEqual([]);
  expect(await contentsOf(target)).toEqual(await contentsOf(DATABASE_URL));
  const next = `SELECT nextval('"Partner_id_seq"')::int AS id`;
  expect(await sql(target, next)).toEqual([{ id: 78 }]);
  // Constraints are as the migrations create them.
  expect(await sql(target, 'SELECT FROM pg_constraint WHERE condeferrable')).toEqual([]);
});

test('a move carries emails that wait, which the target’s server sends', { timeout: 120_000 }, async () => {
  const mail = await openMailServer();
  cleanups.push(() => mail.stop());
  await mail.stop();
  const variables = { SMTP_URL: mail.url, CONTACT_TO: 'panitia@example.org' };
  const [port, url] = [await freePort(), await emptyDatabase()];
  let server = await startServer(folder, port, variables);
  await call(server, 'POST', '/api/contact', await server.signIn(), homeMessage);
  await server.stop();
  expect(await runMove({ DATA_DIR: folder }, url)).toMatchObject({ code: 0 });
  // The next attempt is a minute after the last one.
  await sql(url, 'UPDATE "ContactMessage" SET "nextMailAt" = now() WHERE "nextMailAt" IS NOT NULL');
  await mail.start();
  const next = mail.next();
  server = await startServer(folder, port, { ...variables, DATABASE_URL: url });
  expect((await next).subject).toBe('[media] Sari Lestari');
  await server.stop();
});

test('a move refuses tables that the migrations do not create', async () => {
  const DATABASE_URL = await emptyDatabase();
  await fill(DATABASE_URL, 1);
  await sql(DATABASE_URL, 'CREATE SCHEMA jobs; CREATE TABLE jobs.waiting (id int PRIMARY KEY)');
  const target = await emptyDatabase();
  expect(await runMove({ DATA_DIR: folder, DATABASE_URL }, target)).toMatchObject({
    code: 1,
    output: expect.stringContaining('jobs.waiting'),
  });
  expect(await tablesOf(target)).toEqual([]);
});

test('a move reports missing prerequisites', async () => {
  const none = join(folder, 'mistyped');
  expect(await runMove({ DATA_DIR: none }, 'postgres://site@127.0.0.1:1/site')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^There is no site to move in the embedded database/),
  });
  expect(existsSync(none)).toBe(false);
  expect(await runMove({ DATA_DIR: none }, 'embedded')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The source and the target are the same: the embedded database/),
  });
  const raw = await runMove({ DATA_DIR: folder }, 'postgres://site:p@ss/w#rd@127.0.0.1:5432/site');
  expect(raw).toMatchObject({ code: 1, output: expect.stringMatching(/percent-encoded; or .* PGPASSWORD/) });
  expect(raw.output).not.toContain('w#rd');
  expect(await runMove({ DATA_DIR: folder }, './elsewhere')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Specify where to move the database/),
  });
  const nobody = 'postgres://site:secret@127.0.0.1:1/site';
  const refused = await runMove({ DATA_DIR: folder, DATABASE_URL: nobody }, 'embedded');
  expect(refused).toEqual({
    code: 1,
    output: 'PostgreSQL at 127.0.0.1:1 does not answer: start it, or correct DATABASE_URL. (ECONNREFUSED)',
  });
});
