import type { Page } from '@playwright/test';

/** Holds the page’s requests to these addresses until the returned function is called. */
export async function hold(page: Page, ...addresses: (string | RegExp)[]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const address of addresses)
    await page.route(address, async (route) => {
      await promise;
      // The page may have been left in the meantime.
      await route.continue().catch(() => {});
    });
  return resolve;
}
