import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { built, bundled, forget, generated, isAllFresh, isFresh, remember } from './fresh.ts';

const all = [generated, built, bundled];

/** A checkout in which everything has been built. */
function builtCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'fresh-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text = '') => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const path of [
    'api/prisma/schema.prisma',
    'api/src/news/news.ts',
    'api/scripts/account.ts',
    'web/src/news/NewsPage.tsx',
    'web/src/shared/languages.ts',
    'web/index.html',
    'package-lock.json',
  ])
    write(path);
  for (const made of all) remember(made, folder);
  /** What is up to date after a file has this text, of the generated files, the site and the server. */
  const after = (path: string) => {
    write(path, 'changed');
    return all.map((made) => isFresh(made, folder));
  };
  return { folder, after };
}

test('a start after a build builds nothing', () => {
  expect(isAllFresh(builtCheckout().folder)).toBe(true);
});

test.each([
  ['api/src/news/news.ts', [false, true, false]],
  ['api/src/news/added.ts', [false, true, false]],
  ['api/src/news/news.test.ts', [false, true, true]],
  ['api/scripts/account.ts', [true, true, false]],
  ['api/prisma/schema.prisma', [false, false, false]],
  ['web/src/news/NewsPage.tsx', [false, false, true]],
  ['web/src/news/NewsPage.css', [true, false, true]],
  ['web/src/shared/languages.ts', [false, false, false]],
  ['web/index.html', [true, false, true]],
  ['web/public/robots.svg', [true, false, true]],
  ['web/dist/index.html', [true, true, true]],
  ['package-lock.json', [false, false, false]],
  ['README.md', [true, true, true]],
])('a change to %s makes stale only what is made of it', (path, fresh) => {
  const { folder, after } = builtCheckout();
  expect(after(path)).toEqual(fresh);
  expect(isAllFresh(folder)).toBe(fresh.every(Boolean));
});

test.each(all)('what is being replaced is not up to date, so that a start waits for it: $stamp', (made) => {
  const { folder } = builtCheckout();
  forget(made, folder);
  expect(isAllFresh(folder)).toBe(false);
});
