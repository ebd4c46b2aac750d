// Tests how many actions an editor needs for each of their jobs, from where they see that it is to be done.
import type { Locator, Page } from '@playwright/test';
import { card, choose, deleteImages, jpeg } from './adminImages.ts';
import { bearer, notice, signIn } from './editor.ts';
import { storedMessage, storeRows } from './storedRows.ts';
import { expect, test as base } from './test.ts';

/** An editor at a page, whose actions are counted: a click, a field filled in, a choice, a key with others or alone. */
function editorAt(page: Page) {
  let count = 0;
  const counted =
    <Args extends unknown[]>(act: (...args: Args) => Promise<unknown>) =>
    async (...args: Args): Promise<void> => {
      count += 1;
      await act(...args);
    };
  return {
    click: counted((target: Locator) => target.click()),
    check: counted((target: Locator) => target.check()),
    fill: counted((target: Locator, text: string) => target.fill(text)),
    type: counted((text: string) => page.keyboard.type(text)),
    press: counted((keys: string) => page.keyboard.press(keys)),
    choose: counted((target: Locator, value: string) => target.selectOption(value)),
    drag: counted((target: Locator, to: Locator) => target.dragTo(to)),
    /** Does something that is one action, which no other method covers. */
    act: counted((action: () => Promise<unknown>) => action()),
    actions: () => count,
  };
}

const test = base.extend<{ editor: ReturnType<typeof editorAt> }>({
  editor: ({ page }, use) => use(editorAt(page)),
});

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => signIn(page));
test.afterEach(async ({ request }) => {
  const headers = await bearer(request);
  const listed = await request.get('/api/news?search=Trial&language=en', { headers });
  for (const { id } of (await listed.json()) as { id: number }[])
    await request.delete(`/api/news/${id}`, { headers });
  await deleteImages({ request });
});

/** Stores an article. @returns its number */
async function stored(page: Page, data: object = {}): Promise<number> {
  const article = { titleEn: 'Trial of the jobs', titleId: 'Uji pekerjaan', category: 'culture', ...data };
  const response = await page.request.post('/api/news', {
    headers: await bearer(page.request),
    data: article,
  });
  return ((await response.json()) as { id: number }).id;
}

async function change(page: Page, id: number, data: object): Promise<void> {
  await page.request.put(`/api/news/${id}`, { headers: await bearer(page.request), data });
}

/** What readers get of an article: null if they see none. */
async function publicTitle(page: Page, id: number): Promise<string | null> {
  const visitor = await fetch(new URL(`/api/news/${id}`, page.url()));
  return visitor.ok ? ((await visitor.json()) as { titleEn: string }).titleEn : null;
}

const text = (page: Page, pair: string, language = 'English') =>
  page.getByRole('group', { name: pair }).getByLabel(language, { exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = (page: Page) =>
  page.getByRole('list', { name: 'News articles' }).getByRole('article').filter({ hasText: 'Trial' });
const edit = (page: Page) => row(page).getByRole('link', { name: /^Edit/ });
const isKept = (page: Page) => expect(page.getByText('Saved just now')).toBeVisible();
const succeeds = (page: Page, words: string) => expect(notice(page, 'Success')).toContainText(words);

/** Types into an article without publishing it, and goes to a page. */
async function leaveUnfinished(page: Page, path: string): Promise<number> {
  const id = await stored(page);
  await page.goto(`/admin/news/${id}`);
  await text(page, 'Title').fill('Trial, unfinished');
  await isKept(page);
  await page.goto(path);
  return id;
}

test('publishes in both languages, with a picture and a schedule: 14', async ({ page, editor }) => {
  const file = await jpeg('vats.jpg', 640, 400);
  await page.goto('/admin/dashboard');
  await editor.click(page.getByRole('link', { name: 'Add News Article' }));
  await editor.fill(text(page, 'Title'), 'Trial of the dye house');
  await editor.fill(text(page, 'Title', 'Indonesian'), 'Uji rumah celup');
  await editor.act(() => text(page, 'Content').pressSequentially('The vats are **blue**.'));
  await editor.act(() => text(page, 'Content', 'Indonesian').pressSequentially('Baknya **biru**.'));
  await editor.choose(page.getByLabel('Category'), 'culture');
  await editor.click(button(page, /^Choose from Library/));
  const chooser = page.waitForEvent('filechooser');
  await editor.click(page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }));
  await editor.act(async () => (await chooser).setFiles(file));
  await editor.click(page.getByRole('option', { name: /vats\.jpg/ }));
  await editor.fill(page.getByLabel('Publication date', { exact: true }), '2098-12-03T09:00');
  await editor.fill(page.getByLabel('Taken down', { exact: true }), '2099-01-03T09:00');
  await editor.click(button(page, 'Create Article'));
  await succeeds(page, 'News article created successfully');
  await expect(row(page).getByText('Scheduled')).toBeVisible();
  await expect(row(page).locator('img[src^="/images/"]')).toBeVisible();
  expect(editor.actions()).toBeLessThanOrEqual(14);
});

