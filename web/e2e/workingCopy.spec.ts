// Tests that what an editor types is on the server soon, and public only once it is published.
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { operation } from './account.ts';
import { expectAccessible } from './axe.ts';
import { bearer, notice, signIn, withoutPresence } from './editor.ts';
import { expect, test } from './test.ts';

const title = (page: Page, language = 'English') =>
  page.getByRole('group', { name: 'Title' }).getByLabel(language, { exact: true });
const kept = (page: Page) => page.getByText('Saved just now');

async function onAnotherDevice(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page);
  return page;
}

async function publicTitle(request: APIRequestContext, id: number): Promise<string> {
  const { titleEn } = (await (await request.get(`/api/news/${id}`)).json()) as { titleEn: string };
  return titleEn;
}

/** Keeps what is typed from the server. */
const loseKeeping = (page: Page) =>
  page.route('/graphql*', (route) =>
    route.request().postData()?.includes('baseVersion') ? route.abort() : route.fallback(),
  );

/** The keys of the working copies of articles, the last kept first; null for a stored one. */
async function keptKeys(request: APIRequestContext): Promise<(string | null)[]> {
  const { workingCopies } = (await operation(
    request,
    '{ workingCopies(first: 100, entity: NewsArticle) { edges { node { newKey } } } }',
    {},
    await bearer(request),
  )) as { workingCopies: { edges: { node: { newKey: string | null } }[] } };
  return workingCopies.edges.map(({ node }) => node.newKey);
}

let id: number;

test.beforeEach(async ({ page, request }) => {
  const data = { titleEn: 'Trial of the copy', titleId: 'Uji salinan', category: 'culture' };
  const response = await request.post('/api/news', { headers: await bearer(request), data });
  ({ id } = (await response.json()) as { id: number });
  await signIn(page);
});
test.afterEach(async ({ request }) => {
  await request.delete(`/api/news/${id}`, { headers: await bearer(request) });
});

test('a lost browser loses nothing, and nothing is public until it is published', async ({
  page,
  browser,
  request,
}) => {
  await page.goto(`/admin/news/${id}`);
  await title(page).fill('Trial of the working copy');
  await expect(kept(page)).toBeVisible({ timeout: 2_000 });
  await page.keyboard.press('Control+s');
  await page.context().close();
  expect(await publicTitle(request, id)).toBe('Trial of the copy');

  const other = await onAnotherDevice(browser);
  await other.goto(`/admin/news/${id}`);
  await expect(title(other)).toHaveValue('Trial of the working copy');
  await expect(other.getByText('Working copy, 1 change')).toBeVisible();
  await other.getByRole('button', { name: 'Update Article' }).click();
  await expect(notice(other, 'Success')).toContainText('News article updated successfully');
  expect(await publicTitle(request, id)).toBe('Trial of the working copy');
  await other.goto(`/admin/news/${id}`);
  await expect(title(other)).toHaveValue('Trial of the working copy');
  await expect(other.getByText(/^Working copy/)).toHaveCount(0);
  await other.context().close();
});

test('two editors type into one article, before either hears of the other', async ({ page, browser }) => {
  const other = await onAnotherDevice(browser);
  for (const editor of [page, other]) await withoutPresence(editor);
  for (const editor of [page, other]) await editor.goto(`/admin/news/${id}`);
  await title(page).fill('Mine in English');
  await expect(kept(page)).toBeVisible();
  await title(other, 'Indonesian').fill('Dari yang lain');
  await expect(title(other)).toHaveValue('Mine in English');
  await expect(kept(other)).toBeVisible();

  await title(page, 'Indonesian').fill('Dari saya');
  await expect(page.getByText('You have typed in another window, too')).toBeVisible();
  // Until that is answered, the server has what the other typed.
  await expect(page.getByText('Not saved yet: choose which text to keep.')).toBeVisible();
  await page.getByRole('button', { name: 'Update Article' }).click();
  await expect(notice(page, 'You have typed in another window, too')).toContainText('First choose');
  await page.getByRole('button', { name: 'Take All from the Other Window' }).click();
  await expect(title(page, 'Indonesian')).toHaveValue('Dari yang lain');
  await expect(title(page)).toHaveValue('Mine in English');

  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard Changes' }).click();
  await expect(title(page)).toHaveValue('Trial of the copy');
  await other.context().close();
});

