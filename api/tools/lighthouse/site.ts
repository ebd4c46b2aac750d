import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const port = 4174;
const origin = `http://localhost:${port}`;

export interface Site {
  origin: string;
  /** The same site through a proxy, where ?static serves a page as first sent, without its scripts. */
  proxy: string;
  stop: () => Promise<void>;
}

/** Starts the server as `npm start` does, building it if necessary, with sample content in its own folder. */
export async function startSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const server = spawn(process.execPath, ['api/scripts/start.js'], {
    cwd: join(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' },
  });
  const hasEnded = once(server, 'exit');
  while (!(await fetch(`${origin}/robots.txt`).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error('The server did not start.');
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const proxy = createProxy().listen(0);
  return {
    origin,
    proxy: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    async stop() {
      proxy.close();
      proxy.closeAllConnections();
      server.kill('SIGTERM');
      await hasEnded;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function createProxy() {
  const copies = new Map<string, Promise<Buffer>>();
  return createServer((asked, answer) => {
    const { pathname, searchParams } = new URL(asked.url ?? '/', origin);
    if (!searchParams.has('static')) return forward(asked, answer);
    const copy = copies.get(pathname) ?? staticCopy(pathname);
    copies.set(pathname, copy);
    void copy.then((body) => {
      answer
        .writeHead(200, { 'Content-Type': 'text/html; charset=UTF-8', 'Content-Encoding': 'br' })
        .end(body);
    });
  });
}

function forward({ url = '/', method, headers }: IncomingMessage, answer: ServerResponse): void {
  const asked = request(origin + url, { method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 500, response.headers);
    response.pipe(answer);
  });
  asked.on('error', () => answer.destroy());
  asked.end();
}

/** A page's HTML without its scripts and what they preload, compressed as the server does. */
async function staticCopy(path: string): Promise<Buffer> {
  const html = await (await fetch(origin + path, { headers: { 'Accept-Language': 'en' } })).text();
  const still = html.replace(/<(script|template)\b[^]*?<\/\1>/g, '');
  return brotliCompressSync(still, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
