import { z } from 'zod';
import { invalidField } from './errors.ts';
import { validate } from './validation.ts';

/** Identifies the repeats of one call, for a client that got no answer; null if each call counts. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, 'Use 1 to 200 visible ASCII characters, such as a UUID.')
  .nullable();

const keyed = z.object({ idempotencyKey });

/** @throws ValidationError if the text is not an idempotency key */
export function checkIdempotencyKey(key: string | null): void {
  validate(keyed, { idempotencyKey: key });
}

/** Reusing a key for something else would silently lose that. @throws ValidationError */
export function refuseReusedKey(message: string): never {
  throw invalidField('idempotencyKey', message);
}

const format = '1 to 200 visible ASCII characters, such as a UUID:';

/** Describes the key of a message, and that of a change. */
export const keyOfMessage = `${format} repeated calls with the same key count as one message.`;
export const keyOfChange = `${format} a repeated call with the same key changes nothing and returns the row as it is now. So a call that got no answer can safely be repeated.`;

/** The Idempotency-Key header of a REST route. */
export function idempotencyHeader(description: string) {
  return z.object({ 'idempotency-key': z.string().optional().meta({ description }) });
}
