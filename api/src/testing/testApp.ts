import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createApp } from '../app.ts';
import { openSession } from '../auth/session.ts';
import { createSigningKey } from '../auth/signingKeys.ts';
import { openTokens, type Tokens } from '../auth/tokens.ts';
import { openAnswers, type AnswerCache } from '../cache/answerCache.ts';
import { connect, prisma } from '../database/client.ts';
import type { AdminUser } from '../database/generated/client.ts';
import { readEnvironment } from '../environment.ts';
import { visitorOperations } from '../graphql/visitorOperations.ts';
import { openImages, type Images } from '../images/open.ts';
import { forgetAll } from '../limits/throttle.ts';
import { log } from '../log.ts';
import { setOwnOrigins } from '../origins/ownOrigins.ts';
import type { Web } from '../pages/web.ts';
import { forgetRowSizes } from '../rest/wholeList.ts';
import { bareWeb } from './bareWeb.ts';
import { editor } from './editor.ts';
import { expectDescribed } from './openApiAnswers.ts';
import { sharedTestDatabase } from './testDatabase.ts';

export { editor };

const passwordHash = hash(editor.password);

/**
 * The app over the worker’s database, emptied before each test except for one admin. Call it at the top of the file; use
 * the result inside tests.
 * @param web renders the pages
 */
export function useTestApp(variables: Record<string, string> = {}, web: Web = bareWeb) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'test-'));
  const environment = readEnvironment({ PUBLIC_URL: 'http://localhost:4000', DATA_DIR, ...variables });
  let app: ReturnType<typeof createApp>;
  let tokens: Tokens;
  let images: Images;
  let answers: AnswerCache;

  beforeAll(async () => {
    log.level = 'silent';
    forgetAll();
    forgetRowSizes();
    connect(await sharedTestDatabase());
    await declareReset();
    // With images of an earlier file, the new folder of pictures would count as lost.
    await reset();
    setOwnOrigins(environment.PUBLIC_URL, []);
    // The app reads its keys once, so each test file of the worker creates a new key.
    await prisma.signingKey.deleteMany();
    await createSigningKey();
    tokens = await openTokens(environment);
    images = await openImages(environment);
    answers = openAnswers();
    app = createApp({ environment, tokens, images, answers }, web);
  });
  beforeEach(reset);
  afterAll(async () => {
    await prisma.$disconnect();
    await rm(DATA_DIR, { recursive: true, force: true, maxRetries: 3 });
  });

  /** Sends a request from `address`; a path is relative to the site. REST responses are checked against OpenAPI. */
  const send = async (path: string, init: RequestInit = {}, address = '203.0.113.7') => {
    const request = new Request(new URL(path, environment.PUBLIC_URL), init);
    const response = await app.fetch(request, { incoming: { socket: { remoteAddress: address } } });
    await expectDescribed(request, response);
    return response;
  };

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

  /** Opens a session for an account, without hashing a password, and returns its Authorization header. */
  const signInAs = async (account: AdminUser): Promise<{ Authorization: string }> => {
    const { accessToken } = await openSession(tokens, account, { userAgent: 'a test', address: '' });
    return { Authorization: `Bearer ${accessToken}` };
  };

  /** The same for the editor. */
  const signIn = async () =>
    signInAs(await prisma.adminUser.findUniqueOrThrow({ where: { email: editor.email } }));

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

  return {
    environment,
    send,
    sendJson,
    signIn,
    signInAs,
    graphql,
    tokens: () => tokens,
    images: () => images,
    answers: () => answers,
    /** What answers before the app, at a port. */
    front: () => ({ answers, makeAnswer: visitorOperations({ environment, tokens, images, answers }) }),
    fetch: (request: Request, bindings?: Parameters<typeof app.fetch>[1]) => app.fetch(request, bindings),
    routes: () => app.routes,
  };
}

export type TestApp = ReturnType<typeof useTestApp>;

/**
 * Declares the function that empties every table except that of the signing keys, which an app reads once, and adds the
 * editor. The database keeps a function’s plans: planning a DELETE for each table took ten times as long.
 */
async function declareReset(): Promise<void> {
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'SigningKey')`;
  await prisma.$executeRaw`CREATE SCHEMA IF NOT EXISTS tests`;
  await prisma.$executeRawUnsafe(`
    CREATE OR REPLACE FUNCTION tests.reset(email text, "passwordHash" text) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
      ${tables.map(({ name }) => `DELETE FROM "${name}";`).join(' ')}
      INSERT INTO "AdminUser" ("email", "passwordHash") VALUES ($1, $2);
    END $$`);
}

const reset = async () => prisma.$executeRaw`SELECT tests.reset(${editor.email}, ${await passwordHash})`;
