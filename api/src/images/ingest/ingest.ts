import { Hono } from 'hono';
import type { z } from 'zod';
import { prisma } from '../../database/client.ts';
import { HttpError, errorResponse } from '../../rest/errors.ts';
import { validate } from '../../validation.ts';
import { checkImage, type CheckedImage } from '../check/check.ts';
import type { ImageFiles } from '../files.ts';
import { RefusedImageError } from '../imageFile.ts';
import { forgetStaleUploads } from '../sweep.ts';
import { readFilePart } from './body.ts';
import { finishUpload, type UploadedFile } from './finish.ts';
import { callbackResult, deleteFiles, isSame, readUploadAddress, routeMetadata } from './protocol.ts';

export interface IngestOptions {
  /** The site’s origin, which upload addresses are made for. */
  publicUrl: string;
  /** The address at which the ingest is mounted. */
  ingestUrl: string;
  apiKey: string;
  files: ImageFiles;
  /** Results of checks on files, by key, for the app to use when it is notified. */
  checkedHere: Map<string, CheckedImage>;
  /** Sends a request to the app. */
  fetch: typeof globalThis.fetch;
}

/** A refused file whose reason the browser may show: UploadThing’s client reads it only from a successful response. */
class RefusedUploadError extends Error {
  readonly code = 'UPLOAD_INCOMPLETE';
}

/**
 * Does the work of UploadThing’s service inside this process: it learns of uploads from the app, receives the files
 * from the browser, notifies the app, and deletes files. Nothing of an aborted upload is kept: uploads always begin at
 * the first byte.
 */
export function createIngest(options: IngestOptions): Hono {
  const { publicUrl, apiKey, files } = options;
  const ingest = new Hono();
  const callbackResults = new Map<string, unknown>();

  /** The body of a call from the app, which authenticates with the key. */
  async function callOfApp<Schema extends z.ZodType>(request: Request, schema: Schema) {
    if (!isSame(request.headers.get('x-uploadthing-api-key') ?? '', apiKey)) {
      throw new HttpError(403, 'Only the site itself may call this.');
    }
    return validate(schema, await request.json());
  }

  ingest.onError((error, c) =>
    error instanceof RefusedImageError || error instanceof RefusedUploadError
      ? c.json({ error: error.message, code: error.code })
      : errorResponse(error),
  );

  ingest.post('/route-metadata', async (c) => {
    const { fileKeys, ...route } = await callOfApp(c.req.raw, routeMetadata);
    await forgetStaleUploads();
    await prisma.pendingUpload.createMany({ data: fileKeys.map((key) => ({ key, route })) });
    return c.json({ ok: true });
  });

  ingest.post('/callback-result', async (c) => {
    const { fileKey, callbackData } = await callOfApp(c.req.raw, callbackResult);
    callbackResults.set(fileKey, callbackData);
    return c.json({ ok: true });
  });

  ingest.post('/v6/deleteFiles', async (c) => {
    const { fileKeys } = await callOfApp(c.req.raw, deleteFiles);
    for (const key of fileKeys) await files.remove(['originals', key]);
    return c.json({ success: true, deletedCount: fileKeys.length });
  });

  // Also handles HEAD, in Hono: how much of the file has already arrived.
  ingest.get('/:key', (c) => {
    readUploadAddress(c.req.url, publicUrl, apiKey);
    return c.body(null, 200, { 'x-ut-range-start': '0' });
  });

  ingest.put('/:key', async (c) => {
    const address = readUploadAddress(c.req.url, publicUrl, apiKey);
    if (!/^(bytes=0-)?$/.test(c.req.header('Range') ?? '')) {
      throw new HttpError(416, 'Uploads must begin at the first byte.');
    }
    const bytes = await readFilePart(c.req.raw, address.name);
    const route = await findRoute(address.key, address.slug);
    const checked = await checkImage(address, bytes);
    if (bytes.length !== address.size) {
      throw new RefusedUploadError(
        `${address.name} arrived incomplete: ${bytes.length} of ${address.size} bytes`,
      );
    }
    // The upload that deletes the announcement stores the file: only one of two simultaneous uploads can.
    const { count } = await prisma.pendingUpload.deleteMany({ where: { key: address.key } });
    if (count === 0) throw new HttpError(409, 'This file has already been uploaded.');
    const uploaded: UploadedFile = { address, checked, route };
    return c.json(await finishUpload(options, uploaded, callbackResults));
  });

  return ingest;
}

/** What the app registered for a key. @throws HttpError 409 if its file has already arrived */
async function findRoute(key: string, slug: string) {
  const pending = await prisma.pendingUpload.findUnique({ where: { key } });
  const route = pending && routeMetadata.omit({ fileKeys: true }).parse(pending.route);
  if (route?.callbackSlug === slug) return route;
  if ((await prisma.image.count({ where: { key } })) > 0)
    throw new HttpError(409, 'This file has already been uploaded.');
  throw new RefusedUploadError('This upload was not announced to the site. Start it again.');
}
