import { expect, test, vi } from 'vitest';
import { loadPageAt } from './loadedPage.ts';

const routes = ['news', 'news/:id', '*'].map((path) => ({
  path,
  module: path,
  loadPage: async () => () => null,
}));

test.each([
  ['/news', 'news'],
  ['/n%65ws', 'news'],
  ['/news/12', 'news/:id'],
  ['/ne%09ws', '*'],
  ['/ne%0aws', '*'],
  ['/news%0D', '*'],
  ['/a%E2%80%A8b%e2%80%a9c', '*'],
  ['/%ff', '*'],
  ['/%', '*'],
  ['/%zz', '*'],
])('%s has the page of %s, without a warning', async (pathname, path) => {
  const warn = vi.spyOn(console, 'warn');
  expect((await loadPageAt(routes, { pathname, search: '' })).module).toBe(path);
  expect(warn).not.toHaveBeenCalled();
});
