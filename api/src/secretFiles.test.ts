// Files that may be in a checkout but must not leave the machine with it.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const secrets = ['.env', '.env.production', 'api/.env', 'tls.key', 'tls.pem', 'site.dump', 'data/lock'];

test('git ignores secrets and data', () => {
  const repository = mkdtempSync(join(tmpdir(), 'ignored-'));
  onTestFinished(() => rm(repository, { recursive: true }));
  execFileSync('git', ['init', '--quiet'], { cwd: repository });
  copyFileSync(join(root, '.gitignore'), join(repository, '.gitignore'));
  const ignored = execFileSync('git', ['check-ignore', ...secrets], { cwd: repository, encoding: 'utf8' });
  expect(ignored.trim().split('\n')).toEqual(secrets);
});

test('the image gets only listed files, without secrets', () => {
  const lines = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  const [first, ...rules] = lines.filter((line) => line && !line.startsWith('#'));
  expect(first).toBe('*');
  const lastNamed = rules.findLastIndex((rule) => rule.startsWith('!'));
  const named = rules.slice(0, lastNamed + 1);
  expect(named.filter((rule) => !/^!(?:api|web|[\w.-]+\.(?:json|js|graphql)|\.npmrc)$/.test(rule))).toEqual(
    [],
  );
  // The last matching rule applies.
  const excluded = rules.slice(lastNamed + 1);
  for (const secret of ['.env', '.env.*', '*.key', '*.pem', '*.dump', 'data']) {
    expect(excluded).toContain(`**/${secret}`);
  }
});
