import pg from 'pg';
import { openEmbedded } from '../../../src/database/embedded.ts';

/** Reads a database without the server. */
export interface Rows {
  read: (sql: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
}

/** Where the rows are. An embedded database can be read only while no server uses it. */
export type RowsAt = { folder: string } | { url: string };

export async function openRows(at: RowsAt): Promise<Rows> {
  if ('url' in at) {
    const client = new pg.Client({ connectionString: at.url });
    await client.connect();
    return {
      read: async (sql, parameters) => (await client.query(sql, parameters)).rows,
      close: () => client.end(),
    };
  }
  const { pglite, close } = await openEmbedded(at.folder);
  return {
    read: async (sql, parameters) => (await pglite.query<Record<string, unknown>>(sql, parameters)).rows,
    close,
  };
}
