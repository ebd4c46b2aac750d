import { createHash } from 'node:crypto';
import { expectedOf, ExpectedError } from '../../errors.ts';
import { log } from '../../log.ts';
import { uploads } from '../../operations/metrics.ts';
import { imagePath } from '../addresses.ts';
import type { CheckedImage } from '../check/check.ts';
import type { IngestOptions } from './ingest.ts';
import { callbackRequest, type UploadAddress } from './protocol.ts';

/** A file that has arrived and passed the checks. */
export interface UploadedFile {
  address: UploadAddress;
  checked: CheckedImage;
  route: { metadata: Record<string, unknown>; callbackUrl: string; callbackSlug: string };
}

/**
 * Stores the file, notifies the app and waits for its answer. The app’s row is created after the file, so that a server
 * killed in between leaves a file that the next start removes; a failure removes the file immediately.
 * @param results what the app sent to /callback-result, by key
 * @returns what UploadThing’s service would return to the browser
 * @throws if the disk is full, or the folder of images is lost
 */
export async function finishUpload(
  { publicUrl, ingestUrl, apiKey, files, checkedHere, fetch }: IngestOptions,
  { address, checked, route }: UploadedFile,
  results: Map<string, unknown>,
) {
  const { key, name, type, customId } = address;
  const { bytes } = checked;
  const url = `${publicUrl}${imagePath(customId)}`;
  const fileHash = createHash('md5').update(bytes).digest('hex');
  const addresses = { url, appUrl: url, ufsUrl: url, fileHash };
  const file = { key, name, size: bytes.length, type, customId, ...addresses };
  const callback = new URL(route.callbackUrl);
  callback.searchParams.set('slug', route.callbackSlug);
  try {
    await files.write(['originals', key], bytes);
    checkedHere.set(key, checked);
    const response = await fetch(callback, callbackRequest(file, ingestUrl, route.metadata, apiKey));
    const serverData = results.get(key);
    if (response.ok && serverData !== undefined) return { ...addresses, serverData };
    throw new Error(`The app answered ${response.status} for an uploaded file.`);
  } catch (error) {
    uploads.inc({ outcome: 'failed' });
    log.error({ err: error, key }, 'An upload failed');
    await files.remove(['originals', key]);
    if (expectedOf(error) instanceof ExpectedError) throw error;
    return { error: `${name} could not be stored. Try again.`, code: 'NOT_STORED' };
  } finally {
    results.delete(key);
    checkedHere.delete(key);
  }
}
