import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { bearer, fillText, notice, signIn } from './editor.ts';
import { expect, test } from './test.ts';

const patterns = async (request: APIRequestContext) =>
  (await (await request.get('/api/batik-patterns')).json()) as { id: number; nameEn: string }[];

test.beforeEach(({ page }) => signIn(page));

/** Every test removes its patterns. */
test.afterEach(async ({ request }) => {
  const headers = await bearer(request);
  for (const { id, nameEn } of await patterns(request)) {
    const query = `mutation { deleteBatikPattern(id: ${id}) { __typename } }`;
    if (nameEn.startsWith('Trial')) await request.post('/graphql', { headers, data: { query } });
  }
});

test('adds, changes and deletes a pattern, and shows it on the heritage page', async ({ page }) => {
  await page.goto('/admin/patterns');
  await page.getByRole('link', { name: 'Add Batik Pattern' }).click();
  await fillText(page, 'Name', 'Trial kawung', 'Uji kawung');
  await fillText(page, 'Meaning', 'A trial of the wax.', 'Sebuah uji malam.');
  await page.getByLabel('Origin').fill('Imogiri');
  await page.getByRole('button', { name: 'Create Batik Pattern' }).click();
  await expect(notice(page, 'Success')).toContainText('Batik pattern created successfully');
  await expect(page).toHaveURL('/admin/patterns');
  const row = page.getByRole('listitem').filter({ hasText: 'Trial kawung' });
  await expect(row).toContainText('Uji kawung');
  await expect(row).toContainText('Imogiri');
  expect(await (await page.request.get('/heritage')).text()).toContain('Trial kawung');

  await row.getByRole('link', { name: 'Edit: Trial kawung' }).click();
  await expect(
    page.getByRole('group', { name: 'Meaning' }).getByLabel('Indonesian', { exact: true }),
  ).toHaveValue('Sebuah uji malam.');
  await page.getByRole('textbox', { name: 'Image' }).fill('/trial.jpg');
  await page.getByRole('button', { name: 'Update Batik Pattern' }).click();
  await expect(notice(page, 'Success')).toContainText('Batik pattern updated successfully');
  expect((await patterns(page.request)).at(-1)).toMatchObject({
    nameEn: 'Trial kawung',
    imageUrl: '/trial.jpg',
    origin: 'Imogiri',
  });

  await row.getByRole('button', { name: 'Delete: Trial kawung' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure you want to delete this batik pattern?');
  await expect(dialog).toContainText('Trial kawung');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: 'Delete: Trial kawung' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Success')).toContainText('Batik pattern deleted successfully');
  await expect(row).toHaveCount(0);
});

test('reports missing fields and failures, and keeps the input', async ({ page, request }) => {
  await page.goto('/admin/patterns/new');
  await page
    .getByRole('group', { name: 'Name' })
    .getByLabel('English', { exact: true })
    .fill('Trial truntum');
  await page.getByRole('button', { name: 'Create Batik Pattern' }).click();
  await expect(notice(page, 'Validation Error')).toContainText('Please fill in all required fields');
  await expect(
    page.getByRole('group', { name: 'Name' }).getByLabel('Indonesian', { exact: true }),
  ).toBeFocused();

  await page
    .getByRole('group', { name: 'Name' })
    .getByLabel('Indonesian', { exact: true })
    .fill('Uji truntum');
  await page.getByRole('textbox', { name: 'Image' }).fill('trial.jpg');
  await page.getByRole('button', { name: 'Create Batik Pattern' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to create batik pattern');
  await expect(
    page.getByText('Enter an address that starts with https://, or choose an image from the library.'),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Image' }).fill('');
  await page.route('**/graphql*', (route) => route.abort());
  await page.getByRole('button', { name: 'Create Batik Pattern' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to create batik pattern');
  await expect(page.getByRole('group', { name: 'Name' }).getByLabel('English', { exact: true })).toHaveValue(
    'Trial truntum',
  );
  await page.unroute('**/graphql*');

  const query =
    'mutation { createBatikPattern(input: { nameEn: "Trial lereng", nameId: "Uji" }) { __typename } }';
  await request.post('/graphql', { headers: await bearer(request), data: { query } });
  await page.goto('/admin/patterns');
  await page.getByRole('link', { name: 'Edit: Trial lereng' }).click();
  await fillText(page, 'Meaning', 'A slope.', 'Sebuah lereng.');
  await page.route('**/graphql*', (route) => route.abort());
  await page.getByRole('button', { name: 'Update Batik Pattern' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to update batik pattern');
  await page.unroute('**/graphql*');
  await page.goto('/admin/patterns');
  await page.getByRole('button', { name: 'Delete: Trial lereng' }).click();
  await page.route('**/graphql*', (route) => route.abort());
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to delete batik pattern');
  await expect(page.getByText('Trial lereng')).toBeVisible();
});

test('suggests what to do in an empty list', async ({ page }) => {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const answer = (await response.json()) as { data?: { rows?: { edges: object[] } } };
    if (answer.data?.rows) answer.data.rows.edges = [];
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/admin/patterns');
  await expect(page.getByText('No batik patterns yet')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add Batik Pattern' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'New Batik Pattern' })).toBeVisible();
});

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1440, 'light'],
] as const) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({
      colorScheme,
      viewport: { width, height: 900 },
    });
    test('passes axe, without sideways scrolling', async ({ page }) => {
      const look = () => expectAccessible(page);
      await page.goto('/admin/patterns');
      await page
        .getByRole('button', { name: /^Delete: / })
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await look();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await look();
      await page.goto('/admin/patterns/new');
      await page.getByRole('button', { name: 'Create Batik Pattern' }).click();
      await expect(page.getByText('This field is required.')).toHaveCount(2);
      await look();
    });
  });
}
