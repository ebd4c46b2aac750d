// The reference for an answer from the database, in its own process: reads the rows of the home page's query
// by hand-written SQL, and serializes them with JSON.stringify. Its parent sends it the database's address.
import pg from 'pg';
import { contentKeys } from '../../../web/src/shared/content/contentKeys.ts';
import { serveParent } from './kit/serveParent.ts';

const groups = new Set<string>(['hero', 'about', 'vision', 'contact']);
const keys = contentKeys.filter(({ group }) => groups.has(group)).map(({ key }) => key);

const news = `id, "titleEn", "titleId", "excerptEn", "excerptId", category, published, "publishedAt", "imageUrl"
  FROM "NewsArticle"
  WHERE published AND ("goLiveAt" IS NULL OR "goLiveAt" <= now()) AND ("expireAt" IS NULL OR "expireAt" > now())`;

const statements = {
  content:
    'SELECT id, key, "valueEn", "valueId", hidden FROM "ContentEntry" WHERE key = ANY($1) ORDER BY key',
  communitiesByProvince: `SELECT province, count(*)::int FROM "Community"
    WHERE active AND province IS NOT NULL GROUP BY province ORDER BY province`,
  timeline: `SELECT id, "imageUrl", "yearEn", "yearId", "titleEn", "titleId", "descriptionEn", "descriptionId"
    FROM "TimelineItem" WHERE active ORDER BY "order", "yearEn", id LIMIT 50`,
  communities: `SELECT id, "nameEn", "nameId", "descriptionEn", "descriptionId", location, "contactInfo", "imageUrl"
    FROM "Community" WHERE active ORDER BY id LIMIT 6`,
  partners: `SELECT id, name, tier, description, "logoUrl", "websiteUrl"
    FROM "Partner" WHERE active ORDER BY tier, "order", id LIMIT 100`,
  featuredNewsArticle: `SELECT ${news} AND featured ORDER BY "publishedAt" DESC, id DESC LIMIT 1`,
  news: `SELECT ${news} ORDER BY "publishedAt" DESC, id DESC LIMIT 4`,
};

async function answerFrom(pool: pg.Pool): Promise<string> {
  const read = async ([name, text]: [string, string]) => {
    const { rows } = await pool.query(text, name === 'content' ? [keys] : []);
    return [name, rows] as const;
  };
  return JSON.stringify(Object.fromEntries(await Promise.all(Object.entries(statements).map(read))));
}

serveParent((databaseUrl: string) => {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  return (_request, response) => {
    void answerFrom(pool).then((body) => {
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
      });
      response.end(body);
    });
  };
});
