// Tests that texts of any length and kind fit every page.
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { signIn } from './editor.ts';
import { layoutFaults } from './layoutFaults.ts';
import { longRows, longWord } from './longTexts.ts';
import { publicPages } from './publicPages.ts';
import { replaceRows } from './storedRows.ts';
import { expect, test } from './test.ts';

let restore: () => Promise<void>;

test.beforeAll(async ({ playwright, origin }) => {
  const request = await playwright.request.newContext({ baseURL: origin });
  restore = await replaceRows(request, longRows);
});
test.afterAll(() => restore());

/** The faults of the current page in windows of these widths. */
async function faultsAt(page: Page, place: string, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const fault of await layoutFaults(page)) faults.push(`${place}, ${width} px: ${fault}`);
  }
  return faults;
}

test('long texts fit every public page', async ({ page }) => {
  test.setTimeout(240_000);
  const faults: string[] = [];
  for (const path of [
    // The sign-in page has no button for the language.
    ...Object.values(publicPages).filter((path) => !path.startsWith('/admin')),
    '/news/2',
    `/search?q=${longWord.slice(0, 40)}`,
  ]) {
    await page.goto(path);
    faults.push(...(await faultsAt(page, path, [320, 360, 768, 1440])));
    await page.getByRole('button', { name: 'ID', exact: true }).click();
    faults.push(...(await faultsAt(page, `${path} (id)`, [1440, 768, 360, 320])));
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
  }
  expect(faults).toEqual([]);
  // The article has everything that Markdown can show.
  await page.goto('/news/2');
  await expectAccessible(page);
});

test('a reload keeps the place in a page that is longer than usual', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const isWhole = () => expect(page.locator('html')).not.toHaveAttribute('data-layout');
  const place = () => page.evaluate(() => Math.round(scrollY));
  await isWhole();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight * 0.6, behavior: 'instant' }));
  const left = await place();
  await page.reload();
  await isWhole();
  expect(await place()).toBe(left);
});

test('long texts fit the dashboard', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page);
  const faults: string[] = [];
  for (const path of [
    'dashboard',
    ...['news', 'communities', 'partners', 'timeline', 'patterns'].flatMap((noun) => [noun, `${noun}/1`]),
    'content',
    'messages',
    'subscribers',
    'history',
  ]) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    faults.push(...(await faultsAt(page, path, [360, 500, 768, 1024, 1100, 1440])));
  }
  expect(faults).toEqual([]);
});
