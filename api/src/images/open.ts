import { Hono } from 'hono';
import { settledAfter } from '../dataFolder.ts';
import type { Environment } from '../environment.ts';
import { log } from '../log.ts';
import { isLoopback } from '../loopback.ts';
import { errorResponse } from '../rest/errors.ts';
import type { Variables } from '../rest/route.ts';
import type { CheckedImage } from './check/check.ts';
import { createIngest } from './ingest/ingest.ts';
import { embeddedApiKey, embeddedToken } from './ingest/token.ts';
import { createImageStorage, type ImageStorage, type SdkOptions } from './storage.ts';
import { sweepImages } from './sweep.ts';
import type { UploadHandler } from './uploadRouter.ts';

/** The images of this process: their storage, and the routes for uploads. */
export interface Images extends ImageStorage {
  uploads: Hono<Variables>;
}

const uploadPath = '/api/uploadthing';
const ingestPath = '/ingest';

/** How long UploadThing may take to begin an answer, in milliseconds: an editor waits for it. */
const serviceLimit = 10_000;

/**
 * Opens the images: at UploadThing with UPLOADTHING_TOKEN, else with an ingest in this process. UploadThing’s
 * SDK talks to either. Calls to the site’s own origin go straight to their handler, without a socket.
 */
export async function openImages(environment: Environment): Promise<Images> {
  const { PUBLIC_URL, UPLOADTHING_TOKEN } = environment;
  const inside = new Hono();
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    return new URL(request.url).origin === PUBLIC_URL ? inside.fetch(request) : fetchFromService(request);
  };
  const ingestUrl = `${PUBLIC_URL}${ingestPath}`;
  const apiKey = UPLOADTHING_TOKEN ? undefined : await embeddedApiKey();
  const sdk: SdkOptions = {
    fetch: fetch as NonNullable<SdkOptions['fetch']>,
    logLevel: log.level === 'silent' ? 'None' : 'Error',
    token: UPLOADTHING_TOKEN?.encoded ?? embeddedToken(apiKey ?? ''),
    ...(apiKey && { apiUrl: ingestUrl, ingestUrl }),
  };
  const storage = createImageStorage(environment, sdk);
  await sweepImages(storage.files, settledAfter(environment));
  const checkedHere = new Map<string, CheckedImage>();

  let loaded: Promise<UploadHandler> | undefined;
  const handle: UploadHandler = async (request, viewer) => {
    // With the first upload: few servers see one, and the SDK takes a tenth of the time of a start.
    loaded ??= import('./uploadRouter.ts').then(({ createUploadHandler }) =>
      createUploadHandler(
        { ...storage, checkedHere },
        {
          ...sdk,
          callbackUrl: `${PUBLIC_URL}${uploadPath}`,
          // The service cannot call a loopback address: there the SDK fetches the callbacks instead.
          isDev: !apiKey && isLoopback(new URL(PUBLIC_URL).hostname),
        },
      ),
    );
    return (await loaded)(request, viewer);
  };
  const uploads = new Hono<Variables>();
  uploads.all(uploadPath, async (c) => {
    const { viewer } = c.var.context;
    const answer = await handle(c.req.raw, viewer);
    const response = answer.status === 403 && !viewer.admin ? unauthenticated(answer) : answer;
    return apiKey ? reachable(response, PUBLIC_URL, c.req.header('Origin')) : response;
  });
  inside.all(uploadPath, (c) => handle(c.req.raw));
  inside.onError(errorResponse);
  if (apiKey) {
    const { files } = storage;
    const ingest = createIngest({ publicUrl: PUBLIC_URL, ingestUrl, apiKey, files, checkedHere, fetch });
    inside.route(ingestPath, ingest);
    uploads.route(ingestPath, ingest);
  }

  return { ...storage, uploads };
}

/** UploadThing’s response, if it begins within the limit. A stream of upload events may take longer. */
async function fetchFromService(request: Request): Promise<Response> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(new Error('UploadThing did not respond.')), serviceLimit);
  try {
    return await globalThis.fetch(request, { signal: AbortSignal.any([request.signal, waiting.signal]) });
  } finally {
    clearTimeout(timer);
  }
}

/** A visitor’s refusal as 401, for which UploadThing has no code. */
function unauthenticated({ body, headers }: Response): Response {
  const answer = new Response(body, { status: 401, headers });
  answer.headers.set('WWW-Authenticate', 'Bearer');
  return answer;
}

/**
 * Adapts upload addresses to the browser: a site on loopback can be opened under any of its names, and its
 * pages may only send to their own origin. Foreign origins were refused earlier.
 */
async function reachable(response: Response, publicUrl: string, origin?: string): Promise<Response> {
  if (!origin || origin === publicUrl) return response;
  const text = await response.text();
  return new Response(text.replaceAll(`"url":"${publicUrl}/`, `"url":"${origin}/`), response);
}
