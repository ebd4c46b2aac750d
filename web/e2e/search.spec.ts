import type { Page } from '@playwright/test';
import { bearer } from './editor.ts';
import { hold } from './hold.ts';
import { expect, test } from './test.ts';

test('finds everything on the site, with the place of the match, from the keyboard', async ({ page }) => {
  await page.goto('/news');
  // In a field, and with a modifier, a slash is nothing special.
  const newsField = page.getByRole('searchbox', { name: 'Search news' });
  await newsField.press('/');
  await expect(newsField).toHaveValue('/');
  await newsField.blur();
  await page.keyboard.press('Control+/');
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', { name: 'Search the site' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('navigation', { name: 'Or go to one of these pages' })).toBeVisible();

  await field.fill('parang');
  await field.press('Enter');
  const results = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('listitem');
  await expect(page.getByRole('status')).toHaveText(/^\d+ results for “parang”$/);
  await expect(page).toHaveURL('/search?q=parang');
  await expect(page).toHaveTitle(/^Search: parang – /);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('parang');
  const pattern = results('Batik Patterns').first();
  await expect(pattern.getByRole('heading').locator('mark')).toHaveText('Parang');
  await expect(results('News').locator('mark').first()).toHaveText(/^parang$/i);
  const region = page.getByRole('region', { name: 'News', exact: true });
  await expect(region).toContainText(new RegExp(`^News${await results('News').count()}[^+]`));
  const story = page.getByRole('link', { name: 'Kawung, parang and the patterns' });
  expect(await story.innerText()).toMatch(/^Kawung, parang and /);
  await pattern.getByRole('link').click();
  await expect(page).toHaveURL(/\/heritage\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Parang');

  await page.goBack();
  await expect(field).toHaveValue('parang');
  // Where the field is on the page, the key selects its text.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('become a sponsor');
  await field.press('Enter');
  await results('Frequently Asked Questions').getByRole('link').click();
  await expect(page.locator('#question-partner')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Start a partnership inquiry' })).toBeInViewport();
});

for (const [opened, open] of [
  ['its key', (page: Page) => page.keyboard.press('/')],
  [
    'its link',
    (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Search', exact: true }).click(),
  ],
] as const)
  test(`keeps what is typed while the page that ${opened} opens is on its way`, async ({ page }) => {
    await page.goto('/terms', { waitUntil: 'networkidle' });
    const release = await hold(page, '**/assets/SearchPage-*.js', '/graphql?*');
    await open(page);
    await expect(page).toHaveURL('/search');
    await page.keyboard.type('wax and/or dyed');
    await page.keyboard.press('Backspace');
    release();
    const field = page.getByRole('searchbox', { name: 'Search the site' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('wax and/or dye');
    await expect(page).toHaveURL('/search');
  });

test('searches for what is typed and entered while the page is on its way', async ({ page }) => {
  await page.goto('/terms', { waitUntil: 'networkidle' });
  const release = await hold(page, '**/assets/SearchPage-*.js', '/graphql?*');
  await page.keyboard.press('/');
  await page.keyboard.type('parang');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL('/search?q=parang');
  await expect(page.getByRole('searchbox', { name: 'Search the site' })).toBeFocused();
  await expect(page.getByRole('status')).toHaveText(/^\d+ results for “parang”$/);
});

test('searches for what is typed while a new version takes the place of the page', async ({ page }) => {
  await page.goto('/terms', { waitUntil: 'networkidle' });
  const { promise: isTyped, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    '**/assets/SearchPage-*.js',
    async (route) => {
      await isTyped;
      await route.fulfill({ status: 404 });
    },
    { times: 1 },
  );
  await page.keyboard.press('/');
  await page.keyboard.type('par');
  const run = await hold(page, '**/assets/framework-*.js');
  release();
  const field = page.getByRole('searchbox', { name: 'Search the site' });
  await expect(field).toBeVisible();
  await page.keyboard.type('ang');
  await page.keyboard.press('Enter');
  run();
  await expect(page).toHaveURL('/search?q=parang');
  await expect(field).toHaveValue('parang');
});

test('opens, and searches for, what is typed before the scripts run', async ({ page }) => {
  const run = await hold(page, '**/assets/*.js');
  await page.goto('/terms', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.type('x/parank');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('g');
  await page.keyboard.press('Enter');
  run();
  await expect(page).toHaveURL('/search?q=parang');
  await expect(page.getByRole('searchbox', { name: 'Search the site' })).toHaveValue('parang');
});

test('keeps nothing that is typed after leaving for another page', async ({ page }) => {
  await page.goto('/terms', { waitUntil: 'networkidle' });
  const release = await hold(page, '**/assets/SearchPage-*.js');
  await page.keyboard.press('/');
  await page.keyboard.type('wax');
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  release();
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', { name: 'Search the site' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
});

test('keeps no key for itself once the page has failed', async ({ page }) => {
  await page.goto('/terms', { waitUntil: 'networkidle' });
  await page.route(/SearchPage|\/search|\/graphql/, (route) => route.abort());
  await page.keyboard.press('/');
  await page.keyboard.type('wax');
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('searchbox', { name: 'Search the site' });
  await expect(field).toBeVisible();
  await expect(field).toHaveValue('');
});

test('says what to do without results, in both languages', async ({ page }) => {
  await page.goto('/search?q=nothingness');
  const status = page.getByRole('status');
  await expect(status).toHaveText('No results for “nothingness”');
  const suggestions = page.getByRole('navigation', { name: 'Or go to one of these pages' });
  await expect(suggestions.getByRole('link')).toHaveText([
    'News',
    'Competition',
    'Heritage',
    'Communities',
    'Partners',
    'Contact',
  ]);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('link', { name: 'Browse the batik patterns' })).toHaveAttribute(
    'href',
    '/heritage',
  );
  const tries = page.getByRole('navigation', { name: 'Search for one of these' }).getByRole('link');
  for (const word of await tries.allTextContents()) {
    await tries.filter({ hasText: word }).click();
    await expect(status).toHaveText(new RegExp(`^\\d+ results? for “${word}”$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(status).toHaveText('No results for “nothingness”');
  }
  await page.getByRole('searchbox').fill('ab');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Type at least three letters in a row')).toBeVisible();
  await page.goto(`/search?q=${encodeURIComponent('kebijakan privasi')}`);
  await expect(status).toHaveText('No results for “kebijakan privasi”');
  await page.getByRole('button', { name: 'ID', exact: true }).click();
  await expect(status).toHaveText(/^\d+ hasil untuk “kebijakan privasi”$/);
  await expect(page.getByRole('region', { name: 'Halaman' }).getByRole('link').first()).toHaveText(
    'Kebijakan Privasi',
  );
});

test('stands in the menu on phones, and shows that it is searching', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Search' }).click();
  const field = page.getByRole('searchbox', { name: 'Search the site' });
  await expect(field).toBeVisible();
  const release = await hold(page, '/graphql*');
  await field.fill('batik');
  await field.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Searching...');
  release();
  await expect(page.getByRole('status')).toHaveText(/^\d+\+ results for “batik”$/);
  await expect(page.getByRole('region', { name: 'News', exact: true })).toContainText(/^News10\+/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('never shows a draft, also not to an admin, and is not open in the admin', async ({ page, request }) => {
  const headers = await bearer(request);
  const draft = { titleEn: 'Zindigo', titleId: 'Znila', category: 'culture', published: false };
  const saved = await request.post('/api/news', { headers, data: draft });
  await page.goto('/search?q=zindigo');
  await expect(page.getByRole('status')).toHaveText('No results for “zindigo”');
  const { id } = (await saved.json()) as { id: number };
  await request.delete(`/api/news/${id}`, { headers });
  await page.goto('/admin/login');
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/admin/login');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'id-ID' });

  test('works as a form', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pencarian' }).click();
    await page.getByRole('searchbox', { name: 'Cari di situs ini' }).fill('kawung');
    await page.getByRole('button', { name: 'Cari', exact: true }).click();
    await expect(page).toHaveURL('/search?q=kawung');
    await expect(page.getByRole('status')).toHaveText(/^\d+ hasil untuk “kawung”$/);
    await expect(page.getByRole('searchbox')).toHaveValue('kawung');
    await expect(page.getByRole('region', { name: 'Motif batik' }).locator('mark').first()).toHaveText(
      'Kawung',
    );
  });
});

for (const path of ['/search', '/news']) {
  test(`keeps what was typed at ${path} before the scripts ran, and clears the search on Escape`, async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/hydrateSite-*.js');
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByRole('searchbox');
    await field.fill('wax');
    release();
    await expect(page.locator('html')).not.toHaveAttribute('data-unrouted');
    await expect(field).toHaveValue('wax');
    await field.press('Enter');
    await expect(page).toHaveURL(`${path}?q=wax`);
    await field.press('Escape');
    await expect(page).toHaveURL(path);
    await expect(field).toHaveValue('');
  });
}

test('keeps the field when a search fails', async ({ page }) => {
  await page.goto('/search?q=batik', { waitUntil: 'networkidle' });
  await page.route('/graphql?*', (route) => route.abort());
  const field = page.getByRole('searchbox');
  await field.fill('wax');
  await field.press('Enter');
  await expect(page.getByText('An error occurred')).toBeVisible();
  await expect(field).toHaveValue('wax');
  await expect(field).toBeFocused();
  await page.unroute('/graphql?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'wax' })).toBeVisible();
});

test('keeps the field and the categories of the news when a search fails', async ({ page }) => {
  await page.goto('/news', { waitUntil: 'networkidle' });
  await page.route('/graphql?*', (route) => route.abort());
  const field = page.getByRole('searchbox');
  await field.fill('wax');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('An error occurred');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  await expect(field).toHaveValue('wax');
  await expect(field).toBeFocused();
  const culture = page.getByRole('button', { name: 'Culture', exact: true });
  await culture.click();
  await expect(culture).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('alert')).toContainText('An error occurred');
  await page.unroute('/graphql?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('status').filter({ hasText: /article/ })).toBeVisible();
  await expect(field).toHaveValue('wax');
});

test('opens once while the slash is held, and once for the same search', async ({ page }) => {
  await page.goto('/partners', { waitUntil: 'networkidle' });
  const length = () => page.evaluate(() => history.length);
  const before = await length();
  await page.keyboard.down('/');
  for (let i = 0; i < 4; i++) await page.keyboard.down('/');
  await page.keyboard.up('/');
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  expect(await length()).toBe(before + 1);
  await field.fill('wax');
  await field.press('Enter');
  await field.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'wax' })).toBeVisible();
  expect(await length()).toBe(before + 2);
});
