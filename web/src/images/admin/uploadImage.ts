import { genUploader } from 'uploadthing/client';
import type { UploadRouter } from '../../../../api/src/images/uploadRouter.ts';
import { endSession, refreshSession } from '../../auth/session.ts';

/** The server did not take a file; the message says why. Any other failure is one of the way there. */
export class RefusedUploadError extends Error {
  override name = 'RefusedUploadError';
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

/** UploadThing's client reads the sentence of a success only; of a refusal it keeps the body. */
function sentenceOf(answer: Error): string {
  const { data } = answer as { data?: { error?: unknown } };
  return typeof data?.error === 'string' ? data.error : answer.message;
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
    throw isAnswer(error) ? new RefusedUploadError(sentenceOf(error), { cause: error }) : error;
  });
  const { image, error } = uploaded?.serverData ?? {};
  if (error) throw new RefusedUploadError(error);
  if (!image) throw new Error('The server did not say what became of the file.');
  return image.databaseId;
}
