// What an author sees of what only editors may do, also when their role changes meanwhile.
import type { APIRequestContext } from '@playwright/test';
import { operation } from './account.ts';
import { expectAccessible } from './axe.ts';
import { bearer, notice } from './editor.ts';
import { makePerson, removePerson, windowOf, type Person } from './person.ts';
import { photograph } from './pictures.ts';
import { expect, test } from './test.ts';
import { uploadJpegs } from './uploads.ts';

let author: Person;

test.beforeEach(async ({ request }) => {
  author = await makePerson(request, 'Ratna Wulandari', 'author');
});
test.afterEach(async ({ request }) => removePerson(request, author));

async function changeRole(request: APIRequestContext, role: 'author' | 'editor'): Promise<void> {
  const change = `mutation ($id: Int!, $role: AdminRole!) {
    changeAccountRole(id: $id, role: $role) { __typename }
  }`;
  const answer = await operation(request, change, { id: author.id, role }, await bearer(request));
  expect(answer).toEqual({ changeAccountRole: { __typename: 'AccountPayload' } });
}

test('an author reads what readers see, without buttons that would be refused', async ({
  browser,
  request,
  origin,
}) => {
  const picture = { 'author.jpg': await photograph(800, 600, '#f3c77a') };
  const [uploaded] = await uploadJpegs(browser, { baseURL: origin }, picture);
  const headers = await bearer(request);
  const key = `trial.${crypto.randomUUID()}`;
  const data = { key, valueEn: 'Hidden', valueId: 'Tersembunyi', hidden: true };
  expect((await request.post('/api/content', { headers, data })).status()).toBe(201);

  const theirs = await windowOf(browser, author);
  await theirs.goto('/admin/content');
  const main = theirs.getByRole('main');
  await expect(main.getByText('you can change what is not shown')).toBeVisible();
  await expect(main.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Add Content' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^Edit/ })).toHaveCount(1);
  await expectAccessible(theirs);
  await theirs.goto('/admin/content?add=1&edit=site_tagline');
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await theirs.goto(`/admin/content?edit=${key}`);
  await main.getByRole('group', { name: 'Value' }).getByLabel('English').fill('Still hidden');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notice(theirs, 'Success')).toContainText('Content saved successfully');

  await theirs.goto('/admin/sections');
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByRole('button', { name: /^Delete/ })).toHaveCount(0);

  await theirs.goto('/admin/news');
  await expect(main.getByRole('link', { name: /^Edit/ }).first()).toBeVisible();
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  await expectAccessible(theirs);

  await theirs.goto('/admin/images');
  await main.getByRole('button', { name: 'Crop and replace: author.jpg' }).click();
  const frame = theirs.getByRole('dialog');
  await expect(frame.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(frame.getByRole('button', { name: /^Replace/ })).toHaveCount(0);
  await frame.getByRole('button', { name: 'Cancel' }).click();
  await expect(main.getByRole('button', { name: /^Delete/ })).toHaveCount(0);

  await theirs.goto('/admin/partners');
  await expect(main.getByRole('link', { name: /^Edit/ }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: /^Move/ })).toHaveCount(0);

  await theirs.context().close();
  await request.delete(`/api/storage/images/${uploaded?.name}`, { headers });
  const remove = 'mutation ($key: String!) { deleteContentEntry(key: $key) { __typename } }';
  const removed = await operation(request, remove, { key }, headers);
  expect(removed).toEqual({ deleteContentEntry: { __typename: 'DeleteContentEntryPayload' } });
});

