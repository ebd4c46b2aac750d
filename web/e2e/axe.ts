import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Expects no axe violations in the page’s current state, and nothing wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  // During a fade-in, contrast is too low for a moment: disable motion from here on.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The home page lays out its lower parts one per frame; until then, axe cannot determine their colors.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#main > *')].every(
      (part) => getComputedStyle(part).contentVisibility === 'visible',
    ),
  );
  // Only frames would require axe to open another window, and the site has none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
