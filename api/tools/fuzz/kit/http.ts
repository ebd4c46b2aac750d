import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

/** A client's request, as raw as node:http allows. */
export interface Sent {
  method: string;
  /** With the query, encoded as it is sent. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** The client's address: any of 127.0.0.0/8. */
  from?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** From the request to the last byte. */
  milliseconds: number;
}

/** No request takes longer; after this it counts as unanswered. */
const patience = 15_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function attempt(origin: string, { method, path, headers = {}, body, from }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const { hostname, port } = new URL(origin);
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const options = { hostname, port, method, path, headers: { ...length, ...headers }, timeout: patience };
    const client = request({ ...options, agent, family: 4, ...(from && { localAddress: from }) });
    client.on('timeout', () => client.destroy(new Error(`No answer in ${patience / 1000} seconds.`)));
    client.on('error', reject);
    client.on('response', (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
          milliseconds: performance.now() - started,
        }),
      );
    });
    client.end(body);
  });
}

/** Sends a request over a keep-alive connection. @throws if it is not answered, which is a fault of the server */
export async function send(origin: string, sent: Sent): Promise<Answer> {
  try {
    return await attempt(origin, sent);
  } catch (error) {
    // A keep-alive connection can close as it is reused (RFC 9112, section 9.5): retry on a new one.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ECONNRESET' && code !== 'EPIPE') throw error;
    return attempt(origin, { ...sent, headers: { ...sent.headers, Connection: 'close' } });
  }
}

/** Sends a request and follows redirects, as clients do. @throws if it is not answered */
export async function sendAndFollow(origin: string, sent: Sent): Promise<Answer> {
  const answer = await send(origin, sent);
  const { location } = answer.headers;
  return location?.startsWith('/') ? sendAndFollow(origin, { ...sent, path: location }) : answer;
}

/** A request whose body is JSON. */
export function jsonRequest(
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Sent {
  return {
    method,
    path,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}
