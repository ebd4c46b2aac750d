// A review: an author asks, an editor sends it back and publishes it the second time, and both comment.
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { operation } from './account.ts';
import { bearer, notice, signIn, withoutPresence } from './editor.ts';
import { makePerson, removePerson, windowOf, type Person } from './person.ts';
import { expect, test } from './test.ts';

let author: Person;
let id: number;

test.beforeEach(async ({ page, request }) => {
  const data = { titleEn: 'Trial of a review', titleId: 'Uji tinjauan', category: 'culture' };
  const response = await request.post('/api/news', { headers: await bearer(request), data });
  ({ id } = (await response.json()) as { id: number });
  author = await makePerson(request, 'Ratna Wulandari', 'author');
  await signIn(page);
});
test.afterEach(async ({ request }) => {
  await request.delete(`/api/news/${id}`, { headers: await bearer(request) });
  await removePerson(request, author);
});

const title = (page: Page) =>
  page.getByRole('group', { name: 'Title' }).getByLabel('English', { exact: true });
const review = (page: Page) => page.getByRole('region', { name: 'Review' });
const comparison = (page: Page) => page.getByRole('dialog', { name: 'What has changed' });
const panel = (page: Page, name: string) => page.getByRole('region', { name });

/** Fills the dialog’s text and sends it. */
async function send(page: Page, dialog: string, field: string, text: string, button: string): Promise<void> {
  const box = page.getByRole('dialog', { name: dialog });
  await box.getByRole('button', { name: button }).click();
  await expect(box.getByText('This field is required.')).toBeVisible();
  await expect(box.getByLabel(field)).toBeFocused();
  await box.getByLabel(field).fill(text);
  await box.getByRole('button', { name: button }).click();
}

/** The button of the dialog moves between the bar and the foot of the window. */
async function keepsTextAcrossBreakpoint(page: Page): Promise<void> {
  const field = page.getByLabel('What to review');
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await field.fill('Is it');
  for (const width of [800, 1440, size.width]) {
    await page.setViewportSize({ width, height: size.height });
    await expect(field).toHaveValue('Is it');
  }
  await field.fill('');
}

