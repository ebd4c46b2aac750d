// The reference that a crowd's wait is measured against, in a process of its own: node:http with the answers that its
// parent gives it, and for each message one row by hand-written SQL, before it is answered.
import { json } from 'node:stream/consumers';
import pg from 'pg';
import type { RecordedAnswer } from './kit/record.ts';
import { repeat } from './kit/repeat.ts';
import { serveParent } from './kit/serveParent.ts';

export interface CrowdReference {
  answers: RecordedAnswer[];
  /** An empty database. */
  databaseUrl: string;
}

const table = `CREATE TABLE message (id serial PRIMARY KEY, name text NOT NULL, email text NOT NULL,
  subject text NOT NULL, message text NOT NULL, "createdAt" timestamptz NOT NULL DEFAULT now())`;
const insert = 'INSERT INTO message (name, email, subject, message) VALUES ($1, $2, $3, $4)';

serveParent(async ({ answers, databaseUrl }: CrowdReference) => {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  await pool.query(table);
  const answer = repeat(answers);
  return async (request, response) => {
    if (request.method === 'POST') {
      const { name, email, subject, message } = (await json(request)) as Record<string, string>;
      await pool.query(insert, [name, email, subject, message]);
    }
    answer(request, response);
  };
});
