import type { MiddlewareHandler } from 'hono';
import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { BusyError } from '../../errors.ts';
import { takesBody } from '../../requestBody.ts';
import { HttpError } from '../../rest/errors.ts';
import { unfinishedEnding } from '../backups.ts';

const gibibyte = 2 ** 30;

/** The largest archive of a whole site, in bytes. */
export const wholeLimit = 4 * gibibyte;

const tooLarge = () => new HttpError(413, `The file is larger than ${wholeLimit / gibibyte} GiB.`);

/** Refuses a file that is too large by its Content-Length; without one, the size is limited as the file is received. */
export const refuseTooLarge: MiddlewareHandler = async (c, next) => {
  if (takesBody(c.req) && Number(c.req.header('Content-Length') ?? 0) > wholeLimit) throw tooLarge();
  await next();
};

/** Whether an archive is being received: only one at a time, since each takes up its whole size on disk. */
let isTaken = false;

async function receive(body: ReadableStream<Uint8Array> | null, file: FileHandle): Promise<void> {
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > wholeLimit) throw tooLarge();
    await file.writeFile(chunk);
  }
}

/**
 * Stores a body on disk while `work` reads it, so that it is not held in memory, and no transaction waits for
 * a slow connection. The next start removes a killed server’s file, like a half-written backup.
 * @throws BusyError while another archive is being received, HttpError 413
 */
export async function spooled<Result>(
  dataFolder: string,
  body: ReadableStream<Uint8Array> | null,
  work: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  if (isTaken) throw new BusyError();
  isTaken = true;
  const folder = join(dataFolder, 'backups');
  const path = join(folder, `${randomUUID()}${unfinishedEnding}`);
  try {
    await mkdir(folder, { recursive: true });
    await using file = await open(path, 'wx+', 0o600);
    await receive(body, file);
    return await work(file);
  } finally {
    isTaken = false;
    await rm(path, { force: true });
  }
}
