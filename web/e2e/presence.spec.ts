// Tests that editors see each other in forms and lists, and what the others do, without a reload.
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { operation } from './account.ts';
import { bearer, notice, signIn } from './editor.ts';
import { makePerson, removePerson, signInAs, windowOf, type Person } from './person.ts';
import { expect, test } from './test.ts';

const title = (page: Page, language = 'English') =>
  page.getByRole('group', { name: 'Title' }).getByLabel(language, { exact: true });
const published = (page: Page) => page.getByRole('button', { name: 'Update Article' });

const discarding = (page: Page) => page.getByRole('alertdialog', { name: 'Discard the working copy?' });

async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await discarding(page).getByRole('button', { name: 'Discard Changes' }).click();
}

const discardedAlert = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The unpublished changes were discarded' });
const putBack = (page: Page) => page.getByRole('button', { name: 'Put Back What I Typed' });

const question = (page: Page) => page.getByText('Someone else has typed here, too');

/** Types into one title in two windows. @returns which of them asks about it: the other one’s text is on the server */
async function typeAtOnce(page: Page, theirs: Page) {
  for (const window of [page, theirs]) await window.goto(`/admin/news/${id}`);
  await title(theirs).fill('Theirs');
  await title(page).fill('Mine');
  await expect.poll(async () => (await question(page).count()) + (await question(theirs).count())).toBe(1);
  return (await question(page).isVisible())
    ? { asked: page, other: theirs, own: 'Mine', text: 'Theirs' }
    : { asked: theirs, other: page, own: 'Theirs', text: 'Mine' };
}

let colleague: Person;
let id: number;

test.beforeEach(async ({ page, request }) => {
  const data = {
    titleEn: 'Trial of presence',
    titleId: 'Uji kehadiran',
    category: 'culture',
    published: true,
  };
  const response = await request.post('/api/news', { headers: await bearer(request), data });
  ({ id } = (await response.json()) as { id: number });
  colleague = await makePerson(request, 'Sekar Ayu');
  await signIn(page);
});
test.afterEach(async ({ request }) => {
  await request.delete(`/api/news/${id}`, { headers: await bearer(request) });
  await removePerson(request, colleague);
});

test('a form and a list show within two seconds who else has it open, and whether they type', async ({
  page,
  browser,
}) => {
  await page.goto(`/admin/news/${id}`);
  const list = await page.context().newPage();
  await list.goto('/admin/news');
  const row = list.getByRole('listitem').filter({ hasText: 'Trial of presence' });
  await expect(row).toBeVisible();

  const theirs = await windowOf(browser, colleague);
  await theirs.goto(`/admin/news/${id}`);
  await title(theirs).waitFor();
  await expect(page.getByText('Also open: Sekar Ayu')).toBeVisible({ timeout: 2_000 });
  await expect(row).toContainText('Also open: Sekar Ayu');
  await expect(theirs.getByText(/^Also open: /)).toBeVisible();
  await expectAccessible(page);
  await expectAccessible(list);

  await title(theirs).fill('Trial of typing');
  await expect(page.getByText('Being edited by Sekar Ayu')).toBeVisible();
  await expect(title(page)).toHaveValue('Trial of typing');

  // Another window of the same browser goes on when the one with the stream is closed.
  await page.close();
  await title(theirs, 'Indonesian').fill('Uji mengetik');
  await expect(row).toContainText('Being edited by Sekar Ayu');

  // So does the browser that has another one open, which has the stream.
  const again = await theirs.context().newPage();
  await again.goto('/admin/partners/1');
  await again.getByRole('button', { name: 'Update Partner' }).waitFor();
  await theirs.goto('/admin/timeline');
  await expect(row).not.toContainText('Sekar Ayu', { timeout: 15_000 });
  const third = await again.context().newPage();
  await third.goto(`/admin/news/${id}`);
  await expect(row).toContainText('Sekar Ayu');
  await third.close();
  await expect(row).not.toContainText('Sekar Ayu', { timeout: 15_000 });
  await again.context().close();
});