test('corrects a typing error in a published article: 5', async ({ page, editor }) => {
  const id = await stored(page, { titleEn: 'Trial of teh jobs' });
  await page.goto('/admin/dashboard');
  await expect(button(page, 'Find or do')).toBeVisible();
  await editor.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await editor.type('trial teh');
  await expect(page.getByRole('option', { selected: true })).toContainText('Trial of teh jobs');
  await editor.press('Enter');
  await editor.fill(text(page, 'Title'), 'Trial of the jobs');
  await editor.click(button(page, 'Update Article'));
  await succeeds(page, 'News article updated successfully');
  expect(await publicTitle(page, id)).toBe('Trial of the jobs');
  expect(editor.actions()).toBeLessThanOrEqual(5);
});

test('marks a translation as right: 2', async ({ page, editor }) => {
  const id = await stored(page);
  await change(page, id, { titleEn: 'Trial of all jobs' });
  await page.goto('/admin/news?translation=behind');
  await editor.click(edit(page));
  await editor.click(button(page, 'Still right: Title (Indonesian)'));
  await expect(page.getByRole('group', { name: 'Title' })).not.toContainText('Behind');
  expect(editor.actions()).toBeLessThanOrEqual(2);
});

test('takes an article down: 2', async ({ page, editor }) => {
  const id = await stored(page);
  await page.goto('/admin/news');
  await editor.check(row(page).getByRole('checkbox'));
  await editor.click(button(page, 'Unpublish'));
  await succeeds(page, '1 news article unpublished');
  expect(await publicTitle(page, id)).toBeNull();
  expect(editor.actions()).toBeLessThanOrEqual(2);
});

test('goes on with an unfinished text: 2', async ({ page, editor }) => {
  await leaveUnfinished(page, '/admin/dashboard');
  await editor.click(page.getByRole('link', { name: /Trial, unfinished/ }));
  await editor.fill(text(page, 'Title'), 'Trial, nearly finished');
  await isKept(page);
  expect(editor.actions()).toBeLessThanOrEqual(2);
});

test('discards what was typed: 3', async ({ page, editor }) => {
  await leaveUnfinished(page, '/admin/dashboard');
  await editor.click(page.getByRole('link', { name: /Trial, unfinished/ }));
  await editor.click(button(page, 'Discard Changes'));
  await editor.click(page.getByRole('alertdialog').getByRole('button', { name: 'Discard Changes' }));
  await expect(text(page, 'Title')).toHaveValue('Trial of the jobs');
  expect(editor.actions()).toBeLessThanOrEqual(3);
});

test('sees an unfinished text as readers will, in both languages: 3', async ({ page, editor }) => {
  await leaveUnfinished(page, '/admin/dashboard');
  const panel = page.getByRole('complementary', { name: 'As readers will see it' });
  const shown = panel.frameLocator('iframe');
  await editor.click(page.getByRole('link', { name: /Trial, unfinished/ }));
  await editor.click(button(page, 'Preview'));
  await expect(shown.getByRole('heading', { name: 'Trial, unfinished' })).toBeVisible();
  await editor.click(panel.getByRole('button', { name: 'Bahasa Indonesia' }));
  await expect(shown.getByRole('heading', { name: 'Uji pekerjaan' })).toBeVisible();
  expect(editor.actions()).toBeLessThanOrEqual(3);
});

test('shows an unfinished text to somebody without an account: 3', async ({ page, editor }) => {
  await leaveUnfinished(page, '/admin/dashboard');
  await editor.click(page.getByRole('link', { name: /Trial, unfinished/ }));
  await editor.click(button(page, 'Preview'));
  await editor.click(button(page, 'Create Link'));
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const visit = await fetch(link, { headers: { 'Accept-Language': 'en' } });
  expect(await visit.text()).toContain('Trial, unfinished');
  expect(editor.actions()).toBeLessThanOrEqual(3);
});

