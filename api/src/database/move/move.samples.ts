import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { migrate } from '../migrate.ts';

/** The result of a move: its exit code, null if it was killed, and its output. */
export interface MoveEnd {
  code: number | null;
  output: string;
}

/** Kills the process as it prints the given line: a reader of its output might react too late. */
const killing = `
  const say = console.log;
  console.log = (line) => {
    say(line);
    if (line.includes(process.env.KILL_AT)) process.kill(process.pid, 'SIGKILL');
  };`;

/**
 * Runs `npm run move` as an operator does.
 * @param variables its environment, which determines what it moves
 * @param killAt kills the process as it prints a line with this text
 */
export async function runMove(
  variables: Record<string, string>,
  target: string,
  killAt?: string,
): Promise<MoveEnd> {
  const script = join(import.meta.dirname, '../../../scripts/move.ts');
  const preload = killAt ? ['--import', `data:text/javascript,${encodeURIComponent(killing)}`] : [];
  const child = spawn(process.execPath, [...preload, script, target], {
    env: { PATH: process.env['PATH'], ...variables, ...(killAt && { KILL_AT: killAt }) },
  });
  const lines: string[] = [];
  const read = (stream: NodeJS.ReadableStream) =>
    createInterface(stream).on('line', (line) => lines.push(line));
  read(child.stdout);
  read(child.stderr);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: lines.join('\n') };
}

export async function sql<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The tables of a database, sorted. */
export const tablesOf = async (url: string) =>
  (
    await sql<{ name: string }>(
      url,
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    )
  ).map(({ name }) => name);

/** The tables that have rows. */
export const filledTables = async (url: string) =>
  Object.entries((await contentsOf(url)) as Record<string, unknown[]>)
    .filter(([, rows]) => rows.length > 0)
    .map(([name]) => name);

/** The values of the database’s enums that no row has, each with its column. */
export async function unusedValues(url: string): Promise<string[]> {
  const columns = await sql<{ table: string; column: string; values: string[] }>(
    url,
    `SELECT c.relname AS table, a.attname AS column, array_agg(e.enumlabel::text) AS values
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid AND c.relkind = 'r'
      JOIN pg_enum e ON e.enumtypid = a.atttypid GROUP BY 1, 2`,
  );
  const unused: string[] = [];
  for (const { table, column, values } of columns) {
    const rows = await sql<{ used: string }>(
      url,
      `SELECT DISTINCT "${column}"::text AS used FROM "${table}"`,
    );
    const used = new Set(rows.map((row) => row.used));
    unused.push(...values.filter((value) => !used.has(value)).map((value) => `${table}.${column} ${value}`));
  }
  return unused;
}

/** Every row of every table. */
export async function contentsOf(url: string): Promise<unknown> {
  const contents: Record<string, unknown> = {};
  for (const name of await tablesOf(url)) {
    contents[name] = await sql(
      url,
      `SELECT to_jsonb(t) AS row FROM "${name}" t ORDER BY to_jsonb(t)::text COLLATE "C"`,
    );
  }
  return contents;
}

/**
 * Fills an empty database with a site’s content, and values that are easily corrupted in transit.
 * @param changes the number of rows of the history: enough to kill a move in the middle of them
 */
export async function fill(url: string, changes: number): Promise<void> {
  await migrate({ url });
  await sql(
    url,
    `
    INSERT INTO "SigningKey" (id, "privateJwk") VALUES ('ä', '{"d":"x"}'), ('Z', 'null'), ('a', '[1.50, 1e400]');
    INSERT INTO "AdminUser" (email, "portraitUrl", "createdAt") VALUES ('sari@example.org', '/images/1_sari.png', '2026-02-03T04:05:06.789+07');
    INSERT INTO "AdminUser" (email, role) SELECT role || '@example.org', role FROM unnest(enum_range(NULL::"AdminRole")) role;
    INSERT INTO "Session" (id, "adminUserId", "refreshTokenHash", "expiresAt") VALUES (gen_random_uuid(), 1, '', 'infinity');
    INSERT INTO "ApiToken" ("adminUserId", name, scope, capabilities, "tokenHash", "expiresAt")
      SELECT 1, scope, scope, 'news.read news.write', scope::text, now() FROM unnest(enum_range(NULL::"ApiTokenScope")) scope;
    INSERT INTO "AccountLink" ("adminUserId", purpose, "secretHash", "expiresAt")
      SELECT 1, purpose, purpose::text, now() FROM unnest(enum_range(NULL::"AccountLinkPurpose")) purpose;
    INSERT INTO "Passkey" ("adminUserId", name, "credentialId", "publicKey", counter) VALUES (1, 'a phone', 'id', 'key', 4294967295);
    INSERT INTO "Authenticator" ("adminUserId", secret, "lastStep") VALUES (1, 'secret', 59000000);
    INSERT INTO "FormerPerson" VALUES ('raras@example.org', 'Raras');
    INSERT INTO "FactorRequirement" ("requiredBy") VALUES ('sari@example.org');
    INSERT INTO "RecoveryCode" ("adminUserId", "codeHash") VALUES (1, 'hash');
    INSERT INTO "PasskeyChallenge" (challenge, purpose, "expiresAt")
      SELECT purpose, purpose, now() FROM unnest(enum_range(NULL::"PasskeyPurpose")) purpose;
    INSERT INTO "Review" (entity, "newKey", "titleEn", "titleId", sentence, "askedBy", answer)
      SELECT 'NewsArticle', answer, '', '', 'x', 'sari@example.org', answer FROM unnest(enum_range(NULL::"ReviewAnswer")) answer;
    INSERT INTO "Comment" (entity, "itemId", kind, by) SELECT 'NewsArticle', 1, kind, 'x' FROM unnest(enum_range(NULL::"CommentKind")) kind;
    INSERT INTO "Notice" ("adminUserId", kind, capability, "titleEn", "titleId", by, text)
      SELECT 1, kind, 'news.write', '', '', 'x', '' FROM unnest(enum_range(NULL::"NoticeKind")) kind;
    INSERT INTO "NoticeMail" ("adminUserId") VALUES (1);
    INSERT INTO "SecurityEvent" (kind) SELECT unnest(enum_range(NULL::"SecurityEventKind"));
    INSERT INTO "Change" (by, action) SELECT 'x', unnest(enum_range(NULL::"ChangeAction"));
    INSERT INTO "Partner" (name, tier, "logoUrl", description, "updatedAt")
      SELECT tier, tier, '', '', now() FROM unnest(enum_range(NULL::"PartnerTier")) tier;
    INSERT INTO "Partner" (name, tier, "logoUrl", description, "updatedAt") VALUES (E'a"b\\\\c\\n\\u2028\\U0001F600', 'gold', '', NULL, now()), ('', 'silver', '', '', now());
    INSERT INTO "Community" ("nameEn", "nameId", location, province, "imageUrl", "updatedAt")
      SELECT '', '', '', province, '', now() FROM unnest(enum_range(NULL::"Province")) province;
    INSERT INTO "Change" (by, action, before, at)
      SELECT 'x', 'updated', jsonb_build_object('text', repeat(md5(i::text), 40)), now() FROM generate_series(1, ${changes}) i;
    SELECT setval('"Partner_id_seq"', 77);`,
  );
}
