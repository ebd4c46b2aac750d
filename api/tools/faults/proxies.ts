// Repeatedly sends forty large bodies at a time, all refused, while others read through the same proxy: Caddy and
// nginx, each with and without keep-alive connections to the site. None of the others' requests fails.
//
// It fails if the site closes a connection on which a proxy still sends a refused body: without `readToEnd` in
// api/src/port/port.ts.
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../src/testing/serverProcess.ts';
import { temporaryFolder } from './kit/cleanUp.ts';
import { clientOf } from './kit/client.ts';
import { caddy, demandInstalled, nginxFiles, runNginx, startProxy, type Proxy } from './kit/proxy.ts';
import { startSite } from './kit/site.ts';
import { demand } from './kit/until.ts';
import type { Scenario } from './scenario.ts';

/** The concurrent bodies, the rounds, and the sizes in bytes: the site reads only the smaller one to its end. */
const crowd = 40;
const rounds = 2;
const sizes = [3_000_000, 20_000_000];

const caddyInFrontOf = (site: string, keepsAlive: boolean): Proxy =>
  caddy(
    (port) => `http://127.0.0.1:${port} {
  reverse_proxy ${site} {
    transport http {
      keepalive ${keepsAlive ? '2m' : 'off'}
    }
  }
}
`,
  );

const nginxInFrontOf = (site: string, keepsAlive: boolean): Proxy => ({
  program: 'nginx',
  configuration: (port, folder) => `${nginxFiles(folder)}
  client_max_body_size 64m;
  upstream site { server ${site}; ${keepsAlive ? 'keepalive 16;' : ''} }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      ${keepsAlive ? "proxy_http_version 1.1; proxy_set_header Connection '';" : ''}
      proxy_request_buffering ${keepsAlive ? 'off' : 'on'};
    }
  }
}
`,
  args: runNginx,
});

const proxiesInFrontOf = (site: string) => ({
  'Caddy, keep-alive': caddyInFrontOf(site, true),
  'Caddy without': caddyInFrontOf(site, false),
  'nginx, keep-alive': nginxInFrontOf(site, true),
  'nginx without': nginxInFrontOf(site, false),
});

/** Posts this many spaces. Resolves with the status, or null if the connection broke, which only affects the sender. */
function post(origin: string, bytes: number): Promise<number | null> {
  return new Promise((resolve) => {
    const asked = request(`${origin}/api/contact`, {
      method: 'POST',
      agent: false,
      headers: { 'Content-Type': 'application/json', 'Content-Length': bytes },
    });
    asked.on('error', () => resolve(null));
    asked.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.end(Buffer.alloc(bytes, ' '));
  });
}

async function attack(proxy: Proxy): Promise<{ read: number; answered: number }> {
  const { origin, stop } = await startProxy(proxy, await freePort());
  const reader = clientOf(origin);
  let [read, answered] = [0, 0];
  const attacking = new AbortController();
  const failures: string[] = [];
  const keepReading = async () => {
    while (!attacking.signal.aborted) {
      read += 1;
      const path = ['/', '/api/news', `/api/partners?limit=${1 + (read % 100)}`][read % 3] ?? '/';
      const status = await reader.send('GET', path).then(
        ({ status }) => status,
        (error: Error) => error.message,
      );
      if (status !== 200) failures.push(`${path}: ${status}`);
      await delay(20);
    }
  };
  const readers = [keepReading(), keepReading()];
  for (const bytes of sizes) {
    for (let round = 0; round < rounds; round += 1) {
      const statuses = await Promise.all(Array.from({ length: crowd }, () => post(origin, bytes)));
      answered += statuses.filter((status) => status === 413).length;
      const wrong = statuses.find((status) => status !== 413 && status !== null);
      demand(wrong === undefined, `A refused body of ${bytes} bytes is answered with ${wrong}.`);
    }
  }
  attacking.abort();
  await Promise.all(readers);
  stop();
  demand(
    failures.length === 0,
    `${failures.length} of ${read} others failed: ${failures.slice(0, 3).join('; ')}`,
  );
  return { read, answered };
}

export const refusedThroughProxies: Scenario = {
  name: 'refused bodies and proxies',
  async run() {
    demandInstalled('caddy', 'nginx');
    const folder = temporaryFolder('proxies');
    const site = await startSite({ folder: folder.path, port: await freePort() });
    const figures: string[] = [];
    for (const [name, proxy] of Object.entries(proxiesInFrontOf(new URL(site.origin).host))) {
      const { read, answered } = await attack(proxy).catch((error: Error) => {
        throw new Error(`${name}: ${error.message}`);
      });
      figures.push(
        `${name}: ${answered} of ${rounds * sizes.length * crowd} got 413, none of ${read} others failed`,
      );
    }
    await site.end('SIGTERM');
    folder.remove();
    return figures.join('; ');
  },
};
