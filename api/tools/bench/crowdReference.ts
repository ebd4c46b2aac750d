// The reference for a crowd's latency, in its own process: node:http with the answers from its parent, and for each
// message one row by hand-written SQL before the answer.
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
