import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { bearer, fillText, notice, signIn } from './editor.ts';
import { hold } from './hold.ts';
import { expect, test } from './test.ts';

interface Stored {
  id: number;
  titleEn: string;
  order: number;
}

const trial = {
  yearEn: '1817',
  yearId: 'Tahun 1817',
  titleEn: 'Trial book',
  titleId: 'Buku uji',
  descriptionEn: 'It describes batik.',
  descriptionId: 'Isinya tentang batik.',
  imageUrl: '/api/placeholder/1200/800?seed=trial',
};

/** The response of a server with an unexpected error. */
const brokenServer = { data: null, errors: [{ message: 'Unexpected error.' }] };

async function stored(request: APIRequestContext): Promise<Stored[]> {
  const response = await request.get('/api/history-timeline', { headers: await bearer(request) });
  return ((await response.json()) as Stored[]).filter(({ titleEn }) => titleEn.startsWith('Trial'));
}

/** Creates an item like an integrator, and returns its id. */
async function add(request: APIRequestContext, fields: object = {}): Promise<number> {
  const headers = await bearer(request);
  const response = await request.post('/api/history-timeline', { headers, data: { ...trial, ...fields } });
  return ((await response.json()) as Stored).id;
}

const list = (page: Page) => page.getByRole('list', { name: 'Timeline items' });
const titles = (page: Page) => list(page).getByRole('heading');
const imageUrl = (page: Page) => page.getByRole('textbox', { name: 'Image URL' });
const field = (page: Page, pair: string, language: string) =>
  page.getByRole('group', { name: pair }).getByLabel(language);

test.beforeEach(({ page }) => signIn(page));

test.afterEach(async ({ request }) => {
  const headers = await bearer(request);
  for (const { id } of await stored(request))
    await request.delete(`/api/history-timeline/${id}`, { headers });
});

