import { genUploader } from 'uploadthing/client';
import type { UploadRouter } from '../../shared/uploads.ts';
import { endSession, refreshSession } from '../../auth/session.ts';

/** The server did not take a file; the message says why, in English. Any other failure is one of the way there. */
export class RefusedUploadError extends Error {
  override name = 'RefusedUploadError';
  /** Why, where the server has a word for it. */
  readonly code: string | undefined;
  constructor({ error, code }: Refusal, options?: ErrorOptions) {
    super(error, options);
    this.code = code;
  }
}

interface Refusal {
  /** In English. */
  error: string;
  code?: string | undefined;
}

/** As in relay/network.ts: when the access token has ended, the session is refreshed and the request sent once more. */
const fetchInSession: typeof fetch = async (address, init) => {
  const response = await fetch(address, init);
  if (!response.headers.get('WWW-Authenticate')?.includes('invalid_token')) return response;
  if (await refreshSession()) return fetch(address, init);
  endSession();
  return response;
};

const { uploadFiles } = genUploader<UploadRouter>({ fetch: fetchInSession });

/** UploadThing's client tells its own troubles by this code, and a broken connection by a code in place of a message. */
function isAnswer(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code !== 'INTERNAL_CLIENT_ERROR' && error.message !== error.code;
}

/**
 * UploadThing's client reads the sentence of a success only; of a refusal it keeps the body: of a file's as its data, of
 * an announcement's as its cause.
 */
function refusalIn(answer: Error): Refusal {
  const { data, cause } = answer as { data?: Partial<Refusal>; cause?: Partial<Refusal> };
  return { error: data?.error ?? answer.message, code: data?.code ?? cause?.code };
}

/**
 * Uploads one file.
 * @param onProgress hears from 0 to 100, in percent
 * @returns the number of the new image
 * @throws RefusedUploadError
 */
export async function uploadImage(file: File, onProgress: (percent: number) => void): Promise<number> {
  const [uploaded] = await uploadFiles('image', {
    files: [file],
    // What surrounds the file on its way is counted too.
    onUploadProgress: ({ progress }) => onProgress(Math.min(progress, 100)),
  }).catch((error: unknown) => {
    throw isAnswer(error) ? new RefusedUploadError(refusalIn(error), { cause: error }) : error;
  });
  const { image, error, code } = uploaded?.serverData ?? {};
  if (error) throw new RefusedUploadError({ error, code: code ?? undefined });
  if (!image) throw new Error('The server did not say what became of the file.');
  return image.databaseId;
}
