import type { Postgres } from './postgres.ts';

/**
 * Measures on PostgreSQL, and then on the embedded database.
 * @param name the name of the database on PostgreSQL
 * @param measure gets what to call the database, and its URL, null for the embedded one
 */
export async function onBothDatabases<Result>(
  postgres: Postgres,
  name: string,
  measure: (place: string, databaseUrl: string | null) => Promise<Result>,
): Promise<Result[]> {
  const onPostgres = await measure('PostgreSQL', await postgres.createDatabase(name));
  return [onPostgres, await measure('the embedded database', null)];
}
