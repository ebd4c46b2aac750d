import { createHash } from 'node:crypto';
import type { Admin } from '../auth/viewer.ts';
import { ExpectedError } from '../errors.ts';
import { checkIdempotencyKey, refuseReusedKey } from '../idempotencyKey.ts';
import { prisma } from './client.ts';

/** A change that its client may send again because it got no answer, as it is recorded. */
export interface KeyedRequest {
  idempotencyKey: string;
  /** Distinguishes a repeat from another change under the same key. */
  requestDigest: string;
}

interface Once<Row> {
  admin: Pick<Admin, 'email'>;
  /** The client’s key; without one, each call counts. */
  key: string | null | undefined;
  /** What is asked for, as the client sent it. */
  request: readonly unknown[];
  /** Makes the change, and records it with the request in the same transaction. */
  attempt: (request?: KeyedRequest) => Promise<Row>;
  /** The row with this id, as it is now. */
  find: (id: number) => Promise<Row | null>;
}

/**
 * Makes a change, unless it was made before under the same key; then returns the row as it is now. The key is unique
 * among the recorded changes: a repeat fails at the latest when it is recorded, so that only a failed attempt looks for
 * an earlier one.
 * @throws ValidationError if the key belongs to another change, or the row has been deleted since
 */
export async function once<Row>({ admin, key, request, attempt, find }: Once<Row>): Promise<Row> {
  if (key == null) return attempt();
  checkIdempotencyKey(key);
  const requestDigest = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  try {
    return await attempt({ idempotencyKey: key, requestDigest });
  } catch (error) {
    const made = await prisma.change.findUnique({ where: { idempotencyKey: key } });
    if (!made) throw error;
    if (made.requestDigest !== requestDigest || made.by !== admin.email) {
      // The attempt’s own failure, such as a conflict, says more.
      if (error instanceof ExpectedError) throw error;
      refuseReusedKey(
        'A different change was made with this idempotency key. Use a new key for each change.',
      );
    }
    const row = await find(made.rowId ?? 0);
    return row ?? refuseReusedKey('It was saved, and has been deleted since. Use a new key to add it again.');
  }
}
