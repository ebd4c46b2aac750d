// Tests the pages with the colors that a reader’s system forces on them: where these colors are, axe cannot see.
import { expect, test } from './test.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

for (const path of ['/', '/heritage/1', '/competition', '/news', '/communities', '/contact'])
  test(`${path} shows where the focus is`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (let stop = 0; stop < 5; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus-visible')).not.toHaveCSS('outline-style', 'none');
    }
  });

test('outlines the patches of the cloth, of which the dye says nothing there', async ({ page }) => {
  await page.goto('/');
  const patches = page.getByRole('group', { name: /^The cloth of 38 provinces/ }).getByRole('link');
  const outlined = await patches.evaluateAll(
    (links) =>
      links.filter((link) =>
        [link, ...link.querySelectorAll('*')].some((part) => getComputedStyle(part).stroke !== 'none'),
      ).length,
  );
  expect(outlined).toBe(38);
});