test('adds an item, shows it to readers in both languages, moves, changes and deletes it', async ({
  page,
  request,
  browser,
}) => {
  await page.goto('/admin/timeline');
  await page.getByRole('link', { name: 'Add Timeline Item' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add New Timeline Item');
  await expect(page.getByLabel('Order')).toHaveValue('1');
  await expect(page.getByRole('switch', { name: 'Active' })).toBeChecked();
  await fillText(page, 'Year', '1817', 'Tahun 1817');
  await fillText(page, 'Title', 'Trial book', 'Buku uji');
  await fillText(page, 'Description', 'It describes batik.', 'Isinya tentang batik.');
  await imageUrl(page).fill(trial.imageUrl);
  await page.getByLabel('Order').fill('-2.7');
  await page.getByRole('button', { name: 'Create Item' }).click();
  await expect(notice(page, 'Success')).toContainText('History timeline item created successfully');
  await expect(page).toHaveURL('/admin/timeline');
  await expect(titles(page).first()).toHaveText('1817 - Trial book');
  const row = list(page).getByRole('listitem').filter({ hasText: 'Trial book' });
  await expect(row.getByText('Order: -2 | Active', { exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name: /^Open image in a new tab: \/api\/placeholder/ })).toBeVisible();
  await expect(row.getByRole('group', { name: 'English' })).toContainText('It describes batik.');
  await expect(row.getByRole('group', { name: 'Indonesian' })).toContainText('Isinya tentang batik.');
  await expect(row.getByText('Tahun 1817 - Buku uji')).toBeVisible();

  const reader = await (await browser.newContext({ locale: 'id-ID' })).newPage();
  await reader.goto('/');
  const card = reader.locator('#history').getByRole('article');
  await expect(card.first()).toContainText('Isinya tentang batik.');
  await reader.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(card.first()).toContainText('Trial book');

  await page.getByRole('link', { name: 'Edit: Trial book' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Timeline Item');
  await expect(page.getByLabel('Order')).toHaveValue('-2');
  await page.getByLabel('Order').fill('99');
  await page.getByRole('switch', { name: 'Active' }).uncheck();
  await page.getByRole('button', { name: 'Update Item' }).click();
  await expect(notice(page, 'Success')).toContainText('History timeline item updated successfully');
  await expect(titles(page).last()).toHaveText('1817 - Trial book');
  await expect(row.getByText('Order: 99 | Inactive', { exact: true })).toBeVisible();
  await reader.goto('/');
  await expect(card.filter({ hasText: 'Trial book' })).toHaveCount(0);
  await reader.context().close();

  // Hold the response to check that the button prevents a second deletion.
  const release = await hold(page, '/graphql*');
  const remove = page.getByRole('button', { name: 'Delete: Trial book', includeHidden: true });
  await remove.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure you want to delete this timeline item?');
  await expect(dialog).toContainText('Trial book');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(remove).toBeDisabled();
  release();
  await expect(notice(page, 'Success')).toContainText('History timeline item deleted successfully');
  await expect(titles(page).filter({ hasText: 'Trial book' })).toHaveCount(0);
  expect(await stored(request)).toEqual([]);
});

/** The browser’s own validation messages for the form’s fields, in order. */
const refusals = (page: Page) =>
  page
    .locator('form')
    .evaluate((form: HTMLFormElement) =>
      (Array.from(form.elements) as HTMLInputElement[])
        .filter(({ willValidate, validity }) => willValidate && !validity.valid)
        .map(({ name, validity }) => (validity.valueMissing ? `${name} missing` : `${name} wrong`)),
    );

test('shows errors at their fields, and keeps the input when the server fails', async ({ page, request }) => {
  const id = await add(request);
  await page.goto('/admin/timeline/new');
  await page.getByLabel('Order').fill('');
  await page.getByRole('button', { name: 'Create Item' }).click();
  await expect(field(page, 'Year', 'English')).toBeFocused();
  expect(await refusals(page)).toEqual(
    ['yearEn', 'yearId', 'titleEn', 'titleId', 'descriptionEn', 'descriptionId', 'imageUrl', 'order'].map(
      (name) => `${name} missing`,
    ),
  );
  expect(await stored(request)).toHaveLength(1);

  await fillText(page, 'Year', '1817', 'Tahun 1817');
  await fillText(page, 'Title', 'Trial two', 'Uji dua');
  await fillText(page, 'Description', 'One', 'Satu');
  await imageUrl(page).fill('trial.jpg');
  await page.getByLabel('Order').fill('100001');
  await page.getByRole('button', { name: 'Create Item' }).click();
  await expect(page.getByLabel('Order')).toBeFocused();
  expect(await refusals(page)).toEqual(['order wrong']);
  await page.getByLabel('Order').fill('3');
  await fillText(page, 'Title', ' ', 'Uji dua');
  await page.getByRole('button', { name: 'Create Item' }).click();
  await expect(page.getByText('This field is required.')).toHaveCount(1);
  await fillText(page, 'Title', 'Trial two', 'Uji dua');
  await page.getByRole('button', { name: 'Create Item' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to create history timeline item');
  await expect(
    page.getByText('Enter an address that starts with https://, or choose an image from the library.'),
  ).toBeVisible();

  await imageUrl(page).fill('/trial.jpg');
  await page.route('/graphql*', (route) => route.abort());
  await page.getByRole('button', { name: 'Create Item' }).click();
  await expect(notice(page, 'Error')).toContainText(
    'Failed to create history timeline item. The server could not be reached.',
  );
  await expect(field(page, 'Title', 'Indonesian')).toHaveValue('Uji dua');
  await page.unroute('/graphql*');

  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Edit: Trial book' }).click();
  await field(page, 'Title', 'English').fill('Trial three');
  await page.route('/graphql*', (route) => route.fulfill({ json: brokenServer }));
  await page.getByRole('button', { name: 'Update Item' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to update history timeline item');
  await expect(field(page, 'Title', 'English')).toHaveValue('Trial three');
  await page.unroute('/graphql*');
  await page.getByRole('button', { name: 'Update Item' }).click();
  await expect(notice(page, 'Success')).toContainText('History timeline item updated successfully');
  await page.route('/graphql*', (route) => route.abort());
  await page.getByRole('button', { name: 'Delete: Trial three' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to delete history timeline item');
  await expect(list(page)).toContainText('Trial three');
  expect((await stored(request)).map((item) => item.id)).toEqual([id]);
});

test('shows a loading list and an empty one', async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data?: { rows?: { edges: unknown[] } } };
    if (answer.data?.rows) {
      answer.data.rows.edges = [];
      await arrival.promise;
    }
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/admin/timeline');
  await expect(page.getByRole('status').getByText('Loading timeline items...')).toBeVisible();
  arrival.resolve();
  await expect(page.getByText('No timeline items found. Add your first timeline item above.')).toBeVisible();
});

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1440, 'light'],
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });
    test('passes axe in the list, the confirmation and the forms, without sideways scrolling', async ({
      page,
      request,
    }) => {
      const id = await add(request);
      const check = () => expectAccessible(page);
      await page.goto('/admin/timeline');
      await expect(list(page)).toContainText('Trial book');
      await check();
      await page.getByRole('button', { name: 'Delete: Trial book' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await check();
      await page.goto('/admin/timeline/new');
      // On a phone, the details are in the drawer.
      await expect(page.getByRole('textbox')).toHaveCount(width === 360 ? 6 : 7);
      // The browser accepts a space as text, but the form does not.
      for (const box of await page.getByRole('textbox').all()) await box.fill(' ');
      if (width === 360) {
        await page.getByRole('button', { name: 'Details' }).click();
        await page.getByRole('dialog', { name: 'Details' }).getByRole('textbox').fill(' ');
        await page.keyboard.press('Escape');
      }
      await page.getByRole('button', { name: 'Create Item' }).click();
      await expect(page.getByText('This field is required.')).toHaveCount(7);
      await check();
      await page.goto(`/admin/timeline/${id}`);
      await expect(page.getByLabel('Order')).toHaveValue('1');
      await check();
    });
  });
}

test.describe('in Indonesian', () => {
  test.use({ locale: 'id-ID' });

  test('a row begins in Indonesian, and says each title once', async ({ page, request }) => {
    await add(request, { order: -2 });
    await page.goto('/admin/timeline');
    const row = page.getByRole('article').filter({ hasText: 'Trial book' });
    await expect(row.getByRole('heading')).toHaveText('Tahun 1817 - Buku uji');
    await expect(row.getByText('Buku uji')).toHaveCount(1);
    await expect(row.getByRole('group').first()).toContainText('Isinya tentang batik.');
    await expect(row.getByRole('group').last()).toContainText('It describes batik.');
    await expect(row.getByText('1817 - Trial book')).toHaveCount(1);
  });
});