test('a draft is reviewed from a phone, with a button that is tall enough', async ({ browser, request }) => {
  const headers = await bearer(request);
  await request.put(`/api/news/${id}`, { headers, data: { published: false } });
  const theirs = await windowOf(browser, author);
  await theirs.setViewportSize({ width: 360, height: 740 });
  await theirs.goto(`/admin/news/${id}`);
  const ask = theirs.getByRole('button', { name: 'Ask for Review' });
  await expect(ask).toBeVisible();
  expect((await ask.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await expectAccessible(theirs);
  await theirs.context().close();
});

test('an author asks for a review, reads why it came back, and asks again; an editor publishes it', async ({
  page,
  browser,
  request,
}) => {
  const theirs = await windowOf(browser, author);
  await theirs.goto(`/admin/news/${id}`);
  await expect(theirs.getByRole('button', { name: 'Ask for Review' })).toHaveCount(0);
  await title(theirs).fill('Trial of a reviewed text');
  await theirs.getByRole('button', { name: 'Ask for Review' }).click();
  await keepsTextAcrossBreakpoint(theirs);
  await send(theirs, 'Ask for Review', 'What to review', 'Is the title right?', 'Ask for Review');
  await expect(review(theirs)).toContainText(/You asked for a review.*Is the title right\?/);
  await expect(theirs.getByRole('button', { name: 'Ask for Review' })).toHaveCount(0);
  await expectAccessible(theirs);

  await page.goto('/admin/dashboard');
  const asked = panel(page, 'To Review');
  await expect(asked).toContainText(
    /Trial of a reviewed text.*requested by Ratna Wulandari.*Is the title right\?/,
  );
  await asked.getByRole('link', { name: /Trial of a reviewed text/ }).click();
  // The differences are marked at once.
  await expect(comparison(page).getByText('reviewed text')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(review(page)).toContainText(/Ratna Wulandari asks for a review.*Is the title right\?/);
  await review(page).getByRole('button', { name: 'Send Back' }).click();
  const comment = page.getByRole('dialog').getByLabel('Comment');
  await comment.fill('Shorter');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await review(page).getByRole('button', { name: 'Send Back' }).click();
  await expect(comment).toHaveValue('Shorter');
  await comment.fill('');
  await send(page, 'Send It Back', 'Comment', 'Shorter, please.', 'Send Back');
  await expect(notice(page, 'Success')).toContainText('Sent back');
  await expect(review(page)).toHaveCount(0);

  await theirs.goto('/admin/dashboard');
  const own = panel(theirs, 'Your Requests for Review');
  await expect(own).toContainText(/sent it back.*Shorter, please\./);
  await own.getByRole('link', { name: /Trial of a reviewed text/ }).click();
  await expect(review(theirs)).toContainText(/sent it back.*Shorter, please\./);
  await title(theirs).fill('Trial, reviewed');
  await review(theirs).getByRole('button', { name: 'Ask Again' }).click();
  await send(theirs, 'Ask for Review', 'What to review', 'Better?', 'Ask for Review');
  await expect(review(theirs)).toContainText('Better?');

  await page.getByRole('link', { name: 'Overview' }).click();
  await panel(page, 'To Review')
    .getByRole('link', { name: /Trial, reviewed/ })
    .click();
  await comparison(page).getByRole('button', { name: 'Close' }).click();
  await expect(review(page)).toContainText('Better?');
  await review(page).getByRole('button', { name: 'Approve and Publish' }).click();
  await expect(notice(page, 'Success')).toContainText('News article updated successfully');
  const { titleEn } = (await (await request.get(`/api/news/${id}`)).json()) as { titleEn: string };
  expect(titleEn).toBe('Trial, reviewed');

  await theirs.reload();
  await expect(review(theirs)).toContainText('published it');
  await review(theirs).getByRole('button', { name: 'Got It' }).click();
  await expect(review(theirs)).toHaveCount(0);
  await theirs.context().close();
});

/** The author’s window, after they have typed a title into a draft and asked for a review of it. */
async function askedByAuthor(browser: Browser, request: APIRequestContext, typed: string): Promise<Page> {
  await request.put(`/api/news/${id}`, { headers: await bearer(request), data: { published: false } });
  const theirs = await windowOf(browser, author);
  await theirs.goto(`/admin/news/${id}`);
  await title(theirs).fill(typed);
  await theirs.getByRole('button', { name: 'Ask for Review' }).click();
  await send(theirs, 'Ask for Review', 'What to review', 'Ready?', 'Ask for Review');
  await expect(review(theirs)).toContainText('Ready?');
  return theirs;
}

test('what is to be reviewed is compared as long as its address says so', async ({
  page,
  browser,
  request,
}) => {
  const theirs = await askedByAuthor(browser, request, 'Trial of a comparison');
  await theirs.context().close();
  await page.goto('/admin/dashboard');
  const link = panel(page, 'To Review').getByRole('link', { name: /Trial of a comparison/ });
  await link.click();
  await expect(comparison(page)).toBeVisible();
  await page.reload();
  await expect(comparison(page).getByText('comparison')).toBeVisible();
  await page.keyboard.press('Escape');
  const compare = review(page).getByRole('button', { name: 'Compare' });
  await expect(compare).toBeFocused();
  await page.reload();
  await expect(compare).toBeVisible();
  await expect(comparison(page)).toHaveCount(0);
  await page.goBack();
  await expect(link).toBeVisible();
});

test('differences that are open follow what their author types, and what somebody else saves', async ({
  page,
  browser,
  request,
}) => {
  const theirs = await askedByAuthor(browser, request, 'Trial of a first thought');
  await page.goto(`/admin/news/${id}?view=compare`);
  const open = comparison(page);
  await expect(open.getByRole('insertion')).toHaveText(['first thought']);
  await expect(open.getByRole('status')).toBeEmpty();
  // Also if it cannot be read at first.
  await page.route(/\/graphql(?!\?stream)/, (route) => route.abort(), { times: 1 });
  await title(theirs).fill('Trial of a second thought');
  await expect(open.getByRole('insertion')).toHaveText(['second thought']);
  await expect(open.getByRole('status')).toHaveText(/^The text has changed since you opened this\./);
  await expectAccessible(page);
  const data = { titleEn: 'Trial of a remark' };
  await request.put(`/api/news/${id}`, { headers: await bearer(request), data });
  await expect(open.getByRole('deletion')).toHaveText(['remark']);
  await theirs.context().close();
});

test('an approval names what has changed since the editor read it, and publishes the rest at once', async ({
  page,
  browser,
  request,
}) => {
  const theirs = await askedByAuthor(browser, request, 'Trial of a first thought');
  await page.goto(`/admin/news/${id}?view=compare`);
  await comparison(page).getByRole('button', { name: 'Close' }).click();
  await title(theirs).fill('Trial of a second thought');
  await expect(title(page)).toHaveValue('Trial of a second thought');
  const approve = review(page).getByRole('button', { name: 'Approve and Publish' });
  await approve.click();
  const question = page.getByRole('alertdialog', { name: 'The text has changed since you read it' });
  await expect(question).toContainText('Different now: Title (English).');
  await expectAccessible(page);
  await theirs
    .getByRole('group', { name: 'Title' })
    .getByLabel('Indonesian', { exact: true })
    .fill('Uji pikiran kedua');
  await expect(question).toContainText('Different now: Title (English), Title (Indonesian).');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(
    await (await request.get(`/api/news/${id}`, { headers: await bearer(request) })).json(),
  ).toMatchObject({ titleEn: 'Trial of a review', published: false });
  await approve.click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await review(page).getByRole('button', { name: 'Compare' }).click();
  await comparison(page).getByRole('button', { name: 'Close' }).click();
  await approve.click();
  await expect(notice(page, 'Success')).toContainText('News article updated successfully');
  expect(await (await request.get(`/api/news/${id}`)).json()).toMatchObject({
    titleEn: 'Trial of a second thought',
    titleId: 'Uji pikiran kedua',
  });
  await theirs.context().close();
});

test('the question of an approval closes once there is nothing left to approve', async ({
  page,
  browser,
  request,
}) => {
  const theirs = await askedByAuthor(browser, request, 'Trial of a first thought');
  await page.goto(`/admin/news/${id}`);
  await expect(review(page)).toContainText('Ready?');
  await title(theirs).fill('Trial of a second thought');
  await expect(title(page)).toHaveValue('Trial of a second thought');
  await review(page).getByRole('button', { name: 'Approve and Publish' }).click();
  const question = page.getByRole('alertdialog', { name: 'The text has changed since you read it' });
  await expect(question).toBeVisible();
  await review(theirs).getByRole('button', { name: 'Withdraw' }).click();
  await expect(question).toHaveCount(0);
  await expect(review(page)).toHaveCount(0);
  await theirs.context().close();
});

test('a draft is approved and published with one press, and its author asks again for what they add', async ({
  page,
  browser,
  request,
}) => {
  const theirs = await askedByAuthor(browser, request, 'Trial of an approved draft');

  await page.goto(`/admin/news/${id}`);
  await review(page).getByRole('button', { name: 'Approve and Publish' }).dblclick();
  await expect(notice(page, 'Success')).toContainText('News article updated successfully');
  expect(await (await request.get(`/api/news/${id}`)).json()).toMatchObject({
    titleEn: 'Trial of an approved draft',
    published: true,
  });

  await expect(review(theirs)).toContainText('published it');
  const ask = theirs.getByRole('button', { name: 'Ask for Review' });
  await expect(ask).toHaveCount(0);
  await title(theirs).fill('Trial of an approved draft, and more');
  await expect(ask).toHaveCount(1);
  await ask.click();
  const box = theirs.getByRole('dialog', { name: 'Ask for Review' });
  await box.getByLabel('What to review').fill('And this?');
  await box.getByRole('button', { name: 'Ask for Review' }).dblclick();
  await expect(review(theirs)).toContainText(/You asked for a review.*And this\?/);
  await expect(theirs.getByRole('button', { name: 'Got It' })).toHaveCount(0);
  await theirs.context().close();
});

test('an approval that meets an answer publishes nothing, and leaves the form as it was', async ({
  page,
  browser,
  request,
}) => {
  const theirs = await askedByAuthor(browser, request, 'Trial of a late approval');

  // Nothing tells the editor’s window what others do.
  await withoutPresence(page);
  await page.goto(`/admin/news/${id}`);
  await expect(review(page)).toContainText('Ready?');
  await review(theirs).getByRole('button', { name: 'Withdraw' }).click();
  await expect(review(theirs)).toHaveCount(0);
  await review(page).getByRole('button', { name: 'Approve and Publish' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Not published: the request has changed' });
  await expect(alert).toBeVisible();
  await expect(review(page)).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Published' })).not.toBeChecked();
  expect(
    await (await request.get(`/api/news/${id}`, { headers: await bearer(request) })).json(),
  ).toMatchObject({ titleEn: 'Trial of a review', published: false });
  // What its author typed is still theirs to discard.
  await theirs.getByRole('button', { name: 'Discard Changes' }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Discard Changes' }).click();
  await expect(title(theirs)).toHaveValue('Trial of a review');
  await theirs.context().close();
});

test('of two editors who approve at once, the second is not asked about text that is published', async ({
  page,
  browser,
  request,
}) => {
  const theirs = await askedByAuthor(browser, request, 'Trial of two approvals');
  const editor = await makePerson(request, 'Budi Santoso', 'editor');
  const other = await windowOf(browser, editor);
  await Promise.all([page, other].map((window) => window.goto(`/admin/news/${id}`)));
  const [first, second] = [other, page].map((window) =>
    review(window).getByRole('button', { name: 'Approve and Publish' }),
  );
  const published = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"approves":{')) await published.promise;
    await route.continue();
  });
  await second?.click();
  await first?.click();
  await expect(notice(other, 'Success')).toContainText('News article updated successfully');
  published.resolve();

  await expect(notice(page, 'A new version is in this form')).toContainText(
    'Budi Santoso saved it just now.',
  );
  await expect(page.getByRole('switch', { name: 'Published' })).toBeChecked();
  await expect(title(page)).toHaveValue('Trial of two approvals');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(review(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Discard Changes' })).toHaveCount(0);
  await Promise.all([theirs, other].map((window) => window.context().close()));
  await removePerson(request, editor);
});

test('the author of a new article that is approved is led from its open form to the article', async ({
  page,
  browser,
  request,
}) => {
  const theirs = await windowOf(browser, author);
  await theirs.goto('/admin/news/new');
  await title(theirs).fill('Trial of a new article');
  await theirs
    .getByRole('group', { name: 'Title' })
    .getByLabel('Indonesian', { exact: true })
    .fill('Uji baru');
  await theirs.getByLabel('Category').selectOption('culture');
  await theirs.getByRole('button', { name: 'Ask for Review' }).click();
  await send(theirs, 'Ask for Review', 'What to review', 'Ready?', 'Ask for Review');
  await expect(review(theirs)).toContainText('Ready?');

  await page.goto('/admin/dashboard');
  await panel(page, 'To Review')
    .getByRole('link', { name: /Trial of a new article/ })
    .click();
  await review(page).getByRole('button', { name: 'Approve and Publish' }).click();
  await expect(notice(page, 'Success')).toContainText('News article created successfully');

  await expect(review(theirs)).toContainText('published it');
  // Nothing is left to do, to keep or to lose, nor does anything take the focus.
  const link = theirs.getByRole('link', { name: 'Open It' });
  await expect(link).toBeVisible();
  await expect(theirs.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: /Create Article|Discard Changes|^Ask/ })).toHaveCount(0);
  await expect(theirs.getByText(/Working copy|draft/)).toHaveCount(0);
  await expect(link).not.toBeFocused();
  await expectAccessible(theirs);
  await expect(theirs).toHaveURL(/\/admin\/news\/new\?copy=/);
  // What is typed next does not look like a new article to anybody.
  await title(theirs).fill('Trial of a new article, and more');
  await expect(theirs.getByText('Saved just now')).toBeVisible();
  await page.goto(theirs.url());
  await expect(title(page)).toHaveValue('Trial of a new article, and more');
  const newKey = new URL(theirs.url()).searchParams.get('copy');
  for (const each of [page, theirs])
    await expect(each.getByRole('alert').getByRole('link', { name: 'Open It' })).toBeVisible();
  await theirs.getByRole('link', { name: 'Open It' }).click();
  await expect(theirs).toHaveURL(/\/admin\/news\/\d+$/);
  await expect(title(theirs)).toHaveValue('Trial of a new article');
  const stored = Number(new URL(theirs.url()).pathname.split('/').at(-1));
  const headers = await bearer(request);
  const discard = `mutation ($newKey: String!) {
    discardWorkingCopy(entity: NewsArticle, newKey: $newKey, revision: 1) { __typename }
  }`;
  await operation(request, discard, { newKey }, headers);
  // Its address leads to the article now.
  await theirs.goto(`/admin/news/new?copy=${newKey}`);
  await expect(theirs).toHaveURL(`/admin/news/${stored}`);
  await theirs.context().close();
  await request.delete(`/api/news/${stored}`, { headers });
});

test('comments stay while they are typed, mention people, and are kept beside the history', async ({
  page,
  browser,
}) => {
  const theirs = await windowOf(browser, author);
  await page.goto(`/admin/news/${id}`);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('No comments yet.')).toBeVisible();
  const field = page.getByLabel('New comment');
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await expect(field).toBeFocused();
  await field.fill('Who knows?');
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(field).toHaveValue('Who knows?');
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await page.goBack();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(field).toHaveValue('Who knows?');
  // With the keys, each step chooses another.
  const mention = page.getByLabel('Mention');
  const insert = page.getByRole('button', { name: 'Insert', exact: true });
  await expect(insert).toBeDisabled();
  await mention.focus();
  await mention.press('ArrowDown');
  await expect(insert).toBeEnabled();
  await expect(field).toHaveValue('Who knows?');
  await mention.selectOption(author.name);
  await insert.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(`Who knows? @${author.name} `);
  // Into the middle of a text, where its writer left it.
  await field.fill('Does know this?');
  for (const isUndone of [true, false]) {
    await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 4));
    await mention.selectOption(author.name);
    await insert.press('Enter');
    await expect(field).toHaveValue(`Does @${author.name} know this?`);
    if (!isUndone) continue;
    await page.keyboard.press('ControlOrMeta+z');
    await expect(field).toHaveValue('Does know this?');
  }
  await page.keyboard.type('really ');
  await expect(field).toHaveValue(`Does @${author.name} really know this?`);
  // In place of what is selected; a double click is one, and leaves the focus in the text.
  await field.fill('Does who know?');
  await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 8));
  await mention.selectOption(author.name);
  await insert.dblclick();
  await page.keyboard.type('now');
  await expect(field).toHaveValue(`Does @${author.name} nowknow?`);
  await field.fill(`Who knows? @${author.name}`);
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await expect(page.getByRole('list', { name: 'Comments' })).toContainText(`Who knows? @${author.name}`);
  await expect(field).toHaveValue('');
  await expectAccessible(page);

  await theirs.goto(`/admin/news/${id}`);
  await theirs.getByRole('tab', { name: 'History' }).click();
  await expect(theirs.getByRole('list', { name: 'Comments' })).toContainText('Who knows?');
  // An author may not see the changes, and nothing says that they failed to load.
  await expect(theirs.getByText('could not be loaded')).toHaveCount(0);

  // Without a reload, and without taking the focus.
  await theirs.getByLabel('New comment').fill('I do');
  await page.getByLabel('New comment').fill('Thank you.');
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await expect(theirs.getByRole('list', { name: 'Comments' })).toContainText('Thank you.');
  await expect(theirs.getByLabel('New comment')).toBeFocused();
  await expect(theirs.getByLabel('New comment')).toHaveValue('I do');
  await theirs.context().close();
});
