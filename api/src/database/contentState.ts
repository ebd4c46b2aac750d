import { ContentChangedError } from '../errors.ts';
import type { Transaction } from './client.ts';
import { archived } from './entities.ts';
import { modelNamed } from './resource.ts';

/**
 * What all entities hold, as an opaque text that changes with any of their columns: in one statement, so that it is of
 * one moment.
 */
export async function contentState(client: Transaction): Promise<string> {
  const hashes = archived.map(
    ({ model }) =>
      `(SELECT string_agg(hashtextextended(whole::text, 0)::text, ' ' ORDER BY whole.id) FROM "${modelNamed(model)}" whole)`,
  );
  const [row] = await client.$queryRawUnsafe<{ state: string }[]>(
    `SELECT encode(sha256(convert_to(jsonb_build_array(${hashes.join(', ')})::text, 'UTF8')), 'hex') AS state`,
  );
  return row?.state ?? '';
}

/**
 * @param compared the state that an archive was compared with, by whoever decides on its import; null when they did not
 * @throws ContentChangedError when something was changed since
 */
export async function refuseOtherState(client: Transaction, compared: string | null): Promise<void> {
  if (compared !== null && compared !== (await contentState(client))) throw new ContentChangedError();
}
