import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { bearer, fillText, notice, signIn } from './editor.ts';
import { expect, test } from './test.ts';

interface Stored {
  id: number;
  nameEn: string;
  location: string;
  descriptionEn: string;
  province: string | null;
  contactInfo: unknown;
}

const trial = { nameEn: 'Trial dyers', nameId: 'Pencelup uji', location: 'Solo', imageUrl: '/trial.jpg' };

/** The response of a server with an unexpected error. */
const brokenServer = { data: null, errors: [{ message: 'Unexpected error.' }] };

async function stored(request: APIRequestContext): Promise<Stored[]> {
  const response = await request.get('/api/communities', { headers: await bearer(request) });
  return ((await response.json()) as Stored[]).filter(({ nameEn }) => nameEn.startsWith('Trial'));
}

/** Creates a community like an integrator, and returns its id. */
async function add(request: APIRequestContext, fields: object = {}): Promise<number> {
  const headers = await bearer(request);
  const response = await request.post('/api/communities', { headers, data: { ...trial, ...fields } });
  return ((await response.json()) as Stored).id;
}

const list = (page: Page) => page.getByRole('list', { name: 'Communities' });
const imageUrl = (page: Page) => page.getByRole('textbox', { name: 'Image URL' });
const field = (page: Page, pair: string, language: string) =>
  page.getByRole('group', { name: pair }).getByLabel(language);

