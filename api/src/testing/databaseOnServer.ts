import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Creates a database on the server: an empty one, or a copy of the named one. */
export async function createOnServer(
  server: string,
  template = 'template1',
): Promise<{ url: string; name: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const administration = new pg.Client({ connectionString: server });
  await administration.connect();
  await administration.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    name,
    async drop() {
      await administration.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await administration.end();
    },
  };
}
