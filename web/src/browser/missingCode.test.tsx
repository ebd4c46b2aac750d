import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { noteMissingCode } from './missingCode.ts';
import { SiteFailure } from '../page/SiteFailure.tsx';

let replace: MockInstance;
const failure = () => screen.findByText(/An error occurred · Terjadi kesalahan/);

/** Sets up the document of one build. */
function openDocument(entry: string): void {
  vi.spyOn(document, 'querySelector').mockReturnValue({ src: `/assets/${entry}.js` } as never);
}

beforeEach(() => {
  sessionStorage.clear();
  replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// First, since missing code stays missing until the document is reloaded.
test('reports an unrelated failure immediately', async () => {
  openDocument('entry-a');
  noteMissingCode();
  render(<SiteFailure />);
  expect(await failure()).toBeDefined();
  expect(replace).not.toHaveBeenCalled();
});

test('links from the failure page back to the visitor’s address', async () => {
  history.pushState(null, '', '/contact?type=media');
  render(<SiteFailure />);
  expect(screen.getByRole<HTMLAnchorElement>('link').href).toBe(location.href);
});

test('reloads the document for missing code, once per build', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  window.dispatchEvent(new Event('vite:preloadError'));
  for (const entry of ['entry-a', 'entry-b']) {
    replace.mockClear();
    openDocument(entry);
    const { unmount } = render(<SiteFailure />);
    await waitFor(() => expect(replace).toHaveBeenCalledOnce());
    expect(screen.queryByRole('main')).toBeNull();
    unmount();
  }
  // Two servers with different builds, alternating: neither build is tried twice.
  for (const entry of ['entry-a', 'entry-b']) {
    openDocument(entry);
    const { unmount } = render(<SiteFailure />);
    await failure();
    unmount();
  }
  expect(replace).toHaveBeenCalledOnce();
});

test.each([
  ['cannot be reached', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', async () => new Response(null, { status: 503 })],
])('does not reload while the server %s', async (_how, answer) => {
  vi.stubGlobal('fetch', answer);
  openDocument('entry-c');
  render(<SiteFailure />);
  await failure();
  expect(replace).not.toHaveBeenCalled();
});