test.beforeEach(async ({ page }) => {
  // The pictures of these tests do not exist.
  await page.route('/trial.jpg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }));
  await signIn(page);
});

test.afterEach(async ({ request }) => {
  const headers = await bearer(request);
  for (const { id } of await stored(request)) await request.delete(`/api/communities/${id}`, { headers });
});

test('adds a community, shows it to readers in both languages, changes and deletes it', async ({
  page,
  request,
  browser,
}) => {
  await page.goto('/admin/communities');
  await page.getByRole('link', { name: 'Add Community' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add New Community');
  await expect(page.getByRole('switch', { name: 'Active' })).toBeChecked();
  await fillText(page, 'Name', 'Trial dyers', 'Pencelup uji');
  await fillText(page, 'Description', 'They dye with soga.', 'Mereka mencelup dengan soga.');
  await page.getByLabel('Location').fill('Solo, Jawa Tengah');
  await expect(page.getByLabel('Province').getByRole('option')).toHaveCount(39);
  await page.getByLabel('Province').selectOption('Central Java');
  await imageUrl(page).fill('/api/placeholder/1200/800?seed=trial');
  await page.getByLabel('Phone').fill('+62 000 0000 0099');
  await page.getByLabel('Website').fill('https://example.org/trial');
  await page.getByRole('button', { name: 'Create Community' }).click();
  await expect(notice(page, 'Success')).toContainText('Community created successfully');
  await expect(page).toHaveURL('/admin/communities');
  const row = list(page).getByRole('listitem').last();
  await expect(row.getByRole('heading')).toHaveText('Trial dyers / Pencelup uji');
  for (const text of ['Solo, Jawa Tengah', 'They dye with soga.', 'Mereka mencelup dengan soga.'])
    await expect(row.getByText(text)).toBeVisible();
  await expect(row.getByText('Active: Yes')).toBeVisible();
  await expect(row.getByText('No province')).toHaveCount(0);
  await expect(row.getByText('+62 000 0000 0099 · https://example.org/trial')).toBeVisible();
  expect(await stored(request)).toMatchObject([{ province: 'JT' }]);
  await expect(
    row.getByRole('link', { name: /^Open image in a new tab: \/api\/placeholder\// }),
  ).toBeVisible();

  const reader = await (await browser.newContext({ locale: 'id-ID' })).newPage();
  await reader.goto('/communities');
  const card = reader.getByRole('article').filter({ hasText: 'Pencelup uji' });
  await expect(card).toContainText('Mereka mencelup dengan soga.');
  await expect(card.getByRole('link', { name: /Telepon/ })).toHaveText(/0099$/);
  await reader.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(reader.getByRole('article').filter({ hasText: 'Trial dyers' })).toContainText(
    'They dye with soga.',
  );

  await page.getByRole('link', { name: 'Edit: Trial dyers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Community');
  await field(page, 'Name', 'English').fill('Trial weavers');
  await page.getByLabel('Province').selectOption('No province');
  await page.getByRole('switch', { name: 'Active' }).uncheck();
  await page.getByRole('button', { name: 'Update Community' }).click();
  await expect(notice(page, 'Success')).toContainText('Community updated successfully');
  await expect(row.getByRole('heading')).toHaveText('Trial weavers / Pencelup uji');
  await expect(row.getByText('Active: No')).toBeVisible();
  await expect(row.getByText('No province')).toBeVisible();
  await reader.goto('/communities');
  await expect(reader.getByRole('article')).toHaveCount(8);
  await reader.context().close();

  await page.getByRole('button', { name: 'Delete: Trial weavers' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure you want to delete this community?');
  await expect(dialog).toContainText('Trial weavers');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Success')).toContainText('Community deleted successfully');
  await expect(list(page).getByRole('listitem')).toHaveCount(8);
  expect(await stored(request)).toEqual([]);
});

test('shows errors at their fields, and keeps the input when the server fails', async ({ page, request }) => {
  const id = await add(request);
  await page.goto('/admin/communities/new');
  await page.getByRole('button', { name: 'Create Community' }).click();
  await expect(notice(page, 'Validation Error')).toContainText('Please fill in all required fields');
  await expect(page.getByText('This field is required.')).toHaveCount(4);
  await expect(field(page, 'Name', 'English')).toBeFocused();
  expect(await stored(request)).toHaveLength(1);

  await fillText(page, 'Name', 'Trial two', 'Uji dua');
  await page.getByLabel('Location').fill('Solo');
  await imageUrl(page).fill('trial.jpg');
  await page.getByRole('button', { name: 'Create Community' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to create community');
  await expect(imageUrl(page)).toBeFocused();
  await expect(
    page.getByText('Enter an address that starts with https://, or choose an image from the library.'),
  ).toBeVisible();

  await imageUrl(page).fill('/trial.jpg');
  await page.route('/graphql*', (route) => route.abort());
  await page.getByRole('button', { name: 'Create Community' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to create community');
  await expect(field(page, 'Name', 'Indonesian')).toHaveValue('Uji dua');
  await page.unroute('/graphql*');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Your unsaved text has been restored');
  await expect(field(page, 'Name', 'English')).toHaveValue('Trial two');
  await page.getByRole('button', { name: 'Discard and Start Over' }).click();

  await page.goto(`/admin/communities/${id}`);
  await page.getByLabel('Location').fill('Sragen');
  await page.route('/graphql*', (route) => route.fulfill({ json: brokenServer }));
  await page.getByRole('button', { name: 'Update Community' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to update community');
  await expect(page.getByLabel('Location')).toHaveValue('Sragen');
  await page.unroute('/graphql*');
  await page.getByRole('button', { name: 'Update Community' }).click();
  await expect(notice(page, 'Success')).toContainText('Community updated successfully');
  await page.route('/graphql*', (route) => route.abort());
  await page.getByRole('button', { name: 'Delete: Trial dyers' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to delete community');
  await expect(list(page)).toContainText('Trial dyers');
});

test('edits contact details in three fields, and keeps all stored data', async ({ page, request }) => {
  const contactInfo = { phone: '0271', email: 'trial@example.org' };
  const ids = {
    object: await add(request, { nameEn: 'Trial object', contactInfo }),
    text: await add(request, { nameEn: 'Trial text', contactInfo: 'Ask at the market.' }),
  };
  const contactOf = async (name: string) =>
    (await stored(request)).find(({ nameEn }) => nameEn === name)?.contactInfo;
  const save = async () => {
    await page.getByRole('button', { name: 'Update Community' }).click();
    await expect(page).toHaveURL('/admin/communities');
  };
  const phone = page.getByLabel('Phone');
  const note = page.getByLabel('Contact details as plain text');

  await page.goto(`/admin/communities/${ids.object}`);
  await expect(phone).toHaveValue('0271');
  await expect(page.getByLabel('Email')).toHaveValue('trial@example.org');
  await expect(note).toHaveCount(0);
  await page.getByLabel('Location').fill('Sragen');
  await save();
  expect(await contactOf('Trial object')).toEqual(contactInfo);
  await page.goto(`/admin/communities/${ids.object}`);
  await phone.fill('0272 ');
  await save();
  expect(await contactOf('Trial object')).toBe('{"phone":"0272","email":"trial@example.org"}');

  await page.goto(`/admin/communities/${ids.text}`);
  await expect(note).toHaveValue('Ask at the market.');
  await expect(phone).toHaveCount(0);
  await page.getByLabel('Location').fill('Sragen');
  await save();
  expect(await contactOf('Trial text')).toBe('Ask at the market.');
  await page.goto(`/admin/communities/${ids.text}`);
  await note.fill('');
  await phone.fill('0273');
  await expect(note).toHaveJSProperty('readOnly', true);
  await save();
  expect(await contactOf('Trial text')).toBe('{"phone":"0273"}');
  await page.goto(`/admin/communities/${ids.text}`);
  await phone.fill('');
  await save();
  expect(await contactOf('Trial text')).toBeNull();
});

test('merges field by field when two editors save', async ({ page, request }) => {
  const id = await add(request);
  await page.goto(`/admin/communities/${id}`);
  await field(page, 'Description', 'English').fill('Mine');
  await page.getByLabel('Location').fill('My town');
  const theirs = { nameId: 'Pencelup mereka', location: 'Their town', descriptionEn: 'Theirs' };
  const headers = await bearer(request);
  await request.put(`/api/communities/${id}`, { headers, data: theirs });
  await page.getByRole('button', { name: 'Update Community' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'This was saved in the meantime' });
  await expect(alert.getByRole('group')).toHaveCount(3);
  await alert.getByRole('group', { name: 'Location' }).getByRole('radio', { name: 'Saved' }).check();
  await alert.getByRole('button', { name: 'Use This Selection' }).click();
  await expect(field(page, 'Name', 'Indonesian')).toHaveValue('Pencelup mereka');
  await expect(page.getByLabel('Location')).toHaveValue('Their town');
  await page.getByRole('button', { name: 'Update Community' }).click();
  await expect(notice(page, 'Success')).toContainText('Community updated successfully');
  expect((await stored(request))[0]).toMatchObject({ ...theirs, descriptionEn: 'Mine' });
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
  await page.goto('/admin/communities');
  await expect(page.getByRole('status').getByText('Loading communities...')).toBeVisible();
  arrival.resolve();
  await expect(page.getByText('No communities found. Add your first community above.')).toBeVisible();
});

test('rows are equally high, whatever their community says of itself', async ({ page, request }) => {
  await add(request);
  const contactInfo = { phone: '0271', email: 'trial@example.org', website: 'https://example.org/trial' };
  await add(request, {
    nameEn: `Trial ${'dyers '.repeat(20)}`,
    descriptionEn: 'Soga. '.repeat(90),
    contactInfo,
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/communities');
  await expect(list(page).getByRole('article')).toHaveCount(10);
  const heights = await list(page)
    .getByRole('article')
    .evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(new Set(heights).size).toBe(1);
  expect(heights[0]).toBeLessThanOrEqual(96);
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
      const id = await add(request, { contactInfo: 'Ask at the market.' });
      const check = () => expectAccessible(page);
      await page.goto('/admin/communities');
      await expect(list(page)).toContainText('Trial dyers');
      await check();
      await page.getByRole('button', { name: 'Delete: Trial dyers' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await check();
      await page.goto('/admin/communities/new');
      await page.getByRole('button', { name: 'Create Community' }).click();
      await expect(page.getByText('This field is required.')).toHaveCount(4);
      await check();
      await page.goto(`/admin/communities/${id}`);
      await expect(page.getByLabel('Contact details as plain text')).toBeVisible();
      await check();
    });
  });
}
