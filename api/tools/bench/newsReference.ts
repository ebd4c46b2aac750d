// The reference for the list of news, one article and a new one, in its own process: hand-written SQL, and
// JSON.stringify. Its parent sends it the address of a database of the site.
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { serveParent } from './kit/serveParent.ts';

const listed = 'id, "titleEn", "titleId", "excerptEn", "excerptId", category, featured, "publishedAt"';
const list = `SELECT ${listed} FROM "NewsArticle" WHERE published ORDER BY "publishedAt" DESC, id DESC LIMIT 12`;
const one = `SELECT ${listed}, "contentEn", "contentId", published FROM "NewsArticle" WHERE id = $1 AND published`;

const written = [
  'titleEn',
  'titleId',
  'excerptEn',
  'excerptId',
  'contentEn',
  'contentId',
  'category',
] as const;
const insert = `INSERT INTO "NewsArticle" (${written.map((name) => `"${name}"`).join(', ')}, "updatedAt")
  VALUES (${written.map((_name, index) => `$${index + 1}`).join(', ')}, now()) RETURNING id, "titleEn"`;

async function rowsFor(pool: pg.Pool, request: IncomingMessage): Promise<object[]> {
  if (request.method === 'POST') {
    const article = (await json(request)) as Record<(typeof written)[number], string>;
    return (
      await pool.query<object>(
        insert,
        written.map((name) => article[name]),
      )
    ).rows;
  }
  const id = /\d+$/.exec(request.url ?? '')?.[0];
  return (await (id ? pool.query<object>(one, [id]) : pool.query<object>(list))).rows;
}

serveParent((databaseUrl: string) => {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  return (request, response) => {
    void rowsFor(pool, request).then((rows) => {
      const body = JSON.stringify(rows);
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
      });
      response.end(body);
    });
  };
});
