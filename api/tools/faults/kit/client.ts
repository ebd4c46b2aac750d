import { request, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { editor } from '../../../src/testing/editor.ts';

/** An answer over HTTP. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  milliseconds: number;
}

/** A request got no answer, or a server failure: its outcome is unknown. */
export class UnansweredError extends Error {
  override name = 'UnansweredError';
  /** The server itself answered with the failure. */
  readonly isFailure: boolean;
  constructor(what: string, cause?: NodeJS.ErrnoException) {
    super(cause ? `${what}: ${cause.code ?? cause.message}` : what);
    this.isFailure = cause === undefined;
  }
}

/** A GraphQL answer. */
interface Result {
  data?: { answer?: Record<string, unknown> };
  errors?: { extensions?: { code?: string } }[];
}

/** The codes of server failures in GraphQL, which come with status 200. */
const failures = new Set<string | undefined>(['INTERNAL_SERVER_ERROR', 'STORAGE_FULL']);

let visitors = 0;

/** An address that has sent no request yet: limits are counted by address. */
function nextVisitor(): string {
  visitors += 1;
  // The next one is in a different network.
  return `10.${visitors & 255}.${(visitors >> 8) & 255}.${(visitors >> 16) & 255}`;
}

/** Sends requests to a site, each over its own connection. */
export interface Client {
  send: (method: string, path: string, body?: object, headers?: OutgoingHttpHeaders) => Promise<Answer>;
  /** The field `answer` of the operation's data. */
  graphql: (query: string, variables?: object) => Promise<Record<string, unknown>>;
}

/**
 * @param credential an editor's headers; none for a visitor
 * @param patience milliseconds after which a request counts as unanswered
 */
export function clientOf(origin: string, credential: OutgoingHttpHeaders = {}, patience = 15_000): Client {
  const send: Client['send'] = async (method, path, body, headers = {}) => {
    const what = `${method} ${path}`;
    const started = performance.now();
    const payload = body && JSON.stringify(body);
    const asked = request(new URL(path, origin), {
      method,
      agent: false,
      signal: AbortSignal.timeout(patience),
      headers: {
        'X-Forwarded-For': nextVisitor(),
        ...(payload && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(payload) }),
        ...credential,
        ...headers,
      },
    });
    try {
      const answer = await new Promise<Answer>((resolve, reject) => {
        asked.on('error', reject);
        asked.on('response', (response) => {
          text(response).then((read) => {
            const { statusCode: status = 0, headers: given } = response;
            resolve({ status, headers: given, body: read, milliseconds: performance.now() - started });
          }, reject);
        });
        asked.end(payload);
      });
      return answer;
    } catch (error) {
      throw new UnansweredError(what, error as NodeJS.ErrnoException);
    }
  };

  return {
    send,
    async graphql(query, variables = {}) {
      const { status, body } = await send('POST', '/graphql', { query, variables });
      const { data, errors } = readJson(body) as Result;
      const what = `GraphQL answers ${status} ${body.slice(0, 300)}`;
      if (errors?.some(({ extensions }) => failures.has(extensions?.code)) || status >= 500)
        throw new UnansweredError(what);
      if (!data?.answer) throw new Error(what);
      return data.answer;
    },
  };
}

/** The JSON of a body; an empty object if it is something else, such as a page. */
export function readJson(body: string): Record<string, unknown> {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The header of an API token, which is stored in the database and valid for the length of a run. */
export async function signIn(origin: string): Promise<{ Authorization: string }> {
  const visitor = clientOf(origin);
  const { accessToken } = readJson((await visitor.send('POST', '/api/auth/sign-in', editor)).body);
  const { secret } = await clientOf(origin, { Authorization: `Bearer ${String(accessToken)}` }).graphql(
    `mutation { answer: createApiToken(input: { name: "Faults", scope: readWrite, lifetimeDays: 7 }) {
      ...on CreateApiTokenPayload { secret } } }`,
  );
  return { Authorization: `Bearer ${String(secret)}` };
}
