import { test as base, expect, type ConsoleMessage, type Page, type Response } from '@playwright/test';
import { startSite } from './site.ts';

/**
 * Messages that are no fault of the site: the browser's own notes about a document with an error status, about a
 * request that a test cut off, about a session that is asked for and is over, and about an import that wants the
 * password first.
 */
function isBrowsersNote(message: ConsoleMessage): boolean {
  const { url } = message.location();
  if (/status of 401/.test(message.text()) && url.endsWith('/api/auth/refresh')) return true;
  if (/status of 403/.test(message.text()) && new URL(url).pathname === '/api/database/archive') return true;
  return /^Failed to load resource: (the server responded with a status of 40[04]|net::ERR_FAILED)/.test(
    message.text(),
  );
}

/** Waits until React hears the page: a page that is painted is not yet one whose buttons do something. */
async function isHeard(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return !root || Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}

/**
 * A test whose pages must stay silent: no console message, no uncaught error. Where there are scripts, it goes on with
 * a page that it went to when they have begun. Each worker has a site of its own, on which its tests take turns.
 */
export const test = base.extend<{ silence: void }, { origin: string }>({
  origin: [
    async ({}, use) => {
      const site = await startSite();
      await use(site.origin);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ origin }, use) => use(origin),
  async page({ page, javaScriptEnabled }, use) {
    if (javaScriptEnabled) {
      for (const way of ['goto', 'reload'] as const) {
        const go = page[way].bind(page) as (...args: unknown[]) => Promise<Response | null>;
        page[way] = async (...args: unknown[]) => {
          const response = await go(...args);
          const { waitUntil } = (args.at(-1) ?? {}) as { waitUntil?: string };
          if (waitUntil !== 'commit') await isHeard(page);
          return response;
        };
      }
    }
    await use(page);
  },
  silence: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (!isBrowsersNote(message)) noise.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
      await use();
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