test('an idle form publishes nothing over what someone has typed since', async ({
  page,
  browser,
  request,
}) => {
  await withoutPresence(page);
  await page.goto(`/admin/news/${id}`);
  await title(page).fill('What the first typed');
  await expect(kept(page)).toBeVisible();
  const other = await onAnotherDevice(browser);
  await other.goto(`/admin/news/${id}`);
  await expect(title(other)).toHaveValue('What the first typed');
  await title(other).fill('What the second made of it');
  await expect(kept(other)).toBeVisible();

  await page.getByRole('button', { name: 'Update Article' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was published yet.');
  await expect(title(page)).toHaveValue('What the second made of it');
  expect(await publicTitle(request, id)).toBe('Trial of the copy');
  await page.getByRole('button', { name: 'Update Article' }).click();
  await expect(notice(page, 'Success')).toContainText('News article updated successfully');
  expect(await publicTitle(request, id)).toBe('What the second made of it');
  await other.context().close();
});

test('a new article goes on after a reload, at the address of its working copy', async ({ page }) => {
  await page.goto('/admin/news/new');
  await title(page).fill('Trial of the address');
  await expect(kept(page)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/news\/new\?copy=[\d-]+$/);
  await page.reload();
  await expect(title(page)).toHaveValue('Trial of the address');
  await expect(page.getByText('Your unsaved text has been restored')).toHaveCount(0);

  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard Changes' }).click();
  await expect(page).toHaveURL('/admin/news/new');
  await page.reload();
  await expect(title(page)).toHaveValue('');
});

test('a new article is made once, also from three windows, and no text is lost', async ({
  page,
  browser,
  request,
}) => {
  await page.goto('/admin/news/new');
  await title(page).fill('Trial of two windows');
  await title(page, 'Indonesian').fill('Uji dua jendela');
  await page.getByLabel('Category').selectOption('culture');
  await page.getByRole('switch', { name: 'Published' }).uncheck();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Working copy, 4 changes')).toBeVisible();
  await expect(kept(page)).toBeVisible();
  await page.goto('/admin/dashboard');
  const address = await page.getByRole('link', { name: /Trial of two windows/ }).getAttribute('href');
  await page.goto(address ?? '');
  const other = await onAnotherDevice(browser);
  const unaware = await onAnotherDevice(browser);
  await withoutPresence(unaware);
  for (const window of [other, unaware]) {
    await window.goto(address ?? '');
    await expect(title(window)).toHaveValue('Trial of two windows');
  }
  await page.getByRole('button', { name: 'Create Article' }).click();
  await expect(notice(page, 'Success')).toContainText('News article created successfully');

  // Nothing is left to create where nothing was typed since.
  const created = 'This item has been created in the meantime';
  await expect(other.getByRole('status').filter({ hasText: created })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Create Article' })).toHaveCount(0);
  await unaware.getByRole('button', { name: 'Create Article' }).click();
  await expect(unaware.getByRole('status').filter({ hasText: created })).toBeVisible();
  // Someone who was about to press has not read what appeared in that moment.
  await title(other).fill('Trial of two windows, typed on');
  await expect(other.getByRole('alert').filter({ hasText: created })).toBeVisible();
  await other.getByRole('button', { name: 'Create Article' }).dblclick();
  const question = other.getByRole('alertdialog', { name: created });
  await expect(question).toContainText('Creating it again would make a second one');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(kept(other)).toBeVisible();
  await expect(title(other)).toHaveValue('Trial of two windows, typed on');
  const headers = await bearer(request);
  const found = await request.get('/api/news?language=en&search=Trial+of+two+windows', { headers });
  const articles = (await found.json()) as { id: number }[];
  expect(articles).toHaveLength(1);
  await request.delete(`/api/news/${articles[0]?.id}`, { headers });
  await other.getByRole('button', { name: 'Discard Changes' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Discard Changes' }).click();
  for (const window of [other, unaware]) await window.context().close();
});

test('what was typed since a new article was made is in its form after a reload', async ({
  page,
  browser,
  request,
}) => {
  await page.goto('/admin/news/new');
  await title(page).fill('Trial of the one who is late');
  await title(page, 'Indonesian').fill('Uji yang terlambat');
  await page.getByLabel('Category').selectOption('culture');
  await page.getByRole('switch', { name: 'Published' }).uncheck();
  await page.keyboard.press('Control+s');
  await expect(kept(page)).toBeVisible();
  await loseKeeping(page);
  await title(page).fill('Trial of the one who is late, and types on');
  const device = await onAnotherDevice(browser);
  await device.goto(page.url());
  await device.getByRole('button', { name: 'Create Article' }).click();
  await expect(notice(device, 'Success')).toBeVisible();
  await device.context().close();
  await page.unrouteAll();
  await page.reload();
  await expect(title(page)).toHaveValue('Trial of the one who is late, and types on');
  const opened = page.getByRole('link', { name: 'Open It' });
  await expect(opened).toBeVisible();
  await expect(page.getByText('Working copy, 1 change')).toBeVisible();
  await expect(kept(page)).toBeVisible();
  const made = await opened.getAttribute('href');
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard Changes' }).click();
  await expect(title(page)).toHaveValue('');
  const headers = await bearer(request);
  await request.delete(`/api/news/${made?.split('/').at(-1)}`, { headers });
});

test('a list counts the working copies of its noun, and leads to those of new items, too', async ({
  page,
}) => {
  await page.goto('/admin/communities');
  const copies = page.getByRole('button', { name: /working cop/ });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(copies).toHaveCount(0);
  await page.goto('/admin/communities/new');
  const name = page.getByRole('group', { name: 'Name' }).getByLabel('Indonesian', { exact: true });
  await name.fill('Uji salinan');
  await expect(kept(page)).toBeVisible();

  await page.goto('/admin/communities');
  await copies.click();
  const dialog = page.getByRole('dialog', { name: 'Working copies' });
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Uji salinan' }).click();
  await expect(name).toHaveValue('Uji salinan');
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard Changes' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(kept(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(copies).toHaveCount(0);
});

test('says that it cannot be saved, and saves it once the server can be reached', async ({ page }) => {
  await page.goto(`/admin/news/${id}`);
  await expect(title(page)).toBeVisible();
  await page.route('**/graphql*', (route) => route.abort());
  await title(page).fill('Trial without a line');
  await expect(page.getByText('Not saved: the server cannot be reached.')).toBeVisible();
  await page.unroute('**/graphql*');
  await expect(kept(page)).toBeVisible({ timeout: 8_000 });
});

test('a duplicate that is reloaded at once has one working copy', async ({ page, request }) => {
  const before = await keptKeys(request);
  await loseKeeping(page);
  await page.goto(`/admin/news/${id}`);
  await page.getByRole('link', { name: 'Duplicate', exact: true }).click();
  await expect(page).toHaveURL(/[?&]copy=[\d-]+/);
  const key = new URL(page.url()).searchParams.get('copy');
  await page.reload();
  await expect(title(page)).toHaveValue('Trial of the copy (copy)');
  await page.unrouteAll();
  await expect(kept(page)).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(new RegExp(`/admin/news/new\\?copy=${key}$`));
  expect(await keptKeys(request)).toEqual([key, ...before]);
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard Changes' }).click();
  await expect(title(page)).toHaveValue('');
});

test('the first words of a new article survive a reload before the server has them', async ({ page }) => {
  await loseKeeping(page);
  await page.goto('/admin/news/new');
  await title(page).fill('Trial of the first words');
  await expect(page).toHaveURL(/\/admin\/news\/new\?copy=[\d-]+$/);
  await page.reload();
  await expect(title(page)).toHaveValue('Trial of the first words');
  await expect(page.getByText('Your unsaved text has been restored')).toBeVisible();
  await page.unrouteAll();
  await expect(kept(page)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard Changes' }).click();
  await expect(title(page)).toHaveValue('');
  await expect(page).toHaveURL(/\/admin\/news\/new$/);
});
