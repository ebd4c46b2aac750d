import { test as base, expect, type ConsoleMessage } from '@playwright/test';

/**
 * Messages that are no fault of the site: the browser's own notes about a document with an error status, about a
 * request that a test cut off, and about a session that is asked for and is over.
 */
function isBrowsersNote(message: ConsoleMessage): boolean {
  if (/status of 401/.test(message.text()) && message.location().url.endsWith('/api/auth/refresh'))
    return true;
  return /^Failed to load resource: (the server responded with a status of 40[04]|net::ERR_FAILED)/.test(
    message.text(),
  );
}

/** A test whose pages must stay silent: no console message, no uncaught error. */
export const test = base.extend<{ silence: void }>({
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
