import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Makes an empty database on the server. */
export async function createOnServer(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const administration = new pg.Client({ connectionString: server });
  await administration.connect();
  await administration.query(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await administration.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await administration.end();
    },
  };
}
