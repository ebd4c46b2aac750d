import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Reply {
  status: number;
  /** The status line and the header fields, as received. */
  head: string;
  body: Buffer;
}

interface Waiting {
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
}

const endOfHead = '\r\n\r\n';
const endOfChunks = '0\r\n\r\n';

/** Whether the whole body has arrived. The connection carries one answer at a time, so nothing follows it. */
function isComplete(received: Buffer, bodyStart: number, head: string): boolean {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return received.length >= bodyStart + Number(length);
  if (/\r\ntransfer-encoding: chunked/i.test(head)) {
    return received.subarray(-endOfChunks.length).equals(Buffer.from(endOfChunks));
  }
  return true;
}

function dechunk(body: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let place = 0; ;) {
    const lineEnd = body.indexOf('\r\n', place);
    const size = Number.parseInt(body.toString('latin1', place, lineEnd), 16);
    if (!size) return Buffer.concat(chunks);
    chunks.push(body.subarray(lineEnd + 2, lineEnd + 2 + size));
    place = lineEnd + 2 + size + 2;
  }
}

/**
 * A keep-alive connection with one request at a time. It does far less work per request than node:http's client, which
 * on a small machine would take CPU time from the measured servers.
 */
export class Connection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #waiting: Waiting | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket.setNoDelay();
    socket.on('data', (bytes) => this.#take(bytes));
    const fail = (error?: Error) => this.#waiting?.reject(error ?? new Error('The connection was closed.'));
    socket.on('error', fail).on('close', () => fail());
  }

  static async open(port: number): Promise<Connection> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Connection(socket);
  }

  send(request: Buffer): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request, (error) => error && reject(error));
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(bytes: Buffer): void {
    this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes]);
    const headEnd = this.#received.indexOf(endOfHead);
    if (headEnd === -1) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const bodyStart = headEnd + endOfHead.length;
    if (!isComplete(this.#received, bodyStart, head)) return;
    const sent = this.#received.subarray(bodyStart);
    const body = /\r\ntransfer-encoding: chunked/i.test(head) ? dechunk(sent) : sent;
    this.#received = Buffer.alloc(0);
    this.#waiting?.resolve({ status: Number(head.slice(9, 12)), head, body });
  }
}

interface Asked {
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON with POST; if absent, the request is a GET. */
  body?: object;
}

/** The bytes of a request. */
export function requestOf({ path, headers = {}, body }: Asked): Buffer {
  const text = body ? JSON.stringify(body) : '';
  const fields = {
    Host: 'localhost',
    ...headers,
    ...(body && { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) }),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${body ? 'POST' : 'GET'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`);
}

/** Sends one request on its own connection. */
export async function ask(port: number, request: Buffer): Promise<Reply> {
  const connection = await Connection.open(port);
  try {
    return await connection.send(request);
  } finally {
    connection.close();
  }
}
