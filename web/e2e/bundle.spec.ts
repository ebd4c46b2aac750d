// Tests the contents of the container image: without the checkout and its packages, the bundle serves all kinds of
// responses, and writes nothing but log lines.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../../api/src/testing/serverProcess.ts';
import { expect, test } from './test.ts';

const root = join(import.meta.dirname, '../..');
const mebibyte = 1024 * 1024;

interface Line {
  level: number;
  time: number;
  msg?: string;
  PUBLIC_URL?: string;
  path?: string;
  network?: string;
}

/** Creates and measures the folder that the image contains; call `remove` when the test ends. */
function makeBundle() {
  execFileSync(process.execPath, ['api/scripts/bundle.ts'], { cwd: root, stdio: 'inherit' });
  const home = mkdtempSync(join(tmpdir(), 'bundle-'));
  const site = join(home, 'site');
  cpSync(join(root, 'dist'), site, { recursive: true });
  const files = globSync('**/*', { cwd: site, withFileTypes: true }).filter((entry) => entry.isFile());
  const sizes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  const size = sizes.reduce((sum, each) => sum + each, 0);
  return { site, data: join(home, 'data'), size, remove: () => rmSync(home, { recursive: true }) };
}

test('serves the site from the bundle alone, and writes only lines of JSON', async () => {
  test.setTimeout(120_000);
  const bundle = makeBundle();
  const port = await freePort();
  const env = { PATH: process.env['PATH'] ?? '', PORT: String(port), DATA_DIR: bundle.data };
  const server = spawn(process.execPath, [join(bundle.site, 'server/main.js')], {
    cwd: tmpdir(),
    env: { ...env, TRUST_PROXY: 'true' },
  });
  try {
    const [written, errors] = [text(server.stdout), text(server.stderr)];
    const ended = once(server, 'exit');
    const early = ended.then(async () => Promise.reject(new Error(await written)));
    await Promise.race([new Promise((resolve) => server.stdout.once('data', resolve)), early]);
    early.catch(() => {});

    const origin = `http://localhost:${port}`;
    const forwarded = { headers: { 'X-Forwarded-For': '198.51.100.1, 2001:db8:1:2::3' } };
    const status = async () => (await fetch(`${origin}/ready`).catch(() => null))?.status;
    await expect.poll(status, { timeout: 60_000 }).toBe(200);
    const paths = ['/', '/news', '/admin/dashboard', '/api/news', '/social/en/site.png', '/feed/id.xml'];
    const statuses = await Promise.all(
      paths.map(async (path) => [path, (await fetch(origin + path, forwarded)).status]),
    );
    expect(statuses).toEqual(paths.map((path) => [path, 200]));
    execFileSync('bash', [join(bundle.site, 'healthcheck.sh')], { env });
    // With a second copy of graphql in the bundle, the server would not recognize its own errors.
    const refusal = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { ...forwarded.headers, 'Content-Type': 'application/json' },
      body: '{"query":"{"}',
    });
    expect(await refusal.json()).toHaveProperty('errors.0.extensions.code', 'GRAPHQL_PARSE_FAILED');
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(() =>
      execFileSync('bash', [join(bundle.site, 'healthcheck.sh')], { env, stdio: 'ignore' }),
    ).toThrow();

    expect(await errors).toBe('');
    const lines = (await written).split('\n').flatMap((line) => (line ? [JSON.parse(line) as Line] : []));
    expect(lines.filter(({ level, time }) => level !== 30 || !time)).toEqual([]);
    expect(lines.find(({ PUBLIC_URL }) => PUBLIC_URL)?.msg).toContain(`The site is at ${origin}`);
    const requests = lines.filter(({ path }) => path);
    expect(requests.map(({ path, network }) => [path, network]).toSorted()).toEqual(
      [...paths, '/graphql'].map((path) => [path, '2001:db8:1::/48']).toSorted(),
    );
    // The goal for the image is 350 MB: the remainder is reserved for further packages, not for build tools.
    expect(bundle.size).toBeLessThan(150 * mebibyte);
    execFileSync(process.execPath, [join(bundle.site, 'server/rotateKey.js')], { env });
  } finally {
    server.kill('SIGKILL');
    bundle.remove();
  }
});
