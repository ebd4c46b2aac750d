import { createRouteHandler, createUploadthing, UploadThingError, UTFiles } from 'uploadthing/server';
import type { UploadRouter } from '../../../web/src/shared/uploads.ts';
import { visitor, type Viewer } from '../auth/viewer.ts';
import { admitUploads } from './admitUploads.ts';
import { isImageType, maxImageBytes, notAnImage, storedName, tooLarge } from './imageFile.ts';
import { receiveImage, type Receiver } from './receive.ts';

/** The most files of one type that one call may announce. */
const maxFileCount = 20;

const limit = { maxFileSize: '1MB', maxFileCount } as const;

/** The viewers of requests, since UploadThing’s middleware receives only the request. */
const viewers = new WeakMap<Request, Viewer>();

const refusal = (code: 'BAD_REQUEST' | 'TOO_LARGE', cause: Error) =>
  new UploadThingError({ code, message: cause.message, cause });

/**
 * Throws the error for a refused file (docs/product.md#uploads); UploadThing’s own errors do not name the
 * file.
 */
function refuseWrongFiles(files: readonly { name: string; size: number; type: string }[]): void {
  for (const { name, size, type } of files) {
    if (!isImageType(type)) throw refusal('BAD_REQUEST', notAnImage(name));
    if (size > maxImageBytes) throw refusal('TOO_LARGE', tooLarge(name));
  }
}

/** UploadThing’s routes: one, `image`, for admins. Its server data is what `receiveImage` returns. */
function createUploadRouter(receiver: Receiver) {
  const route = createUploadthing({
    // Adds the code to the message, for the interface.
    errorFormatter: ({ message, cause }) => ({
      message,
      ...(cause instanceof Error && 'code' in cause && { code: String(cause.code) }),
    }),
  });
  return {
    image: route({ 'image/jpeg': limit, 'image/png': limit, 'image/webp': limit, 'image/gif': limit })
      .middleware(async ({ req, files }) => {
        const call = await admitUploads(viewers.get(req) ?? visitor).catch((cause: Error) => {
          throw new UploadThingError({ code: 'FORBIDDEN', message: cause.message, cause });
        });
        refuseWrongFiles(files);
        return {
          call,
          // Cut by characters: half a surrogate pair cannot be part of an address.
          [UTFiles]: files.map((file) => ({
            ...file,
            name: [...file.name].slice(-200).join('').toWellFormed(),
            customId: storedName(file.name),
          })),
        };
      })
      .onUploadComplete(({ file, metadata }) => receiveImage(receiver, file, metadata.call)),
  } satisfies UploadRouter;
}

type Config = NonNullable<Parameters<typeof createRouteHandler>[0]['config']>;

/** Answers requests for UploadThing’s routes, each from its viewer; callbacks have none. */
export type UploadHandler = (request: Request, viewer?: Viewer) => Promise<Response>;

/** @param config how UploadThing’s SDK reaches its service, and the service this site */
export function createUploadHandler(receiver: Receiver, config: Config): UploadHandler {
  const handle = createRouteHandler({ router: createUploadRouter(receiver), config });
  return (request, viewer) => {
    if (viewer) viewers.set(request, viewer);
    return handle({ request });
  };
}
