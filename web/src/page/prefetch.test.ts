import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from './expectedPage.ts';
import type { PageRoute } from './loadedPage.ts';
import { prefetchOnIntent } from './prefetch.ts';

const loadQuery = vi.fn<NonNullable<PageRoute['loadQuery']>>(() => new Promise(() => {}));
const loadPage = () => new Promise<never>(() => {});
const routes: PageRoute[] = [
  { path: 'news/:id', loadPage, loadQuery },
  { path: '*', loadPage, loadQuery },
];
const addresses = () => loadQuery.mock.calls.map(([{ params }]) => params['id']);

let stop: () => void;

/** Rests the pointer on a link for some milliseconds. */
function hover(href: string, duration = 80): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(duration);
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  loadQuery.mockClear();
  stop = prefetchOnIntent(routes);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('loads a page once, after the pointer rested on its link', () => {
  hover('/news/1', 79);
  expect(addresses()).toEqual([]);
  hover('/news/1');
  hover('/news/1');
  expect(addresses()).toEqual(['1']);
});

test('a page that could not be loaded early is loaded when it is opened', async () => {
  const page = { path: '*', loadPage: async () => () => null };
  const failed = { source: { toPromise: () => Promise.reject(new Error('offline')) }, dispose() {} };
  const load = vi.fn<() => Promise<never>>(async () => failed as never);
  const failing = [{ ...page, path: 'news/:id', loadQuery: load }, page];
  stop();
  stop = prefetchOnIntent(failing);
  hover('/news/1');
  await vi.dynamicImportSettled();
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(1);
  await openPage(failing, { pathname: '/news/1', search: '' });
  expect(load).toHaveBeenCalledTimes(2);
});

test('loads only pages of the public site', () => {
  for (const href of ['https://example.org/news/1', '/admin/news', '/feed/en.xml', '#place']) hover(href);
  expect(addresses()).toEqual([]);
});

test('loads eight pages at most while one page is shown', () => {
  for (let id = 1; id <= 9; id += 1) hover(`/news/${id}`);
  expect(addresses()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  history.pushState(null, '', '/news/9');
  hover('/news/10');
  expect(addresses()).toHaveLength(9);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'loads nothing early with %o',
  (connection) => {
    Object.assign(navigator, { connection });
    hover('/news/1');
    expect(addresses()).toEqual([]);
  },
);
