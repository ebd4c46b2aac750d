import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { findOperation } from './operations.ts';
import { freePort, startServer, type ServerProcess } from './serverProcess.ts';
import { createOnServer } from './databaseOnServer.ts';
import { testServer } from './testDatabase.ts';
import { openTestValkey, type ValkeyProcess } from './valkey.ts';

const variables = JSON.stringify({ category: null, search: null, language: null });

/** Where readers see the newest articles: over REST, and over GraphQL as the site requests them. */
export const places = {
  REST: '/api/news',
  GraphQL: `/graphql?${new URLSearchParams({ documentId: findOperation('NewsPageQuery'), variables })}`,
};

/** A server, or a proxy in front of several. */
type Origin = Pick<ServerProcess, 'origin'>;

/** A reader’s response from one of the servers. */
export async function read({ origin }: Origin, path: string): Promise<string> {
  return (await fetch(`${origin}${path}`, { headers: { Accept: 'application/json' } })).text();
}

/** Sends JSON from `address`. */
export async function send(
  { origin }: Origin,
  method: string,
  path: string,
  body: object,
  { address = '203.0.113.7', ...headers }: { address?: string; Authorization?: string } = {},
): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address, ...headers },
    body: JSON.stringify(body),
    // Long after the response should have arrived, so that a hanging request fails as such.
    signal: AbortSignal.timeout(10_000),
  });
}

/**
 * Two servers on one PostgreSQL, one Valkey and one folder, for a whole test file. Call it at the top of the
 * file.
 */
export function useTwoServers() {
  const folder = mkdtempSync(join(tmpdir(), 'servers-'));
  let databaseUrl: string;
  let drop: () => Promise<void>;
  let client: pg.Client;
  let valkey: ValkeyProcess;
  let servers: ServerProcess[] = [];

  const start = async () =>
    startServer(folder, await freePort(), {
      DATABASE_URL: databaseUrl,
      REDIS_URL: valkey.url,
      // The site’s single address, in front of all servers: tokens are issued for it.
      PUBLIC_URL: 'http://localhost',
      TRUST_PROXY: 'true',
    });

  beforeAll(async () => {
    ({ url: databaseUrl, drop } = await createOnServer(testServer ?? ''));
    valkey = await openTestValkey();
    await valkey.start();
    servers = await Promise.all([start(), start()]);
    client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await valkey.signal('SIGKILL');
    await client.end();
    await drop();
    await rm(folder, { recursive: true });
  });

  return {
    valkey: () => valkey,
    /** @param index 0 or 1 */
    server(index: number): ServerProcess {
      const server = servers[index];
      if (!server) throw new Error(`There is no server ${index}.`);
      return server;
    },
    /** Replaces a stopped server with a new one. */
    async replace(index: number): Promise<void> {
      servers[index] = await start();
    },
    /**
     * Changes the title of all articles behind the servers’ backs: a response with another title comes from a
     * cache.
     */
    async retitle(title: string): Promise<void> {
      await client.query('UPDATE "NewsArticle" SET "titleEn" = $1', [title]);
    },
  };
}
