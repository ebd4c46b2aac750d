// Tests that people choose a portrait, and are seen with it by the others.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { card, deleteImages, jpeg } from './adminImages.ts';
import { bearer, notice, signIn } from './editor.ts';
import { makePerson, removePerson, windowOf, type Person } from './person.ts';
import { expect, test } from './test.ts';

let author: Person;

test.beforeEach(async ({ page, request }) => {
  author = await makePerson(request, 'Ratna Wulandari', 'author');
  await signIn(page);
});
test.afterEach(async ({ request }) => {
  await removePerson(request, author);
  await deleteImages({ request });
});

const row = (page: Page) =>
  page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').filter({ hasText: author.email });

/** The width at which a portrait is drawn, and the sides of its file; zeros before it has loaded. */
const sizeOf = (portrait: Locator) =>
  portrait.evaluate((image: HTMLImageElement) => [
    Math.round(image.getBoundingClientRect().width),
    image.naturalWidth,
    image.naturalHeight,
  ]);

/** Uploads a picture in the account, and chooses it. */
async function choosePortrait(page: Page): Promise<void> {
  await page.goto('/admin/account');
  const form = page.getByRole('form', { name: 'You' });
  await form.getByRole('button', { name: 'Choose from Library: Portrait' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click();
  await (await chooser).setFiles(await jpeg('ratna.jpg', 480, 320));
  await page.getByRole('option', { name: /ratna\.jpg/ }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'Success')).toContainText('Account saved');
}

test('an author chooses a portrait, and is seen with it in the menu, among people, in a form and a list', async ({
  page,
  browser,
  request,
}) => {
  const data = { titleEn: 'Trial of a portrait', titleId: 'Uji foto', category: 'culture', published: true };
  const stored = await request.post('/api/news', { headers: await bearer(request), data });
  const { id } = (await stored.json()) as { id: number };
  await page.goto('/admin/people');
  await expect(row(page).getByText('RW', { exact: true })).toBeVisible();

  const theirs = await windowOf(browser, author);
  await choosePortrait(theirs);
  const own = theirs.getByRole('link', { name: author.email }).locator('img');
  await expect.poll(() => sizeOf(own)).toEqual([26, 120, 80]);

  await page.reload();
  await expect.poll(() => sizeOf(row(page).locator('img'))).toEqual([38, 120, 80]);
  await expectAccessible(page);
  await row(page).getByRole('link', { name: 'Ratna Wulandari' }).click();
  await expect.poll(() => sizeOf(page.getByRole('main').locator('img'))).toEqual([38, 120, 80]);

  await page.goto(`/admin/news/${id}`);
  const list = await page.context().newPage();
  await list.goto('/admin/news');
  await theirs.goto(`/admin/news/${id}`);
  const here = page.getByRole('status').filter({ hasText: 'Also open: Ratna Wulandari' });
  await expect.poll(() => sizeOf(here.locator('img'))).toEqual([26, 120, 80]);
  const item = list.getByRole('listitem').filter({ hasText: 'Trial of a portrait' });
  await expect.poll(() => sizeOf(item.getByTitle(/^Also open/).locator('img'))).toEqual([26, 120, 80]);
  await expectAccessible(page);
  await expectAccessible(list);

  // Whose portrait a picture is, only owners learn.
  const uses = async (library: Page) => {
    await library.goto('/admin/images');
    await card(library, 'ratna.jpg').getByText('Used in 1 place').click();
    return card(library, 'ratna.jpg').getByRole('list');
  };
  await expect((await uses(page)).getByRole('link')).toHaveText(`Portrait: ${author.email}`);
  const neutral = await uses(theirs);
  await expect(neutral).toHaveText('Portrait');
  await expect(neutral.getByRole('link')).toHaveCount(0);

  await theirs.context().close();
  await request.delete(`/api/news/${id}`, { headers: await bearer(request) });
});

test('an address outside the library is refused at its field, and a deleted picture leaves the initials', async ({
  page,
  browser,
  request,
}) => {
  const theirs = await windowOf(browser, author);
  await choosePortrait(theirs);
  const field = theirs.getByLabel('Portrait', { exact: true });
  const address = await field.inputValue();
  await field.fill('https://example.org/ratna.jpg');
  await theirs.getByRole('form', { name: 'You' }).getByRole('button', { name: 'Save' }).click();
  await expect(theirs.getByText('Choose a picture from the library.')).toBeVisible();
  await expectAccessible(theirs);
  await theirs.context().close();

  await request.delete(`/api/storage/images/${address.replace('/images/', '')}?force=true`, {
    headers: await bearer(request),
  });
  await page.goto('/admin/people');
  await expect(row(page).getByText('RW', { exact: true })).toBeVisible();
  await expect(row(page).locator('img')).toHaveCount(0);
});
