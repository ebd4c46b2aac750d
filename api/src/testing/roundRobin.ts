import { Agent, createServer, request, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface RoundRobin {
  /** For example http://localhost:40123. */
  origin: string;
  /** Includes a server from now on. */
  add(origin: string): void;
  /** Excludes a server from now on. */
  remove(origin: string): void;
  close(): Promise<void>;
}

/** A proxy that passes each request to the next of its servers. It retries nothing: failures return 502. */
export async function openRoundRobin(): Promise<RoundRobin> {
  const origins: string[] = [];
  const agent = new Agent({ keepAlive: true });
  const proxy: Server = createServer((incoming, answer) => {
    const origin = origins.shift();
    if (!origin) return void answer.writeHead(502).end('There is no server.');
    origins.push(origin);
    const fail = (error: Error) => {
      if (answer.headersSent) answer.destroy(error);
      else answer.writeHead(502).end(error.message);
    };
    const { method, url, headers } = incoming;
    const outgoing = request(new URL(url ?? '/', origin), { method, headers, agent }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.on('error', fail).pipe(answer);
    });
    incoming.pipe(outgoing.on('error', fail));
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    add: (origin) => void origins.push(origin),
    remove: (origin) => void origins.splice(origins.indexOf(origin), 1),
    async close() {
      agent.destroy();
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