test('what someone else publishes is in the form, with what is typed here', async ({ page, browser }) => {
  await page.goto(`/admin/news/${id}`);
  const theirs = await windowOf(browser, colleague);
  await theirs.goto(`/admin/news/${id}`);
  await title(theirs, 'Indonesian').fill('Uji terbit');
  await published(theirs).click();
  await expect(notice(theirs, 'Success')).toContainText('News article updated successfully');
  await expect(title(page, 'Indonesian')).toHaveValue('Uji terbit');
  await title(page).fill('Trial of publishing');
  await expect(page.getByText('Saved just now')).toBeVisible();
  await published(page).click();
  await expect(notice(page, 'Success')).toContainText('News article updated successfully');
  await theirs.context().close();
});

test('what somebody else is typing is published only by who says so, and they are told', async ({
  page,
  browser,
  request,
}) => {
  const stored = async () =>
    ((await (await request.get(`/api/news/${id}`)).json()) as { titleId: string }).titleId;
  const theirs = await windowOf(browser, colleague);
  await theirs.goto(`/admin/news/${id}`);
  await title(theirs, 'Indonesian').fill('Uji yang belum');
  await page.goto(`/admin/news/${id}`);
  await expect(page.getByText('Being edited by Sekar Ayu')).toBeVisible();
  await expect(title(page, 'Indonesian')).toHaveValue('Uji yang belum');
  await title(page).fill('Trial of haste');
  await published(page).click();
  const question = page.getByRole('alertdialog', { name: 'Include what Sekar Ayu is typing?' });
  await expect(question).toContainText('Title (Indonesian)');
  await expect(question).not.toContainText('Title (English)');
  await expectAccessible(page);
  await theirs.getByRole('link', { name: 'Overview' }).click();
  // A page that is left may be on its way back.
  await expect(page.getByText('Being edited by Sekar Ayu')).toHaveCount(0, { timeout: 15_000 });
  await expect(question).toContainText('Title (Indonesian)');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await stored()).toBe('Uji kehadiran');
  await theirs.goto(`/admin/news/${id}`);
  await title(theirs, 'Indonesian').fill('Uji yang tidak selesai');
  await expect(title(page, 'Indonesian')).toHaveValue('Uji yang tidak selesai');
  await published(page).click();
  await question.getByRole('button', { name: 'Update Article' }).click();
  await expect(notice(page, 'Success')).toContainText('News article updated successfully');
  expect(await stored()).toBe('Uji yang tidak selesai');
  await expect(notice(theirs, 'A new version is in this form')).toContainText('with what you had typed');
  await theirs.context().close();
});

test('the question about what somebody else is typing closes when they have published it', async ({
  page,
  browser,
}) => {
  const theirs = await windowOf(browser, colleague);
  await theirs.goto(`/admin/news/${id}`);
  await page.goto(`/admin/news/${id}`);
  await title(theirs, 'Indonesian').fill('Uji yang selesai');
  await expect(title(page, 'Indonesian')).toHaveValue('Uji yang selesai');
  await published(page).click();
  const question = page.getByRole('alertdialog', { name: 'Include what Sekar Ayu is typing?' });
  await expect(question).toBeVisible();
  await published(theirs).click();
  await expect(notice(page, 'A new version is in this form')).toContainText('Sekar Ayu saved it just now.');
  await expect(question).toHaveCount(0);
  await theirs.context().close();
});

test('whoever discards reads who has typed, who can put their text back', async ({ page, browser }) => {
  const theirs = await windowOf(browser, colleague);
  for (const window of [page, theirs]) await window.goto(`/admin/news/${id}`);
  await title(theirs).fill('Typed by a colleague');
  await title(page, 'Indonesian').fill('Ditulis di sini');
  await expect(title(theirs, 'Indonesian')).toHaveValue('Ditulis di sini');
  await expect(title(page)).toHaveValue('Typed by a colleague');

  await page.getByRole('button', { name: 'Discard Changes' }).click();
  const question = discarding(page);
  await expect(question).toContainText('What Sekar Ayu typed here is lost, too.');
  await question.getByRole('button', { name: 'Discard Changes' }).click();
  const alert = discardedAlert(theirs);
  await expect(title(theirs)).toHaveValue('Trial of presence');
  // The offer stays when something else is published, also if it was discarded again before.
  await title(page, 'Indonesian').fill('Dibuang');
  await expect(title(theirs, 'Indonesian')).toHaveValue('Dibuang');
  await discard(page);
  await expect(title(theirs, 'Indonesian')).toHaveValue('Uji kehadiran');
  await title(page).fill('Published meanwhile');
  await title(page, 'Indonesian').fill('Diterbitkan');
  await published(page).click();
  await expect(title(theirs, 'Indonesian')).toHaveValue('Diterbitkan');
  // And after a reload. What was published since is asked about.
  await theirs.reload();
  await putBack(theirs).click();
  await expect(alert).toHaveCount(0);
  const choice = theirs.getByRole('alert').filter({ hasText: 'Something else has been written there since' });
  await expect(choice.getByRole('radio')).toHaveCount(2);
  await expect(title(theirs, 'Indonesian')).toHaveValue('Diterbitkan');
  await expectAccessible(theirs);
  await choice.getByRole('button', { name: 'Put Back All' }).click();
  await expect(choice).toHaveCount(0);
  await expect(title(theirs)).toHaveValue('Typed by a colleague');
  await expect(theirs.getByText('Saved just now')).toBeVisible();
  await theirs.context().close();
});

