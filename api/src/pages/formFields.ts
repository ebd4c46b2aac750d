import { kibibyte, limitBody, refuseEncoded, textOf } from '../requestBody.ts';
import { HttpError } from '../rest/errors.ts';
import type { HandlerContext } from '../rest/route.ts';

/** The fields of a posted form, by name. */
export type Fields = Record<string, string>;

export const limitForm = limitBody(64 * kibibyte, 'form');

/** @throws HttpError 415 for anything but a form’s content type, 400 for invalid UTF-8 */
export async function readFields(c: HandlerContext): Promise<Fields> {
  const type = c.req.header('Content-Type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type))
    throw new HttpError(415, 'Send the form as application/x-www-form-urlencoded.');
  refuseEncoded(c.req.raw);
  // Forms send line breaks as \r\n.
  const fields = [...new URLSearchParams(await textOf(c.req))];
  return Object.fromEntries(fields.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
}
