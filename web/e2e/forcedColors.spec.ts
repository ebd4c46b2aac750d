// Tests the pages with the colors that a reader’s system forces on them.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

for (const path of ['/', '/heritage/1', '/competition', '/news', '/communities', '/contact']) {
  test(`${path} passes axe, and shows where the focus is`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(focused(page)).not.toHaveCSS('outline-style', 'none');
  });
}

const focused = (page: Page): Locator => page.locator(':focus-visible');

test('outlines the patches of the cloth, of which the filling says nothing', async ({ page }) => {
  await page.goto('/');
  const patch = page
    .getByRole('group', { name: /^The cloth of 38 provinces/ })
    .getByRole('link', { name: 'Aceh' });
  await patch.focus();
  const stroke = await patch.evaluate((link) => getComputedStyle(link.querySelector('path') ?? link).stroke);
  expect(stroke).not.toBe('none');
});
