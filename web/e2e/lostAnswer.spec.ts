// Tests that a save is made once, whatever happens to its answer.
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { bearer, notice, signIn } from './editor.ts';
import { expect, test } from './test.ts';

const name = 'Trial of the lost answer';

async function stored(request: APIRequestContext): Promise<{ id: number; name: string }[]> {
  const response = await request.get('/api/partners', { headers: await bearer(request) });
  const partners = (await response.json()) as { id: number; name: string }[];
  return partners.filter((partner) => partner.name === name);
}

/** Lets a save reach the server, and handles its answer. */
const onSave = (page: Page, handle: (route: Route) => Promise<void>) =>
  page.route('**/graphql*', async (route) =>
    route.request().postData()?.includes('idempotencyKey') ? handle(route) : route.fallback(),
  );

const loseAnswer = async (route: Route) => {
  await route.fetch();
  await route.abort();
};

async function fillIn(page: Page) {
  await page.goto('/admin/partners/new');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('textbox', { name: 'Logo' }).fill('/logo.svg');
}

const create = (page: Page) => page.getByRole('button', { name: 'Create Partner' });

test.beforeEach(({ page }) => signIn(page));

test.afterEach(async ({ request }) => {
  const headers = await bearer(request);
  for (const { id } of await stored(request)) await request.delete(`/api/partners/${id}`, { headers });
});

test('an answer that is lost is asked for again, and one item is added', async ({ page, request }) => {
  await fillIn(page);
  let saves = 0;
  await onSave(page, (route) => ((saves += 1) === 1 ? loseAnswer(route) : route.continue()));
  await create(page).click();
  await expect(notice(page, 'Success')).toContainText('Partner created successfully');
  await expect(page).toHaveURL('/admin/partners');
  await expect(page.getByRole('link', { name: `Edit: ${name}` })).toHaveCount(1);
  expect(await stored(request)).toHaveLength(1);
});

test('an editor who saves again after a reload adds one item', async ({ page, request }) => {
  await fillIn(page);
  await onSave(page, loseAnswer);
  await create(page).click();
  await expect(page.getByText('No answer from the server')).toBeVisible();
  await page.unroute('**/graphql*');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await create(page).click();
  await expect(notice(page, 'Success')).toContainText('Partner created successfully');
  expect(await stored(request)).toHaveLength(1);
});

test('the next press finds out that a kept item was added', async ({ page, request }) => {
  await fillIn(page);
  await expect(page.getByText('Saved just now')).toBeVisible();
  await expect(page).toHaveURL(/copy=/);
  await onSave(page, loseAnswer);
  await create(page).click();
  await expect(page.getByText('No answer from the server')).toBeVisible();
  await page.unroute('**/graphql*');
  await create(page).click();
  await expect(notice(page, 'Success')).toContainText('Partner created successfully');
  expect(await stored(request)).toHaveLength(1);
});

test('a form whose update was made learns so, and says it', async ({ page, request }) => {
  const data = { name, logoUrl: '/logo.svg' };
  const response = await request.post('/api/partners', { headers: await bearer(request), data });
  const { id } = (await response.json()) as { id: number };
  await page.goto(`/admin/partners/${id}`);
  await page.getByLabel('Name').fill(`${name}, once more`);
  await expect(page.getByText('Saved just now')).toBeVisible();
  await onSave(page, loseAnswer);
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect(notice(page, 'It was saved after all')).toBeVisible();
  await expect(page.getByText('No answer from the server')).toHaveCount(0);
  await request.delete(`/api/partners/${id}`, { headers: await bearer(request) });
});

test('a held Enter and further clicks on a slow line add one item', async ({ page, request }) => {
  await fillIn(page);
  const { promise: pressed, resolve: release } = Promise.withResolvers<void>();
  await onSave(page, async (route) => {
    await pressed;
    await route.continue();
  });
  await create(page).focus();
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter');
  await page.getByRole('button', { name: 'Saving...' }).click({ force: true });
  release();
  await expect(page).toHaveURL('/admin/partners');
  expect(await stored(request)).toHaveLength(1);
});
