import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test.ts';

/**
 * Expects no axe violations in the page’s current state, and nothing wider than the window. Keeps the texts whose
 * contrast axe could not decide in the page, for `expectContrast`.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // During a fade-in, contrast is too low for a moment: disable motion from here on.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The home page lays out its lower parts one per frame; until then, axe cannot determine their colors.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#main > *')].every(
      (part) => getComputedStyle(part).contentVisibility === 'visible',
    ),
  );
  await page.evaluate(axe.source);
  // Without selectors and passed checks, which nobody reads, axe takes half the time.
  const violations = await page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const found = await inPage.run({
      resultTypes: ['violations', 'incomplete'],
      selectors: false,
      elementRef: true,
    });
    const contrast = found.incomplete.find(({ id }) => id === 'color-contrast');
    Object.assign(globalThis, { undecided: contrast?.nodes.map(({ element }) => element) ?? [] });
    return found.violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }));
  });
  expect(violations).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
