// UploadThing’s wire protocol, as implemented by version 7.7.4 of its packages: signatures, addresses, payloads.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { ExpectedError } from '../../errors.ts';
import { HttpError } from '../../rest/errors.ts';

/** The address has expired; nothing was stored. */
class ExpiredUploadError extends ExpectedError {
  readonly code = 'UPLOAD_EXPIRED';
  constructor() {
    super('The upload address has expired. Start the upload again.');
  }
}

/** The signature of a text: of an upload address up to its signature, or of the body of a callback. */
export function sign(text: string, apiKey: string): string {
  return `hmac-sha256=${createHmac('sha256', apiKey).update(text).digest('hex')}`;
}

/** Compares secrets in constant time. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** What the app’s upload route put into the address: the browser cannot change it. */
export interface UploadAddress {
  key: string;
  slug: string;
  /** The file's original name, its size in bytes and its MIME type, as the browser announced them. */
  name: string;
  size: number;
  type: string;
  /** The stored name. */
  customId: string;
}

/** UploadThing’s description of a stored file. */
interface StoredFile {
  key: string;
  name: string;
  size: number;
  type: string;
  customId: string;
  url: string;
  appUrl: string;
  ufsUrl: string;
  fileHash: string;
}

/**
 * The request to the app’s callback address by which UploadThing reports that a file has arrived.
 * @param origin where the file was sent
 * @param metadata what the app sent about it in /route-metadata
 */
export function callbackRequest(file: StoredFile, origin: string, metadata: object, apiKey: string) {
  const body = JSON.stringify({ status: 'uploaded', metadata, origin, file });
  const headers = {
    'Content-Type': 'application/json',
    'uploadthing-hook': 'callback',
    'x-uploadthing-signature': sign(body, apiKey),
  };
  return { method: 'POST', body, headers };
}

/**
 * Reads the address of an upload: `{ingest}/{key}?expires=…&x-ut-…&signature=…`. The signature covers everything before
 * it; the values are encoded twice.
 * @param publicUrl the origin that the address was made for: a proxy may have changed the request’s
 * @throws HttpError 403 if the app did not sign it
 * @throws ExpiredUploadError
 */
export function readUploadAddress(requestUrl: string, publicUrl: string, apiKey: string): UploadAddress {
  const { pathname, search, searchParams } = new URL(requestUrl);
  const whole = `${publicUrl}${pathname}${search}`;
  const signed = whole.slice(0, Math.max(0, whole.lastIndexOf('&signature=')));
  if (!isSame(searchParams.get('signature') ?? '', sign(signed, apiKey))) {
    throw new HttpError(403, 'The signature of the upload address is not valid.');
  }
  if (!(Number(searchParams.get('expires')) > Date.now())) throw new ExpiredUploadError();
  const value = (name: string) => decodeURIComponent(searchParams.get(`x-ut-${name}`) ?? '');
  return {
    key: pathname.slice(pathname.lastIndexOf('/') + 1),
    slug: value('slug'),
    name: value('file-name'),
    size: Number(value('file-size')),
    type: value('file-type'),
    customId: value('custom-id'),
  };
}

/** POST /route-metadata: what the app registers for the addresses that it issues. */
export const routeMetadata = z.object({
  fileKeys: z.array(z.string().regex(/^[A-Za-z0-9]{1,200}$/)).max(200),
  metadata: z.record(z.string(), z.json()),
  callbackUrl: z.url(),
  callbackSlug: z.string(),
});

/** POST /callback-result: the app’s result for an uploaded file. */
export const callbackResult = z.object({ fileKey: z.string(), callbackData: z.json() });

/** POST /v6/deleteFiles */
export const deleteFiles = z.object({ fileKeys: z.array(z.string()).max(1000) });