test('discarded text is put back over what a colleague has typed since only if its author chooses so', async ({
  page,
  browser,
  request,
}) => {
  const theirs = await windowOf(browser, colleague);
  for (const window of [page, theirs]) await window.goto(`/admin/news/${id}`);
  await title(theirs).fill('Typed by a colleague');
  await expect(title(page)).toHaveValue('Typed by a colleague');
  // One more letter does not make it the text of whoever typed last.
  await title(page).press('End');
  await title(page).press('!');
  await expect(title(theirs)).toHaveValue('Typed by a colleague!');
  await discard(page);
  await expect(putBack(theirs)).toBeVisible();
  await title(page).fill('Typed since');
  await expect(title(theirs)).toHaveValue('Typed since');

  await putBack(theirs).click();
  const choice = theirs.getByRole('alert').filter({ hasText: 'Something else has been written there since' });
  await expect(choice).toBeFocused();
  await expect(choice.getByRole('radio', { name: /Discarded/ })).toBeChecked();
  // Until it is answered, the form stays as it is, also after a reload.
  await theirs.reload();
  await expect(title(theirs)).toHaveValue('Typed since');
  await putBack(theirs).click();
  await title(page).fill('Typed since, and on');
  await expect(choice.getByRole('radio', { name: 'There Now Typed since, and on' })).toBeVisible();
  await choice.getByRole('button', { name: 'Keep All That Is There Now' }).click();
  await expect(choice).toHaveCount(0);
  await expect(title(theirs)).toHaveValue('Typed since, and on');
  await expect(title(page)).toHaveValue('Typed since, and on');

  // Two texts are offered one after the other, to be copied also once the item has been deleted.
  for (const text of ['Typed again', 'Typed a third time']) {
    await title(theirs).fill(text);
    await expect(title(page)).toHaveValue(text);
    await discard(page);
    await expect(putBack(theirs)).toBeVisible();
  }
  await expect(title(theirs)).toHaveValue('Trial of presence');
  await request.delete(`/api/news/${id}`, { headers: await bearer(request) });
  await expect(theirs.getByText('Someone deleted this in the meantime')).toBeVisible();
  await putBack(theirs).click();
  await expect(title(theirs)).toHaveValue('Typed a third time');
  await putBack(theirs).click();
  await expect(choice).toContainText('Typed again');
  await theirs.context().close();
});

test('a new article that a colleague discards begins again, and its author can put their text back', async ({
  page,
  browser,
}) => {
  const theirs = await windowOf(browser, colleague);
  await theirs.goto('/admin/news/new');
  await title(theirs).fill('Trial of a new article');
  await expect(theirs.getByText('Saved just now')).toBeVisible();
  await page.goto(theirs.url());
  await title(page, 'Indonesian').fill('Judul dari rekan');
  await expect(title(theirs, 'Indonesian')).toHaveValue('Judul dari rekan');
  await discard(page);

  const alert = discardedAlert(theirs);
  await expect(alert).toContainText('The form is empty again.');
  await expect(theirs.getByText(/^Saved/)).toHaveCount(0);
  await expect(title(theirs)).toHaveValue('');
  await theirs.reload();
  await putBack(theirs).click();
  await expect(title(theirs)).toHaveValue('Trial of a new article');
  await expect(title(theirs, 'Indonesian')).toHaveValue('');
  await expect(theirs.getByText('Saved just now')).toBeVisible();
  await expect(title(page)).toHaveValue('Trial of a new article');
  await theirs.context().close();
});

