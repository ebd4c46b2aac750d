import { articles } from '../../../src/database/seed/news/index.ts';
import { inSession } from './session.ts';

/** Occurs in five articles, whatever the length of the list. */
export const rareWord = 'Kedungwuni';
/** Occurs in nearly every article. */
export const commonWord = 'batik';

const wordsOf = (texts: string[]) =>
  texts
    .join(' ')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);
const words = {
  En: wordsOf(articles.map(({ contentEn }) => contentEn)),
  Id: wordsOf(articles.map(({ contentId }) => contentId)),
};

/** Occurs once in the sample articles, and so in a few of a thousand articles made of their phrases. */
export const uncommonWord = findUncommonWord();

function findUncommonWord(): string {
  const text = words.En.join(' ').toLowerCase();
  const isOnce = (word: string) => text.split(word.toLowerCase()).length === 2;
  const found = words.En.find((word) => /^[a-z]{8,}$/.test(word) && isOnce(word));
  if (!found) throw new Error('Every word of the sample articles occurs more than once.');
  return found;
}

/** The lengths of the pieces taken from the sample articles, in words. */
const lengths = { title: 7, excerpt: 22, content: 28 };
const phraseCount = 2_000;

/** Titles, excerpts and contents in both languages: pieces of the sample articles. */
function phrases() {
  return Array.from({ length: phraseCount }, (_none, n) => {
    const piece = (language: 'En' | 'Id', length: number) => {
      const from = (n * 7_919) % (words[language].length - length);
      return words[language].slice(from, from + length).join(' ');
    };
    const pieces = Object.entries(lengths).flatMap(([name, length]) =>
      (['En', 'Id'] as const).map((language) => [name + language, piece(language, length)]),
    );
    return { n, ...Object.fromEntries(pieces) };
  });
}

const makePhrases = `CREATE TEMPORARY TABLE phrase AS SELECT * FROM json_to_recordset($1) AS phrase
  (n int, "titleEn" text, "titleId" text, "excerptEn" text, "excerptId" text, "contentEn" text, "contentId" text)`;

/** $1 articles, three an hour, so that even a million fit after 1970. Each is assembled from three phrases. */
const makeArticles = `
  INSERT INTO "NewsArticle"
    ("titleEn", "titleId", "excerptEn", "excerptId", "contentEn", "contentId", category, "publishedAt", "updatedAt")
  SELECT title."titleEn" || CASE WHEN i % ($1 / 5) = 0 THEN ' ${rareWord}' ELSE '' END, title."titleId",
    excerpt."excerptEn", excerpt."excerptId", content."contentEn", content."contentId",
    (ARRAY['culture', 'fashion', 'education', 'announcement', 'competition', 'community'])[i % 6 + 1],
    now() - ($1 - i) * interval '20 minutes', now()
  FROM (
    SELECT i, floor(random() * ${phraseCount}) AS a, floor(random() * ${phraseCount}) AS b,
      floor(random() * ${phraseCount}) AS c
    FROM generate_series(1, $1::int) AS i OFFSET 0
  ) AS drawn
  JOIN phrase AS title ON title.n = a JOIN phrase AS excerpt ON excerpt.n = b JOIN phrase AS content ON content.n = c`;

/** Fills the list of news. Creates the search indexes afterwards, which takes a fraction of the time. */
export function fillNews(databaseUrl: string, count: number): Promise<void> {
  return inSession(databaseUrl, async (client) => {
    const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
      `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'NewsArticle' AND indexdef LIKE '%USING gin%'`,
    );
    for (const { indexname } of indexes) await client.query(`DROP INDEX "${indexname}"`);
    await client.query(makePhrases, [JSON.stringify(phrases())]);
    await client.query('SELECT setseed(0.5)');
    await client.query(makeArticles, [count]);
    await client.query(`SET maintenance_work_mem = '1GB'`);
    for (const { indexdef } of indexes) await client.query(indexdef);
    await client.query('VACUUM ANALYZE "NewsArticle"');
  });
}

interface Place {
  id: number;
  publishedAt: Date;
}

/** The article in the middle of the list. */
export function middleArticle(databaseUrl: string): Promise<Place> {
  return inSession(databaseUrl, async (client) => {
    const { rows } = await client.query<Place>(
      `SELECT id, "publishedAt" FROM "NewsArticle" ORDER BY "publishedAt" DESC, id DESC
       LIMIT 1 OFFSET (SELECT count(*) / 2 FROM "NewsArticle")`,
    );
    const [middle] = rows;
    if (!middle) throw new Error('There are no articles.');
    return middle;
  });
}