test('an author may discard what they typed, and not what an editor typed with them', async ({
  browser,
  request,
}) => {
  const headers = await bearer(request);
  const data = { titleEn: 'Trial of two hands', titleId: 'Uji dua tangan', category: 'culture' };
  const { id } = (await (await request.post('/api/news', { headers, data })).json()) as { id: number };
  const theirs = await windowOf(browser, author);
  const title = theirs.getByRole('group', { name: 'Title' }).getByLabel('English', { exact: true });
  const discard = theirs.getByRole('button', { name: 'Discard Changes' });
  await theirs.goto(`/admin/news/${id}`);
  await title.fill('Trial of one hand');
  await expect(theirs.getByText('Saved just now')).toBeVisible();
  await discard.click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Discard Changes' }).click();
  await expect(title).toHaveValue('Trial of two hands');

  await theirs.goto('/admin/news');
  const change = { field: 'titleId', value: 'Uji tangan penyunting', base: data.titleId };
  const keep = `mutation ($id: Int!, $changes: [WorkingCopyChangeInput!]!) {
    keepWorkingCopy(entity: NewsArticle, itemId: $id, revision: 0, baseVersion: 1, changes: $changes) { __typename }
  }`;
  await operation(request, keep, { id, changes: [change] }, headers);
  await theirs.goto(`/admin/news/${id}`);
  await expect(theirs.getByText('Working copy, 1 change')).toBeVisible();
  await expect(discard).toHaveCount(0);
  await title.fill('Trial of one hand');
  await expect(theirs.getByText('Saved just now')).toBeVisible();
  await expect(theirs.getByText('Working copy, 2 changes')).toBeVisible();
  await expect(discard).toHaveCount(0);
  await theirs.context().close();
  await request.delete(`/api/news/${id}`, { headers });
});

test('an author reads who can restore a deleted item, and nothing that is kept or asked for', async ({
  browser,
  request,
}) => {
  const headers = await bearer(request);
  const data = { titleEn: 'Trial of a draft', titleId: 'Uji naskah', category: 'culture', published: false };
  const { id } = (await (await request.post('/api/news', { headers, data })).json()) as { id: number };
  const theirs = await windowOf(browser, author);
  await theirs.goto('/admin/news/new');
  const title = theirs.getByRole('group', { name: 'Title' }).getByLabel('English', { exact: true });
  await expect(title).toBeVisible();
  await expect(theirs.getByText(/^Saved/)).toHaveCount(0);

  await theirs.goto(`/admin/news/${id}`);
  await title.fill('Trial of a deleted draft');
  await expect(theirs.getByText('Saved just now')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Ask for Review' })).toBeVisible();
  await request.delete(`/api/news/${id}`, { headers });
  await expect(theirs.getByRole('alert')).toContainText('ask an editor to restore the item from the trash');
  await expect(theirs.getByText(/^Saved/)).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: 'Ask for Review' })).toHaveCount(0);

  // What was typed into the deleted draft is kept as soon as it is back.
  await title.fill('Trial of a restored draft');
  const { trash } = (await operation(
    request,
    '{ trash(first: 1) { edges { node { databaseId } } } }',
    {},
    headers,
  )) as { trash: { edges: { node: { databaseId: number } }[] } };
  const restore = 'mutation ($id: Int!) { restoreChange(id: $id) { __typename } }';
  await operation(request, restore, { id: trash.edges[0]?.node.databaseId }, headers);
  await expect(theirs.getByRole('alert')).toHaveCount(0);
  await expect(theirs.getByText('Saved just now')).toBeVisible();
  await theirs.reload();
  await expect(title).toHaveValue('Trial of a restored draft');
  await theirs.context().close();
  await request.delete(`/api/news/${id}`, { headers });
});

test('a form learns of another role with what is refused, and with the next section', async ({
  browser,
  request,
}) => {
  await changeRole(request, 'editor');
  const theirs = await windowOf(browser, author);
  await theirs.goto('/admin/partners/1');
  const update = theirs.getByRole('button', { name: 'Update Partner' });
  const name = theirs.getByLabel('Name', { exact: true });
  const before = await name.inputValue();
  await name.fill('Trial of a role');
  await changeRole(request, 'author');
  await update.click();
  await expect(notice(theirs, 'Error')).toContainText('Your role does not include this.');
  await expect(theirs.getByRole('button', { name: 'Ask for Review' })).toBeVisible();
  await expect(update).toHaveCount(0);
  await expect(name).toHaveValue('Trial of a role');
  await expect(theirs.getByRole('link', { name: 'Messages' })).toHaveCount(0);

  await changeRole(request, 'editor');
  const menu = theirs.getByRole('navigation', { name: 'Admin navigation' });
  await menu.getByRole('link', { name: 'Partners' }).click();
  await expect(menu.getByRole('link', { name: /^Messages/ })).toBeVisible();
  await theirs.goBack();
  await expect(update).toBeVisible();
  await expect(name).toHaveValue('Trial of a role');
  await theirs.getByRole('button', { name: 'Discard Changes' }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(name).toHaveValue(before);
  await theirs.context().close();
});