test('after a reload, a form still knows what its reader has typed', async ({ page, request, browser }) => {
  const theirs = await windowOf(browser, colleague);
  await theirs.goto(`/admin/news/${id}`);
  await title(theirs).fill('Typed before the reload');
  await expect(theirs.getByText('Saved just now')).toBeVisible();
  await theirs.reload();
  await page.goto(`/admin/news/${id}`);
  await discard(page);
  await expect(discardedAlert(theirs)).toContainText('The form shows what is stored.');
  await putBack(theirs).click();
  await expect(title(theirs)).toHaveValue('Typed before the reload');
  await expect(title(page)).toHaveValue('Typed before the reload');

  await theirs.reload();
  await expect(title(theirs)).toHaveValue('Typed before the reload');
  const headers = await bearer(request);
  await request.put(`/api/news/${id}`, { headers, data: { titleEn: 'Published' } });
  const asked = theirs.getByRole('alert').filter({ hasText: 'Someone else saved this in the meantime' });
  await expect(asked.getByRole('radio', { name: 'Mine Typed before the reload' })).toBeVisible();
  await expect(asked).toContainText('What you typed is kept, but not published.');
  await theirs.context().close();
});

test('what its reader types on before a reload is no question, also if a colleague types elsewhere', async ({
  page,
  browser,
}) => {
  const theirs = await windowOf(browser, colleague);
  for (const window of [page, theirs]) await window.goto(`/admin/news/${id}`);
  await title(theirs).fill('Mine');
  await expect(title(page)).toHaveValue('Mine');
  // Neither is kept, nor answered, any more.
  await theirs.route('**/graphql*', (route) => route.abort());
  await title(theirs).fill('Mine, and on');
  await title(page, 'Indonesian').fill('Dari rekan');
  await expect(page.getByText('Saved just now')).toBeVisible();
  await theirs.unrouteAll();
  await theirs.reload();
  await expect(title(theirs)).toHaveValue('Mine, and on');
  await expect(title(page)).toHaveValue('Mine, and on');
  await expect(title(theirs, 'Indonesian')).toHaveValue('Dari rekan');
  await expect(question(theirs)).toHaveCount(0);
  await theirs.context().close();
});

test('the question about two texts is asked again after a reload, and nothing is replaced until it is answered', async ({
  page,
  browser,
}) => {
  const theirs = await windowOf(browser, colleague);
  for (const window of [page, theirs]) await window.goto(`/admin/news/${id}`);
  await Promise.all([title(page).fill('Mine'), title(theirs).fill('Theirs')]);
  const question = (window: Page) => window.getByRole('button', { name: 'Take All of Theirs' });
  await expect
    .poll(async () => (await question(page).count()) + (await question(theirs).count()))
    .toBeGreaterThan(0);
  const [asked, other, text] = (await question(page).isVisible())
    ? [page, theirs, 'Theirs']
    : [theirs, page, 'Mine'];
  await asked.reload();
  await expect(question(asked)).toBeVisible();
  await expect(asked.getByText('Not saved yet: choose which text to keep.')).toBeVisible();
  await question(asked).click();
  await expect(title(asked)).toHaveValue(text);
  await expect(title(other)).toHaveValue(text);
  await theirs.context().close();
});

test('the question about two texts outlives the trash, and names what is saved once a colleague has published it', async ({
  page,
  request,
  browser,
}) => {
  const theirs = await windowOf(browser, colleague);
  const { asked, other, own, text } = await typeAtOnce(page, theirs);
  const headers = await bearer(request);
  await request.delete(`/api/news/${id}`, { headers });
  await expect(asked.getByText('Someone deleted this in the meantime')).toBeVisible();
  const { trash } = (await operation(
    request,
    '{ trash { edges { node { databaseId } } } }',
    {},
    headers,
  )) as {
    trash: { edges: { node: { databaseId: number } }[] };
  };
  const restore = 'mutation ($id: Int!) { restoreChange(id: $id) { __typename } }';
  await operation(request, restore, { id: trash.edges[0]?.node.databaseId }, headers);
  await expect(question(asked)).toBeVisible();
  await expect(title(asked)).toHaveValue(own);
  await expect(title(other)).toHaveValue(text);

  await published(other).click();
  await expect(question(asked)).toHaveCount(0);
  await expect(asked.getByText('Someone else saved this in the meantime')).toBeVisible();
  await asked.getByRole('button', { name: 'Keep All of Mine' }).press('Enter');
  await expect(asked.locator('#main')).toBeFocused();
  await expect(title(asked)).toHaveValue(own);
  await expect(asked.getByText('Saved just now')).toBeVisible();
  await expect(asked.getByRole('alert')).toHaveCount(0);
  await theirs.context().close();
});

