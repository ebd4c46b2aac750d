// Tests of the dashboard’s shell: its menu, its density, slow and failing sections.
import type { Page } from '@playwright/test';
import { fillText, signIn } from './editor.ts';
import { hold } from './hold.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ page }) => signIn(page));

const menu = (page: Page) => page.getByRole('navigation', { name: 'Admin navigation' });
const section = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

test.describe('in a window of 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the menu is whole, in its groups, without scrolling', async ({ page }) => {
    await page.goto('/admin/news');
    await expect(menu(page).getByRole('list', { name: 'Newsroom' }).getByRole('link').first()).toHaveText(
      'News',
    );
    await expect(section(page, 'News')).toHaveAttribute('aria-current', 'page');
    const box = await section(page, 'Settings').boundingBox();
    expect(box?.height).toBe(34);
    expect(box ? box.y + box.height : 0).toBeLessThan(795);
    expect(await menu(page).evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0);
    await expect(page.getByRole('complementary').getByRole('button', { name: 'Sign Out' })).toBeInViewport();
  });

  test('a row of news is 56 px high', async ({ page }) => {
    await page.goto('/admin/news');
    const rows = page.getByRole('list', { name: 'News articles' }).getByRole('article');
    for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBe(56);
  });
});

test('a slow section marks its entry, and a line is drawn', async ({ page }) => {
  await page.goto('/admin/dashboard');
  const release = await hold(page, '**/assets/SettingsPage-*.js');
  await section(page, 'Settings').click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-pending');
  await expect(section(page, 'Settings')).toHaveAttribute('data-pending');
  await expect(section(page, 'Settings')).toHaveCSS('outline-style', 'dotted');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(root).not.toHaveAttribute('data-pending');
});

test('a section that cannot be loaded leaves the menu, and can be tried again', async ({ page }) => {
  await page.goto('/admin/dashboard');
  await page.route('**', (route) => route.abort());
  await section(page, 'Settings').click();
  const failure = page.getByRole('alert').filter({ hasText: 'Settings could not be loaded' });
  await expect(failure).toBeVisible();
  const again = failure.getByRole('button', { name: 'Try Again' });
  // Without a connection, the browser’s own page would take the menu away.
  await again.click();
  await expect(again).toBeEnabled();
  await expect(section(page, 'Settings')).toHaveAttribute('aria-current', 'page');
  await page.unrouteAll();
  await again.click();
  await expect(page.getByRole('heading', { name: 'Appearance' })).toBeVisible();
});

for (const locale of ['en-US', 'id-ID'])
  test.describe(`on a phone, ${locale}`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 }, hasTouch: true });

    test('the save bar is at most 64 px high, with what its buttons do', async ({ page }) => {
      await page.goto('/admin/news/new');
      const save = page.locator('form button[type="submit"]').last();
      const bar = save.locator('xpath=../..');
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  });

test('a long title and a long address wrap instead of being cut', async ({ page }) => {
  await page.goto('/admin/news/new');
  const long = 'Batik that nobody has seen yet, and what its makers say of it. '.repeat(3).trim();
  await fillText(page, 'Title', long, 'Judul');
  const address = `/images/${'a'.repeat(190)}.jpg`;
  await page.getByRole('textbox', { name: 'Image URL' }).fill(address);
  for (const value of [long, address]) {
    const field = page.locator('textarea').filter({ hasText: value });
    expect(await field.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeLessThanOrEqual(0);
    expect(await field.evaluate((area) => area.scrollWidth - area.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test('the bulk bar takes the place of the filters, and no row moves', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/news');
  const row = page.getByRole('article').first();
  const before = await row.boundingBox();
  await row.getByRole('checkbox').check();
  await expect(page.getByRole('group', { name: 'Selected articles' })).toBeVisible();
  await expect(page.getByRole('search')).toBeHidden();
  expect(await row.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Clear Selection' }).click();
  await expect(page.getByRole('search')).toBeVisible();
});
