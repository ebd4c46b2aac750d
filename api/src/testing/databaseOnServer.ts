import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Runs statements on the server, outside its test databases. */
async function administer<Result>(
  server: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Creates a database on the server: an empty one, or a copy of the named one.
 * @returns `drop` deletes it and its copies
 */
export async function createOnServer(
  server: string,
  template?: string,
): Promise<{ url: string; name: string; drop: () => Promise<void> }> {
  const name = `${template ?? 'test'}_${randomBytes(6).toString('hex')}`;
  await administer(server, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template ?? 'template1'}`),
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = () =>
    administer(server, async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
        [name],
      );
      for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
    });
  return { url: url.href, name, drop };
}

/** Ends all connections to a database: PostgreSQL cannot copy a database that has any. */
export const disconnectAll = (server: string, name: string) =>
  administer(server, (client) =>
    client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]),
  );
