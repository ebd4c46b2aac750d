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
  /** The origin of the site; upload addresses are made for it. */
  publicUrl: string;
  /** Where the ingest is mounted, as an address. */
  ingestUrl: string;
  apiKey: string;
  files: ImageFiles;
  /** Where it leaves what it has found about a file while it tells the app of it, by key. */
  checkedHere: Map<string, CheckedImage>;
  /** Sends a request to the app. */
  fetch: typeof globalThis.fetch;
}

/** A file is not taken, and the browser may say why: UploadThing’s client reads it from a success only. */
class RefusedUploadError extends Error {
  readonly code = 'UPLOAD_INCOMPLETE';
}

/**
 * What UploadThing’s service does, inside this process: it hears of uploads from the app, takes the files from the
 * browser, tells the app, and deletes files again. It keeps nothing of an upload that breaks off: it always begins
 * at the first byte.
 */
export function createIngest(options: IngestOptions): Hono {
  const { publicUrl, apiKey, files } = options;
  const ingest = new Hono();
  const callbackResults = new Map<string, unknown>();

  /** The body of a call of the app’s, which proves itself by the key. */
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

  // HEAD, in Hono: how much of the file is here already.
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
    // Whoever takes the announcement away stores the file: only one of two simultaneous uploads can.
    const { count } = await prisma.pendingUpload.deleteMany({ where: { key: address.key } });
    if (count === 0) throw new HttpError(409, 'This file has already been uploaded.');
    const uploaded: UploadedFile = { address, checked, route };
    return c.json(await finishUpload(options, uploaded, callbackResults));
  });

  return ingest;
}

/** What the app registered for a key. @throws HttpError 409 when its file is here already */
async function findRoute(key: string, slug: string) {
  const pending = await prisma.pendingUpload.findUnique({ where: { key } });
  const route = pending && routeMetadata.omit({ fileKeys: true }).parse(pending.route);
  if (route?.callbackSlug === slug) return route;
  if ((await prisma.image.count({ where: { key } })) > 0)
    throw new HttpError(409, 'This file has already been uploaded.');
  throw new RefusedUploadError('This upload was not announced to the site. Start it again.');
}
