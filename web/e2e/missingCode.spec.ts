// Tests a tab left open during an upgrade: the server no longer has code that the page has yet to load.
import type { Page } from '@playwright/test';
import { fillText, signIn } from './editor.ts';
import { hold } from './hold.ts';
import { expect, test } from './test.ts';

/** Answers requests for a file with status 404, a given number of times or always. */
const lose = (page: Page, file: string, times?: number) =>
  page.route(`**/assets/${file}-*.js`, (route) => route.fulfill({ status: 404 }), {
    ...(times && { times }),
  });

test('loads a page whose code is gone by reloading the document, silently', async ({ page }) => {
  await page.goto('/news');
  await lose(page, 'HeritagePage', 1);
  await page.getByRole('banner').getByRole('link', { name: 'Heritage' }).click();
  await expect(page).toHaveURL('/heritage');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The heritage of batik');
});

for (const loss of ['is gone', 'never arrives'] as const) {
  test(`opens a page whose code ${loss} at its top, from the foot of another`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    if (loss === 'is gone') await lose(page, 'HeritagePage');
    else {
      await page.clock.install();
      await page.route('**/assets/HeritagePage-*.js', () => {});
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Heritage', exact: true }).click();
    await expect(page).toHaveURL('/heritage');
    const heading = page.getByRole('heading', { level: 1 });
    // The page may begin to wait for the code only after the address has changed.
    await expect(async () => {
      if (loss === 'never arrives') await page.clock.fastForward(15_000);
      await expect(heading).toHaveText('The heritage of batik', { timeout: 1_000 });
    }).toPass({ timeout: 10_000 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('loads the document of a page if the code of its parts is gone', async ({ page }) => {
  await page.goto('/news');
  await lose(page, 'HomeSections');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('#partners').getByRole('heading', { level: 2 })).toHaveText('Our Partners');
});

test('loads the document of a page whose code stays missing, and shows it as the server renders it', async ({
  page,
}) => {
  await page.goto('/news');
  await lose(page, 'HeritagePage');
  await page.getByRole('banner').getByRole('link', { name: 'Heritage' }).click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-scripts', 'missing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The heritage of batik');
  await expect(page.getByText('An error occurred')).toHaveCount(0);
  // In a narrow window, the links do not depend on the menu.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL('/news');
  await expect(root).not.toHaveAttribute('data-scripts');
  // The next visit tries again.
  await page.unrouteAll();
  await page.goto('/heritage');
  await page.getByRole('button', { name: 'ID', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warisan batik');
});

for (const file of ['entry', 'framework', 'hydrateSite']) {
  test(`keeps the server’s page, with what works without scripts, when ${file} cannot be loaded`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await lose(page, file);
    await page.goto('/news/1', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'missing');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    await page.getByRole('button', { name: 'ID', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await page.getByRole('banner').getByRole('link', { name: 'Warisan' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warisan batik');
  });
}

test('shows a page whose scripts are late as without them, until they have run', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await hold(page, '**/assets/entry-*.js');
  await page.goto('/heritage', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Open menu' });
  await expect(menu).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'News' })).toBeVisible();
  release();
  await page.clock.resume();
  await menu.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('reports code that stays missing, after one attempt', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await signIn(page);
  await page.goto('/admin/dashboard');
  await lose(page, 'SettingsPage');
  documents = 0;
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  expect(documents).toBe(1);
});

test('restores what was typed into a form', async ({ page }) => {
  await signIn(page);
  await lose(page, 'PreviewPanel');
  await page.goto('/admin/news/new');
  // What the server has kept by then needs no restoring.
  await page.route('/graphql', (route) =>
    route.request().postData()?.includes('"baseVersion":') ? route.abort() : route.fallback(),
  );
  await fillText(page, 'Title', 'Trial of upgrades', 'Uji pemutakhiran');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Your unsaved text has been restored')).toBeVisible();
  const title = page.getByRole('group', { name: 'Title' });
  await expect(title.getByLabel('English', { exact: true })).toHaveValue('Trial of upgrades');
});
