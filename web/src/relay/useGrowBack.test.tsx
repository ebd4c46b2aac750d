import { renderHook } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { leftPlacesKey } from '../shared/pages/leftPlaces.ts';

let type: string;

beforeEach(() => {
  vi.resetModules();
  type = 'reload';
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [{ type }] as never);
});

/** Shows a list of so many rows that starts with ten, on a page that was left with some. Returns what it loads. */
async function show(left: number, all: number, fails = false): Promise<{ requests: number[]; rows: number }> {
  const places = { 'default /': { top: 500, rows: { news: left } } };
  sessionStorage.setItem(leftPlacesKey, JSON.stringify(places));
  history.replaceState(null, '', '/');
  const { useGrowBack } = await import('./useGrowBack.ts');
  const requests: number[] = [];
  const { result } = renderHook(
    () => {
      const [loaded, setLoaded] = useState(10);
      const [hasFailed, setHasFailed] = useState(false);
      const load = (count: number) => {
        requests.push(count);
        if (fails) setHasFailed(true);
        else setLoaded((before) => Math.min(all, before + count));
      };
      useGrowBack({ list: 'news', loaded, hasNext: loaded < all, isLoading: false, hasFailed, load });
      return loaded;
    },
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={[{ key: 'default', pathname: '/' }]}>{children}</MemoryRouter>
      ),
    },
  );
  return { requests, rows: result.current };
}

test('loads what is missing in one request', async () => {
  expect(await show(46, 70)).toEqual({ requests: [36], rows: 46 });
});

test('loads a long list in requests of 100, up to 300 rows', async () => {
  expect(await show(299, 500)).toEqual({ requests: [100, 100, 89], rows: 299 });
  vi.resetModules();
  expect(await show(400, 500)).toEqual({ requests: [100, 100, 90], rows: 300 });
});

test('stops where the list ends, and when a request fails', async () => {
  expect(await show(46, 30)).toEqual({ requests: [36], rows: 30 });
  vi.resetModules();
  expect(await show(46, 70, true)).toEqual({ requests: [36], rows: 10 });
});

test('loads nothing on a page that was not left', async () => {
  type = 'navigate';
  expect(await show(46, 70)).toEqual({ requests: [], rows: 10 });
});
