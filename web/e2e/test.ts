import { test as base, expect, type ConsoleMessage, type Page, type Response } from '@playwright/test';
import { startSite, type Site } from './site.ts';

/**
 * Messages that are not the site’s fault: the browser’s own notes about a document with an error status, a request
 * aborted by a test, a request for a session that has ended, and an import that requires the password first.
 */
function isBrowsersNote(message: ConsoleMessage): boolean {
  const { url } = message.location();
  if (/status of 401/.test(message.text()) && url.endsWith('/api/auth/refresh')) return true;
  if (/status of 403/.test(message.text()) && new URL(url).pathname === '/api/database/archive') return true;
  return /^Failed to load resource: (the server responded with a status of 40[04]|net::ERR_FAILED)/.test(
    message.text(),
  );
}

/** Waits until React has hydrated the page and its parts: in what is only painted, buttons do nothing. */
async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const hasKey = (element: Element, start: string) =>
      Object.keys(element).some((key) => key.startsWith(start));
    const root = document.getElementById('root');
    const parts = [...document.querySelectorAll('#main section')];
    return (
      !root || (hasKey(root, '__reactContainer') && parts.every((section) => hasKey(section, '__reactFiber')))
    );
  });
}

/**
 * A test whose pages must stay silent: no console message, no uncaught error. With scripts enabled, a navigation waits
 * until the page is hydrated. Each worker has its own site, on which its tests run one after another.
 */
export const test = base.extend<{ silence: void }, { site: Site; origin: string }>({
  site: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  origin: [({ site }, use) => use(site.origin), { scope: 'worker' }],
  baseURL: ({ origin }, use) => use(origin),
  async page({ page, javaScriptEnabled }, use) {
    if (javaScriptEnabled) {
      for (const way of ['goto', 'reload'] as const) {
        const go = page[way].bind(page) as (...args: unknown[]) => Promise<Response | null>;
        page[way] = async (...args: unknown[]) => {
          const response = await go(...args);
          const { waitUntil } = (args.at(-1) ?? {}) as { waitUntil?: string };
          if (waitUntil !== 'commit') await isHydrated(page);
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
