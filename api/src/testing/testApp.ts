import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { createApp } from '../app.ts';
import { openSession } from '../auth/session.ts';
import { createSigningKey, openTokens, type Tokens } from '../auth/tokens.ts';
import { connect, prisma, type DatabaseSource } from '../database/client.ts';
import { openInMemory } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { readEnvironment } from '../environment.ts';
import { openImages } from '../images/open.ts';
import { log } from '../log.ts';
import { bareWeb } from './bareWeb.ts';
import { editor } from './editor.ts';

export { editor };

const passwordHash = hash(editor.password);

/** A database of this test file's own: PGlite in memory, or one on the server of TEST_DATABASE_URL. */
async function openTestDatabase(): Promise<{ source: DatabaseSource; close: () => Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) {
    const pglite = await openInMemory(new Blob([readFileSync(inject('snapshot'))]));
    return { source: { pglite }, close: () => pglite.close() };
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  const administration = new pg.Client({ connectionString: server });
  await administration.connect();
  await administration.query(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await migrate({ url: url.href });
  return {
    source: { url: url.href },
    async close() {
      await administration.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await administration.end();
    },
  };
}

/**
 * The app over a database of the test file's own, emptied before each test but for one admin. Call it at the
 * file's top; use what it returns inside tests.
 */
export function useTestApp(variables: Record<string, string> = {}) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'test-'));
  const environment = readEnvironment({ PUBLIC_URL: 'http://localhost:4000', DATA_DIR, ...variables });
  let app: ReturnType<typeof createApp>;
  let tokens: Tokens;
  let close: () => Promise<void>;

  beforeAll(async () => {
    log.level = 'silent';
    const database = await openTestDatabase();
    close = database.close;
    connect(database.source);
    await createSigningKey();
    tokens = await openTokens(environment);
    app = createApp({ environment, tokens, images: await openImages(environment) }, bareWeb);
  });
  beforeEach(async () => {
    await prisma.contentEntry.deleteMany();
    await prisma.image.deleteMany();
    await prisma.pendingUpload.deleteMany();
    await prisma.newsArticle.deleteMany();
    await prisma.timelineItem.deleteMany();
    await prisma.community.deleteMany();
    await prisma.partner.deleteMany();
    await prisma.batikPattern.deleteMany();
    await prisma.contactMessage.deleteMany();
    await prisma.newsletterSubscriber.deleteMany();
    await prisma.adminUser.deleteMany();
    await prisma.adminUser.create({ data: { email: editor.email, passwordHash: await passwordHash } });
  });
  afterAll(async () => {
    await prisma.$disconnect();
    await close();
    await rm(DATA_DIR, { recursive: true, force: true, maxRetries: 3 });
  });

  /** Sends a request as from `address`; a path stands for an address of the site. */
  const send = async (path: string, init: RequestInit = {}, address = '203.0.113.7') =>
    app.fetch(new Request(new URL(path, environment.PUBLIC_URL), init), {
      incoming: { socket: { remoteAddress: address } },
    });

  const sendJson = (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    address?: string,
  ) =>
    send(
      path,
      {
        method,
        headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      address,
    );

  /** Opens a session for the editor, without the work of a password, and returns the header that carries it. */
  const signIn = async (): Promise<{ Authorization: string }> => {
    const admin = await prisma.adminUser.findUniqueOrThrow({ where: { email: editor.email } });
    const { accessToken } = await openSession(tokens, admin, 'a test');
    return { Authorization: `Bearer ${accessToken}` };
  };

  /** Runs an operation over HTTP. */
  const graphql = async <Data>(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) => {
    const response = await sendJson('POST', '/graphql', { query, variables }, headers);
    return (await response.json()) as {
      data: Data;
      errors?: { message: string; extensions?: { code?: string } }[];
    };
  };

  return { environment, send, sendJson, signIn, graphql, tokens: () => tokens, routes: () => app.routes };
}

export type TestApp = ReturnType<typeof useTestApp>;
