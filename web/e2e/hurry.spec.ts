// Tests what an editor in a hurry does, on a fast line and on a slow one: presses twice, goes on, and comes back.
import type { Page } from '@playwright/test';
import { bearer, fillText, notice, signIn } from './editor.ts';
import { expect as expectSoon, test } from './test.ts';

const expect = expectSoon.configure({ timeout: 15_000 });

test.beforeEach(({ page }) => signIn(page));
test.afterEach(async ({ request }) => {
  const headers = await bearer(request);
  for (const noun of ['news', 'communities']) {
    const listed = await request.get(`/api/${noun}?search=Trial&language=en`, { headers });
    const items = (await listed.json()) as { id: number; titleEn?: string; nameEn?: string }[];
    for (const { id, titleEn, nameEn } of items)
      if ((titleEn ?? nameEn ?? '').startsWith('Trial'))
        await request.delete(`/api/${noun}/${id}`, { headers });
  }
});

/** Lets each request of the page take so many milliseconds longer from now on. */
async function slowDown(page: Page, latency: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

const title = (page: Page) =>
  page.getByRole('group', { name: 'Title' }).getByLabel('English', { exact: true });
const row = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const data = { titleEn: 'Trial in a hurry', titleId: 'Uji terburu-buru', category: 'culture' };

async function addArticle(page: Page): Promise<number> {
  const headers = await bearer(page.request);
  const response = await page.request.post('/api/news', { headers, data });
  return ((await response.json()) as { id: number }).id;
}

async function fillIn(page: Page): Promise<void> {
  await page.goto('/admin/news/new');
  await fillText(page, 'Title', data.titleEn, data.titleId);
  await page.getByLabel('Category').selectOption('culture');
}

for (const latency of [0, 800])
  test.describe(`with ${latency} ms more to the server`, () => {
    test('held keys and a second click make one article', async ({ page, request }) => {
      await fillIn(page);
      await slowDown(page, latency);
      await page.keyboard.down('Control');
      for (let times = 0; times < 5; times += 1) await page.keyboard.down('s');
      await page.keyboard.up('s');
      await page.keyboard.up('Control');
      await button(page, 'Create Article').dblclick();
      await page
        .getByRole('button', { name: /^(?:Create Article|Saving...)$/ })
        .click({ force: true, timeout: 500 })
        .catch(() => undefined);
      await expect(page).toHaveURL('/admin/news');
      await expect(row(page, data.titleEn)).toHaveCount(1);
      const found = await request.get('/api/news?search=hurry&language=en');
      expect(await found.json()).toHaveLength(1);
    });

    test('the list has the new text after a save in a form opened by its address', async ({ page }) => {
      await page.goto(`/admin/news/${await addArticle(page)}`);
      await title(page).fill('Trial at leisure');
      await slowDown(page, latency);
      await button(page, 'Update Article').click();
      await expect(page).toHaveURL('/admin/news');
      await expect(row(page, 'Trial at leisure')).toHaveCount(1);
      await expect(row(page, data.titleEn)).toHaveCount(0);
    });

    test('a publication date in the future publishes nothing yet, and the row says so', async ({ page }) => {
      await fillIn(page);
      await page.getByLabel('Publication date', { exact: true }).fill('2098-12-03T09:00');
      await slowDown(page, latency);
      await button(page, 'Create Article').click();
      await expect(row(page, data.titleEn).getByText('Scheduled')).toBeVisible();
      const visitor = await fetch(new URL('/api/news?search=hurry&language=en', page.url()));
      expect(await visitor.json()).toEqual([]);
    });

    test('“Keep All in This Form” leaves what I never touched', async ({ page, request }) => {
      const id = await addArticle(page);
      await page.goto(`/admin/news/${id}`);
      await title(page).fill('Trial of mine');
      const headers = await bearer(request);
      const theirs = { titleEn: 'Trial of theirs', excerptEn: 'Theirs.' };
      await request.put(`/api/news/${id}`, { headers, data: theirs });
      await slowDown(page, latency);
      await button(page, 'Update Article').click();
      const conflict = page.getByRole('alert').filter({ hasText: 'This was saved in the meantime' });
      await expect(conflict).toContainText('What you typed is kept, but not published.');
      await expect(conflict.locator('mark')).toHaveText(['mine', 'theirs', 'Theirs.']);
      await expect(notice(page, 'Error')).toHaveCount(0);
      await button(page, 'Keep All in This Form').click();
      await button(page, 'Update Article').click();
      await expect(notice(page, 'Success')).toContainText('News article updated successfully');
      const stored = await (await request.get(`/api/news/${id}`)).json();
      expect(stored).toMatchObject({ titleEn: 'Trial of mine', excerptEn: 'Theirs.' });
    });

    test('a community’s invalid e-mail address is refused, and its website is completed', async ({
      page,
      request,
    }) => {
      await page.goto('/admin/communities/new');
      await fillText(page, 'Name', 'Trial weavers', 'Uji penenun');
      await page.getByLabel('Location').fill('Solo');
      await page.getByRole('textbox', { name: 'Image' }).fill('/trial.jpg');
      await page.getByLabel('Email').fill('not an email');
      await page.getByLabel('Website').fill('example.org');
      await slowDown(page, latency);
      await button(page, 'Create Community').click();
      await expect(page.getByLabel('Email')).toBeFocused();
      await page.getByLabel('Email').fill('trial@example.org');
      await button(page, 'Create Community').click();
      await expect(notice(page, 'Success')).toContainText('Community created successfully');
      const listed = (await (await request.get('/api/communities')).json()) as { nameEn: string }[];
      const stored = JSON.stringify(listed.find(({ nameEn }) => nameEn === 'Trial weavers'));
      expect(stored).toContain('https://example.org');
    });

    test('a section that cannot be loaded leaves the menu', async ({ page }) => {
      await page.goto('/admin/dashboard');
      await slowDown(page, latency);
      await page.route('**/assets/SettingsPage-*.js', (route) => route.abort());
      const settings = page
        .getByRole('navigation', { name: 'Admin navigation' })
        .getByRole('link', { name: 'Settings' });
      await settings.click();
      await expect(page.getByRole('alert').filter({ hasText: 'Settings could not be loaded' })).toBeVisible();
      await expect(settings).toHaveAttribute('aria-current', 'page');
    });

    test('a closed tab loses nothing that was kept', async ({ page }) => {
      const id = await addArticle(page);
      await page.goto(`/admin/news/${id}`);
      await slowDown(page, latency);
      await title(page).fill('Trial of a closed tab');
      await expect(page.getByText('Saved just now')).toBeVisible();
      const next = await page.context().newPage();
      await page.close();
      await next.goto(`/admin/news/${id}`);
      await expect(title(next)).toHaveValue('Trial of a closed tab');
    });

    test('the history names fields and values as the form does', async ({ page, request }) => {
      const id = await addArticle(page);
      const headers = await bearer(request);
      await request.put(`/api/news/${id}`, { headers, data: { published: false } });
      await page.goto(`/admin/news/${id}`);
      await slowDown(page, latency);
      await page.getByRole('tab', { name: 'History' }).click();
      const entry = page.getByRole('listitem').filter({ hasText: 'admin@' }).first();
      await entry.getByText('What changed (1)').click();
      await expect(entry).toContainText(/Published.*Yes.*No/);
      await expect(entry).not.toContainText(/published|true|false/);
    });

    test('Cancel leads back to the place in the list', async ({ page }) => {
      await addArticle(page);
      await page.goto('/admin/news?q=hurry');
      const edit = page.getByRole('link', { name: `Edit: ${data.titleEn}` });
      await edit.click();
      await expect(title(page)).toHaveValue(data.titleEn);
      await slowDown(page, latency);
      await button(page, 'Cancel').click();
      await expect(page).toHaveURL('/admin/news?q=hurry');
      await expect(edit).toBeFocused();
    });
  });
