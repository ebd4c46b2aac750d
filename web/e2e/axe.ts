import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** axe finds nothing on the page as it stands, and nothing in it is wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  // What fades in just now has too little contrast for a moment: from here on nothing moves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Home lays out its lower parts one in each frame, and axe cannot tell the colours of what it comes upon in between.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#main > *')].every(
      (part) => getComputedStyle(part).contentVisibility === 'visible',
    ),
  );
  // Our pages have no frames, for which alone axe would open a window of its own.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
