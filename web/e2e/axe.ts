import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Expects that axe finds no violation on the page as it is, and that nothing in it is wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  // During a fade-in, contrast is too low for a moment: disable motion from here on.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Home lays out its lower parts one per frame, and axe cannot determine colors in between.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#main > *')].every(
      (part) => getComputedStyle(part).contentVisibility === 'visible',
    ),
  );
  // The site has no frames, for which alone axe would open another window.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
