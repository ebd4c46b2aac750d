import { test as base, expect, type ConsoleMessage } from '@playwright/test';

/** The one message that is no fault of the site: the browser's own note about a document with an error status. */
function isStatusNote(message: ConsoleMessage): boolean {
  return message.text().startsWith('Failed to load resource: the server responded with a status of 404');
}

/** A test whose pages must stay silent: no console message, no uncaught error. */
export const test = base.extend<{ silence: void }>({
  silence: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (!isStatusNote(message)) noise.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
      await use();
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
