// Forty large bodies that are refused, at once, again and again, while others read through the same proxy: Caddy and
// nginx, each keeping connections to the site and not. None of the others' requests fails.
//
// It fails when the site closes a connection that a proxy still sends a refused body on: without `readToEnd` in
// api/src/port/port.ts.
import { spawn, spawnSync } from 'node:child_process';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../src/testing/serverProcess.ts';
import { atTheEnd, temporaryFolder } from './kit/cleanUp.ts';
import { clientOf } from './kit/client.ts';
import { startSite } from './kit/site.ts';
import { demand, until } from './kit/until.ts';
import { CannotRunError, type Scenario } from './scenario.ts';

/** At once, so often, and of so many bytes: what the site reads to its end, and what it does not. */
const crowd = 40;
const rounds = 2;
const sizes = [3_000_000, 20_000_000];

interface Proxy {
  program: string;
  /** What it is started with: written to a file of its own. */
  configuration: (port: number, site: string, folder: string) => string;
  args: (file: string, folder: string) => string[];
}

const caddy = (keeps: boolean): Proxy => ({
  program: 'caddy',
  configuration: (port, site) => `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  reverse_proxy ${site} {
    transport http {
      keepalive ${keeps ? '2m' : 'off'}
    }
  }
}
`,
  args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
});

const nginx = (keeps: boolean): Proxy => ({
  program: 'nginx',
  configuration: (port, site, folder) => `daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_max_body_size 64m;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream site { server ${site}; ${keeps ? 'keepalive 16;' : ''} }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      ${keeps ? "proxy_http_version 1.1; proxy_set_header Connection '';" : ''}
      proxy_request_buffering ${keeps ? 'off' : 'on'};
    }
  }
}
`,
  args: (file, folder) => ['-p', folder, '-c', file],
});

const proxies = {
  'Caddy, keep-alive': caddy(true),
  'Caddy without': caddy(false),
  'nginx, keep-alive': nginx(true),
  'nginx without': nginx(false),
};

/** Posts so many zeros. Resolves with the status, or null when the connection broke: that is the poster's own loss. */
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

async function attack(proxy: Proxy, site: string): Promise<{ read: number; answered: number }> {
  const folder = temporaryFolder('proxy');
  // nginx works as a user of its own, who keeps large bodies in there.
  chmodSync(folder.path, 0o755);
  const port = await freePort();
  const file = join(folder.path, 'configuration');
  writeFileSync(file, proxy.configuration(port, site, folder.path));
  const child = spawn(proxy.program, proxy.args(file, folder.path), {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder.path },
  });
  const stop = atTheEnd(() => child.kill('SIGTERM'));
  const origin = `http://127.0.0.1:${port}`;
  const reader = clientOf(origin);
  await until('Starting the proxy', 15_000, () =>
    reader.send('GET', '/health').then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  let [read, answered] = [0, 0];
  const attacking = new AbortController();
  const failures: string[] = [];
  const readOn = async () => {
    while (!attacking.signal.aborted) {
      read += 1;
      const path = ['/', '/api/news', `/api/partners?limit=${1 + (read % 100)}`][read % 3] ?? '/';
      const told = await reader.send('GET', path).then(
        ({ status }) => status,
        (error: Error) => error.message,
      );
      if (told !== 200) failures.push(`${path}: ${told}`);
      await delay(20);
    }
  };
  const readers = [readOn(), readOn()];
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
  folder.remove();
  demand(
    failures.length === 0,
    `${failures.length} of ${read} others failed: ${failures.slice(0, 3).join('; ')}`,
  );
  return { read, answered };
}

export const refusedThroughProxies: Scenario = {
  name: 'refused bodies and proxies',
  async run() {
    const present = Object.entries(proxies).filter(
      ([, { program }]) => spawnSync(program, [program === 'caddy' ? 'version' : '-v']).status === 0,
    );
    if (present.length < Object.keys(proxies).length)
      throw new CannotRunError('Caddy and nginx are not both installed.');
    const folder = temporaryFolder('proxies');
    const site = await startSite({ folder: folder.path, port: await freePort() });
    const figures: string[] = [];
    for (const [name, proxy] of present) {
      const { read, answered } = await attack(proxy, new URL(site.origin).host).catch((error: Error) => {
        throw new Error(`${name}: ${error.message}`);
      });
      figures.push(
        `${name}: ${answered} of ${rounds * sizes.length * crowd} told 413, none of ${read} others failed`,
      );
    }
    await site.end('SIGTERM');
    folder.remove();
    return figures.join('; ');
  },
};