test('a question about text that a colleague discards closes, and the reader’s own is kept', async ({
  page,
  browser,
}) => {
  const theirs = await windowOf(browser, colleague);
  const { asked, other, own } = await typeAtOnce(page, theirs);
  await discard(other);
  await expect(asked.getByRole('button', { name: 'Take All of Theirs' })).toHaveCount(0);
  await expect(asked.getByText('The unpublished changes were discarded')).toBeVisible();
  await expect(title(asked)).toHaveValue(own);
  await expect(asked.getByText('Saved just now')).toBeVisible();
  await expect(title(other)).toHaveValue(own);
  await theirs.context().close();
});

test('a window restores what its reader typed, and nothing that a colleague typed and discarded', async ({
  page,
  browser,
}) => {
  const theirs = await windowOf(browser, colleague);
  const { asked, other, own } = await typeAtOnce(page, theirs);
  const excerpt = (window: Page) =>
    window.getByRole('group', { name: 'Excerpt' }).getByLabel('English', { exact: true });
  await excerpt(other).fill('Typed and discarded');
  await expect(excerpt(asked)).toHaveValue('Typed and discarded');
  await expect(question(asked)).toBeVisible();
  await asked.goto('/robots.txt');
  await discard(other);
  await asked.goto(`/admin/news/${id}`);
  await expect(title(asked)).toHaveValue(own);
  await expect(excerpt(asked)).toHaveValue('');
  await expect(asked.getByText('Working copy, 1 change')).toBeVisible();
  await theirs.context().close();
});

test('where both changed the same field, the form asks before the save', async ({
  page,
  request,
  browser,
}) => {
  await page.goto(`/admin/news/${id}`);
  await title(page).fill('Mine');
  await expect(page.getByText('Saved just now')).toBeVisible();
  const elsewhere = await browser.newPage();
  const headers = await signInAs(elsewhere, colleague);
  await elsewhere.context().close();
  const data = { titleEn: 'Theirs', titleId: 'Uji kehadiran', category: 'culture', published: true };
  await request.put(`/api/news/${id}`, { headers, data });
  await expect(page.getByText('Someone else saved this in the meantime')).toBeVisible();
  await page.getByRole('button', { name: 'Take All of Theirs' }).click();
  await expect(title(page)).toHaveValue('Theirs');
});

test('a form that opens with what a colleague typed over an older version calls neither text the reader’s', async ({
  page,
  request,
  browser,
}) => {
  const theirs = await windowOf(browser, colleague);
  await theirs.goto(`/admin/news/${id}`);
  await title(theirs).fill('Typed by a colleague');
  await expect(theirs.getByText('Saved just now')).toBeVisible();
  await theirs.context().close();
  await request.put(`/api/news/${id}`, { headers: await bearer(request), data: { titleEn: 'Published' } });

  await page.goto(`/admin/news/${id}`);
  const question = page.getByRole('alert').filter({ hasText: 'This was saved in the meantime' });
  await expect(question).toContainText('You saved it on');
  await expect(question).toContainText('What this form has is kept, but not published.');
  await expect(question.getByRole('radio', { name: 'In This Form' })).toBeChecked();
  await question.getByRole('button', { name: 'Take All That Was Saved' }).click();
  await expect(title(page)).toHaveValue('Published');
});

test('a form says at once that someone else has deleted its item', async ({ page, request }) => {
  await page.goto(`/admin/news/${id}`);
  await title(page).fill('Mine');
  await expect(page.getByText('Saved just now')).toBeVisible();
  await request.delete(`/api/news/${id}`, { headers: await bearer(request) });
  await expect(page.getByText('Someone deleted this in the meantime')).toBeVisible({ timeout: 2_000 });
  await expect(title(page)).toHaveValue('Mine');
  await expect(page.getByText(/^Saved/)).toHaveCount(0);
});
