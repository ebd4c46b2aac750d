import { NetworkError } from '../../relay/network.ts';
import { accountHeader } from '../../auth/session.ts';
import { askForPassword, renewSession } from '../../auth/sessionRenewal.ts';
import { firstFileOf } from './tar.ts';

// The file with all content and all pictures bypasses GraphQL, which would hold all of it in memory.

const path = '/api/database/archive';

/** The server rejected the file; the message is the server’s, in English. */
export class RefusedArchiveError extends Error {
  override name = 'RefusedArchiveError';
  readonly status: number;
  /** The problem, if the status does not identify it. */
  readonly code: string;
  /** The file inside the archive that caused it. */
  readonly file: string;
  constructor(status: number, { error, code = '', file = '' }: Answer) {
    super(error);
    this.status = status;
    this.code = code;
    this.file = file;
  }
}

/** The admin canceled the password dialog. */
export class UnconfirmedError extends Error {
  override name = 'UnconfirmedError';
}

/** The content has changed since the file was compared with it; nothing was imported. */
export class ContentChangedError extends Error {
  override name = 'ContentChangedError';
}

/** The body of the server’s response; empty if it cannot be parsed. */
interface Answer {
  error?: string;
  code?: string;
  file?: string;
  missing?: string[];
}

const answerOf = async (response: Response) => (await response.json().catch(() => ({}))) as Answer;

const request = (address: string, init?: RequestInit) =>
  fetch(address, { ...init, headers: { ...init?.headers, ...accountHeader() } }).catch((cause: unknown) => {
    throw new NetworkError('The server cannot be reached.', { cause });
  });

/**
 * As in relay/network.ts: renews an expired session or asks for the password if required, then retries once.
 * @throws UnconfirmedError, NetworkError
 */
async function send(address: string, init?: RequestInit): Promise<Response> {
  const response = await request(address, init);
  if (response.status === 401 && (await renewSession(true))) return request(address, init);
  if (response.status !== 403) return response;
  const { code } = await answerOf(response.clone());
  if (code !== 'PASSWORD_REQUIRED') return response;
  if (await askForPassword()) return request(address, init);
  throw new UnconfirmedError();
}

/** The first file of the archive: the rows, as returned by exportDatabase. */
export const archiveIn = (whole: Blob) => firstFileOf(whole, 'archive.json');

/** The outcome of an export. */
export interface Exported {
  /** The file’s name. */
  name: string;
  /** The number of pictures on the site. */
  pictures: number;
  /** The names of pictures whose files it lacks. */
  missing: readonly string[];
}

async function picturesIn(whole: Blob): Promise<Pick<Exported, 'pictures' | 'missing'>> {
  const { entities, missing } = JSON.parse((await archiveIn(whole)) ?? '{}') as {
    entities?: { images?: object[] };
    missing?: string[];
  };
  return { pictures: entities?.images?.length ?? 0, missing: missing ?? [] };
}

/**
 * Downloads the whole site as a file.
 * @throws if the server cannot be reached, or rejects the request
 */
export async function downloadWhole(): Promise<Exported> {
  const response = await send(path);
  if (!response.ok) throw new Error(`The server answered with status ${response.status}.`);
  const [, name = 'batik-pageant.tar'] =
    /filename="(.+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  const whole = await response.blob();
  const url = URL.createObjectURL(whole);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then, the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return { name, ...(await picturesIn(whole)) };
}

/**
 * Uploads a file that is too large to be sent twice: first check with `useImportReadiness` that it would be accepted.
 * @param state the state of the reviewed preview; null without a preview
 * @returns the names of the pictures whose files are neither in the file nor on the site
 * @throws UnconfirmedError, ContentChangedError, RefusedArchiveError, NetworkError
 */
export async function uploadWhole(file: File, state: string | null): Promise<readonly string[]> {
  const query = state === null ? '' : `?${new URLSearchParams({ state })}`;
  const headers = { 'Content-Type': 'application/x-tar' };
  const response = await send(`${path}${query}`, { method: 'POST', headers, body: file });
  const answer = await answerOf(response);
  if (answer.code === 'CONTENT_CHANGED') throw new ContentChangedError();
  if (!response.ok) throw new RefusedArchiveError(response.status, answer);
  return answer.missing ?? [];
}
