import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../src/testing/serverProcess.ts';
import { CannotRunError } from '../scenario.ts';
import { atTheEnd, temporaryFolder } from './cleanUp.ts';
import { clientOf } from './client.ts';
import { until } from './until.ts';

const root = join(import.meta.dirname, '../../../..');

/** A program in front of the site. */
export interface Proxy {
  program: 'caddy' | 'nginx';
  /** The content of its configuration file. */
  configuration: (port: number, folder: string) => string;
  args: (file: string, folder: string) => string[];
}

/** @throws CannotRunError */
export function demandInstalled(...programs: Proxy['program'][]): void {
  const missing = programs.filter(
    (program) => spawnSync(program, [program === 'caddy' ? 'version' : '-v']).status !== 0,
  );
  if (missing.length > 0) throw new CannotRunError(`install ${missing.join(' and ')} first.`);
}

const runCaddyfile: Proxy['args'] = (file) => ['run', '--adapter', 'caddyfile', '--config', file];

export const caddy = (configuration: Proxy['configuration']): Proxy => ({
  program: 'caddy',
  configuration: (port, folder) => `{
  admin off
  auto_https off
}
${configuration(port, folder)}`,
  args: runCaddyfile,
});

/** Caddy as docker-compose.yml starts it, on this machine's ports: the shipped file in front of two sites. */
export async function shippedCaddy(first: string, second: string): Promise<Proxy> {
  const fallback = await freePort();
  const shipped = readFileSync(join(root, 'Caddyfile'), 'utf8')
    .replaceAll('site-1:4000', first)
    .replaceAll('site-2:4000', second)
    .replaceAll(':4001', `:${fallback}`)
    .replaceAll('/etc/caddy', join(root, 'web'));
  return caddy((port) => shipped.replaceAll('{$PUBLIC_URL}', `http://127.0.0.1:${port}`));
}

/** The beginning of a configuration, up to `http {`: keeps nginx in the foreground, and its files in the folder. */
export const nginxFiles = (folder: string) => `daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
`;

export const runNginx: Proxy['args'] = (file, folder) => ['-p', folder, '-c', file];

/** deploy/nginx.conf in front of two sites on this machine, on its own port and without TLS. */
export function shippedNginx(first: string, second: string): Proxy {
  const shipped = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replace('server 127.0.0.1:4000', `server ${first}`)
    .replace('# server 127.0.0.1:4001', `server ${second}`)
    .replace(/server \{\s+listen 80;[^}]*\}/, '')
    .replaceAll(/\tssl_.*\n/g, '');
  return {
    program: 'nginx',
    configuration: (port, folder) =>
      `${nginxFiles(folder)}${shipped.replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)}}\n`,
    args: runNginx,
  };
}

/** Starts a proxy, and waits until it answers. @param port a free port */
export async function startProxy(proxy: Proxy, port: number): Promise<{ origin: string; stop: () => void }> {
  const folder = temporaryFolder('proxy');
  // nginx's workers run as their own user, and store large bodies in there.
  chmodSync(folder.path, 0o755);
  const file = join(folder.path, 'configuration');
  writeFileSync(file, proxy.configuration(port, folder.path));
  const child = spawn(proxy.program, proxy.args(file, folder.path), {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder.path },
  });
  const end = atTheEnd(() => child.kill('SIGTERM'));
  const origin = `http://127.0.0.1:${port}`;
  await until('Starting the proxy', 15_000, () =>
    clientOf(origin)
      .send('GET', '/health')
      .then(
        ({ status }) => status === 200,
        () => false,
      ),
  );
  return {
    origin,
    stop() {
      end();
      folder.remove();
    },
  };
}
