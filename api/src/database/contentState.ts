import { ContentChangedError } from '../errors.ts';
import type { Transaction } from './client.ts';
import { archived } from './entities.ts';
import { modelNamed } from './delegates.ts';

/**
 * A digest of all entities, which changes with any of their columns. It is computed in one statement, so that
 * it describes one moment.
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
 * @param compared the state that the previewed archive was compared with; null without a preview
 * @throws ContentChangedError if anything has changed since
 */
export async function refuseOtherState(client: Transaction, compared: string | null): Promise<void> {
  if (compared !== null && compared !== (await contentState(client))) throw new ContentChangedError();
}