test('moves a scheduled article to another day: 1', async ({ page, editor }) => {
  await stored(page, { goLiveAt: '2098-11-03T02:00:00.000Z' });
  await page.goto('/admin/schedule?month=2098-11');
  const day = page.getByRole('heading', { name: /November 5/ });
  await editor.drag(
    page.getByRole('button', { name: /Trial of the jobs/ }),
    page.getByRole('listitem').filter({ has: day }),
  );
  await expect(notice(page, 'Moved')).toContainText('November 5, 2098, 09:00 WIB');
  expect(editor.actions()).toBeLessThanOrEqual(1);
});

test('publishes several drafts: 2', async ({ page, editor }) => {
  const drafts = [await stored(page, { published: false }), await stored(page, { published: false })];
  await page.goto('/admin/news?q=Trial&state=draft');
  await editor.check(page.getByRole('checkbox', { name: 'Select all' }));
  await editor.click(button(page, 'Publish'));
  await succeeds(page, '2 news articles published successfully');
  for (const id of drafts) expect(await publicTitle(page, id)).toBe('Trial of the jobs');
  expect(editor.actions()).toBeLessThanOrEqual(2);
});

test('deletes an article and takes it back: 4', async ({ page, editor }) => {
  const id = await stored(page);
  await page.goto('/admin/news');
  await editor.check(row(page).getByRole('checkbox'));
  const bar = page.getByRole('group', { name: 'Selected articles' });
  await editor.click(bar.getByRole('button', { name: 'Delete' }));
  await editor.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await succeeds(page, '1 news article deleted successfully');
  await editor.click(button(page, 'Undo'));
  await expect(row(page)).toBeVisible();
  expect(await publicTitle(page, id)).toBe('Trial of the jobs');
  expect(editor.actions()).toBeLessThanOrEqual(4);
});

test('brings an earlier version back: 4', async ({ page, editor }) => {
  const id = await stored(page);
  await change(page, id, { titleEn: 'Trial gone wrong' });
  await page.goto('/admin/news');
  await editor.click(edit(page));
  await editor.click(page.getByRole('tab', { name: 'History' }));
  await editor.click(button(page, 'Restore This Version'));
  await editor.click(page.getByRole('alertdialog').getByRole('button', { name: 'Restore This Version' }));
  await succeeds(page, 'Restored successfully');
  expect(await publicTitle(page, id)).toBe('Trial of the jobs');
  expect(editor.actions()).toBeLessThanOrEqual(4);
});

test('makes another article like one: 3', async ({ page, editor }) => {
  await stored(page);
  await page.goto('/admin/news');
  await editor.click(edit(page));
  await editor.click(page.getByRole('link', { name: 'Duplicate', exact: true }));
  await isKept(page);
  await editor.click(button(page, 'Create Article'));
  await expect(row(page)).toHaveCount(2);
  expect(editor.actions()).toBeLessThanOrEqual(3);
});

test('marks a message as handled: 1', async ({ page, request, editor }) => {
  const restore = await storeRows(request, 'messages', [storedMessage(1, 1, { name: 'Sari' })]);
  await page.goto('/admin/messages');
  await editor.click(button(page, 'Mark as Handled: Sari'));
  await succeeds(page, 'Message marked as handled');
  await restore();
  expect(editor.actions()).toBeLessThanOrEqual(1);
});

test('replaces a wrong term everywhere in a published text: 3', async ({ page, editor }) => {
  await stored(page, { excerptEn: 'Drawn with a tjanting.' });
  await page.goto('/admin/news');
  await editor.click(edit(page));
  await editor.click(button(page, 'Replace “tjanting” with “canting”'));
  await editor.click(button(page, 'Update Article'));
  await succeeds(page, 'News article updated successfully');
  expect(editor.actions()).toBeLessThanOrEqual(3);
});

test('describes a picture in both languages: 4', async ({ page, editor }) => {
  await page.goto('/admin/images');
  await choose(page, await jpeg('kawung.jpg'));
  await expect(card(page, 'kawung.jpg')).toBeVisible();
  await editor.click(card(page, 'kawung.jpg').getByRole('button', { name: /^Describe/ }));
  await editor.fill(text(page, 'Description'), 'Four almonds round a cross');
  await editor.fill(text(page, 'Description', 'Indonesian'), 'Empat buah badam mengelilingi silang');
  await editor.click(page.getByRole('dialog').getByRole('button', { name: 'Save' }));
  await succeeds(page, 'Image description saved successfully');
  expect(editor.actions()).toBeLessThanOrEqual(4);
});
