import { genUploader } from 'uploadthing/client';
import type { UploadRouter } from '../../shared/uploads.ts';
import { accountHeader, endSession, refreshSession } from '../../auth/session.ts';

/** The server rejected a file; the message explains why, in English. Any other error is a failure in transit. */
export class RefusedUploadError extends Error {
  override name = 'RefusedUploadError';
  /** The reason’s code, if the server has one. */
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

/** With the account of this window, as in relay/network.ts; UploadThing’s own addresses accept no such header. */
function fetchForAccount(...[address, init]: Parameters<typeof fetch>): Promise<Response> {
  const { origin } = new URL(address instanceof Request ? address.url : address, location.href);
  if (origin !== location.origin) return fetch(address, init);
  const headers = new Headers(init?.headers);
  Object.entries(accountHeader()).forEach(([name, value]) => headers.set(name, value));
  return fetch(address, { ...init, headers });
}

/** As in relay/network.ts: if the access token has expired, refreshes the session and sends the request again. */
const fetchInSession: typeof fetch = async (address, init) => {
  const response = await fetchForAccount(address, init);
  if (!response.headers.get('WWW-Authenticate')?.includes('invalid_token')) return response;
  if (await refreshSession()) return fetchForAccount(address, init);
  endSession();
  return response;
};

const { uploadFiles } = genUploader<UploadRouter>({ fetch: fetchInSession });

/**
 * Whether the server responded with an error: UploadThing’s client reports its own errors with this code, and a lost
 * connection with the code as the message.
 */
function isAnswer(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code !== 'INTERNAL_CLIENT_ERROR' && error.message !== error.code;
}

/**
 * UploadThing’s client extracts a message only from a success. It keeps the body of a rejection: as `data` if it
 * rejects a file, as `cause` if it rejects an announcement.
 */
function refusalIn(answer: Error): Refusal {
  const { data, cause } = answer as { data?: Partial<Refusal>; cause?: Partial<Refusal> };
  return { error: data?.error ?? answer.message, code: data?.code ?? cause?.code };
}

/**
 * Uploads one file.
 * @param onProgress called with the progress in percent, from 0 to 100
 * @returns the id of the new image
 * @throws RefusedUploadError
 */
export async function uploadImage(file: File, onProgress: (percent: number) => void): Promise<number> {
  const [uploaded] = await uploadFiles('image', {
    files: [file],
    // The progress includes the overhead around the file.
    onUploadProgress: ({ progress }) => onProgress(Math.min(progress, 100)),
  }).catch((error: unknown) => {
    throw isAnswer(error) ? new RefusedUploadError(refusalIn(error), { cause: error }) : error;
  });
  const { image, error, code } = uploaded?.serverData ?? {};
  if (error) throw new RefusedUploadError({ error, code: code ?? undefined });
  if (!image) throw new Error('The server did not report the outcome of the upload.');
  return image.databaseId;
}
