import { bearer, fillText, notice, signIn } from './editor.ts';
import { expect, test } from './test.ts';

// Most visitors have motion enabled, which delays the closing of menus and dialogs.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(({ page }) => signIn(page));

/** Every test removes its articles. */
test.afterEach(async ({ request }) => {
  const headers = await bearer(request);
  const articles = (await (await request.get('/api/news?search=Trial&language=en', { headers })).json()) as {
    id: number;
  }[];
  for (const { id } of articles) await request.delete(`/api/news/${id}`, { headers });
});

test('publishes an article in two languages for readers', async ({ page, browser }) => {
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Add News Article' }).click();
  await fillText(page, 'Title', 'Trial of the new dye', 'Uji celup warna baru');
  await fillText(page, 'Excerpt', 'A first bath.', 'Celupan pertama.');
  await fillText(page, 'Content', 'The bath is **blue**.', 'Celupannya **biru**.');
  await page.getByLabel('Category').selectOption('culture');
  await page.getByRole('button', { name: 'Create Article' }).click();
  await expect(notice(page, 'Success')).toContainText('News article created successfully');
  await expect(page).toHaveURL('/admin/news');
  await expect(page.getByText('Trial of the new dye')).toBeVisible();

  const reader = await (await browser.newContext({ locale: 'id-ID' })).newPage();
  await reader.goto('/news?q=celup+baru');
  await reader.getByRole('link', { name: /Uji celup warna baru/ }).click();
  await expect(reader.getByText('Celupannya biru.')).toBeVisible();
  await reader.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(reader.getByText('The bath is blue.')).toBeVisible();
  await reader.context().close();
});

test('reports missing fields before anything is sent', async ({ page }) => {
  await page.goto('/admin/news/new');
  await page
    .getByRole('group', { name: 'Title' })
    .getByLabel('English', { exact: true })
    .fill('Trial without the rest');
  await page.getByRole('button', { name: 'Create Article' }).click();
  await expect(notice(page, 'Validation Error')).toContainText('Please fill in all required fields');
  await expect(
    page.getByRole('group', { name: 'Title' }).getByLabel('Indonesian', { exact: true }),
  ).toBeFocused();
  await expect(page.getByText('This field is required.')).toHaveCount(2);
});

test('hides a draft until it is published', async ({ page, request, playwright, baseURL }) => {
  const headers = await bearer(request);
  const data = { titleEn: 'Trial draft', titleId: 'Uji draf', category: 'news', published: false };
  const { id } = (await (await request.post('/api/news', { headers, data })).json()) as { id: number };
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  expect((await visitor.get(`/news/${id}`)).status()).toBe(404);
  await page.goto(`/admin/news/${id}`);
  await page.getByRole('switch', { name: 'Published' }).check();
  await page.getByRole('button', { name: 'Update Article' }).click();
  await expect(notice(page, 'Success')).toContainText('News article updated successfully');
  expect((await visitor.get(`/news/${id}`)).status()).toBe(200);
  await visitor.dispose();
});

test('reports a conflict to the second of two editors without losing their input', async ({
  page,
  request,
}) => {
  const headers = await bearer(request);
  const data = { titleEn: 'Trial for two', titleId: 'Uji berdua', category: 'news' };
  const { id } = (await (await request.post('/api/news', { headers, data })).json()) as { id: number };
  await page.goto(`/admin/news/${id}`);
  await fillText(page, 'Title', 'Trial, second editor', 'Uji, penyunting kedua');
  await request.put(`/api/news/${id}`, { headers, data: { titleEn: 'Trial, first editor' } });
  await page.getByRole('button', { name: 'Update Article' }).click();
  await expect(page.getByRole('alert').getByText('This was saved in the meantime')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Title' }).getByLabel('English', { exact: true })).toHaveValue(
    'Trial, second editor',
  );
  await page.getByRole('button', { name: 'Keep All in This Form' }).click();
  await page.getByRole('button', { name: 'Update Article' }).click();
  await expect(notice(page, 'Success')).toContainText('News article updated successfully');
  const stored = (await (await request.get(`/api/news/${id}`)).json()) as { titleEn: string };
  expect(stored.titleEn).toBe('Trial, second editor');
});

test('asks before deleting, and names the article', async ({ page, request }) => {
  const headers = await bearer(request);
  const data = { titleEn: 'Trial to delete', titleId: 'Uji hapus', category: 'news' };
  await request.post('/api/news', { headers, data });
  await page.goto('/admin/news');
  await page.getByRole('button', { name: 'Delete: Trial to delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure you want to delete this news article?');
  await expect(dialog).toContainText('Trial to delete');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Trial to delete')).toBeVisible();
  await page.getByRole('button', { name: 'Delete: Trial to delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Success')).toContainText('News article deleted successfully');
  await expect(page.getByText('Trial to delete', { exact: true })).toHaveCount(0);
});

test('keeps what was typed when the server is unreachable', async ({ page }) => {
  await page.goto('/admin/news/new');
  await fillText(page, 'Title', 'Trial offline', 'Uji luring');
  await page.getByLabel('Category').selectOption('fashion');
  await page.route('/graphql*', (route) => route.abort());
  await page.getByRole('button', { name: 'Create Article' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to create news article');
  await expect(page.getByRole('group', { name: 'Title' }).getByLabel('English', { exact: true })).toHaveValue(
    'Trial offline',
  );
});

test('asks before leaving a changed form that cannot be kept', async ({ page }) => {
  await page.goto('/admin/news/new');
  await page.route('**/graphql*', (route) => route.abort());
  await page
    .getByRole('group', { name: 'Title' })
    .getByLabel('English', { exact: true })
    .fill('Trial unfinished');
  await page
    .getByRole('button', { name: 'Cancel' })
    .or(page.getByRole('link', { name: 'Cancel' }))
    .click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Leave without saving?');
  await dialog.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(page.getByRole('group', { name: 'Title' }).getByLabel('English', { exact: true })).toHaveValue(
    'Trial unfinished',
  );
});

test('switches the theme in the settings', async ({ page }) => {
  await page.goto('/admin/settings');
  await page.getByRole('switch', { name: 'Dark theme' }).check();
  await expect(page.locator('html')).toHaveClass('dark');
});

test('schedules an article, which readers see from its moment on', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await page.goto('/admin/news/new');
  await fillText(page, 'Title', 'Trial for later', 'Uji untuk nanti');
  await page.getByLabel('Category').selectOption('culture');
  await expect(page.getByText('Will be public right away')).toBeVisible();
  await page.getByLabel('Publication date', { exact: true }).fill('2098-12-03T09:00');
  const effect = page.getByRole('status').filter({ hasText: 'Goes out on December 3, 2098, 09:00 WIB' });
  await expect(effect).toBeVisible();
  await page.getByLabel('Time zone: Publication date').selectOption('WITA');
  await expect(page.getByRole('status').filter({ hasText: 'December 3, 2098, 09:00 WITA' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Article' }).click();
  await expect(page).toHaveURL('/admin/news');
  const row = page.getByRole('article').filter({ hasText: 'Trial for later' });
  await expect(row.getByText('Scheduled')).toBeVisible();
  await expect(row.getByText('December 3, 2098, 08:00 WIB')).toBeVisible();
  await page.getByRole('button', { name: 'Scheduled', exact: true }).click();
  await expect(page).toHaveURL('/admin/news?state=scheduled');
  await expect(row).toBeVisible();

  await page.goto('/admin/schedule?month=2098-12');
  const entry = page.getByRole('button', { name: /^Goes out, .*: 08:00 Trial for later/ });
  await entry.dragTo(
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /December 5/ }) }),
  );
  await expect(notice(page, 'Moved')).toContainText('December 5, 2098, 08:00 WIB');
  await entry.press('m');
  await page.getByLabel('New day').fill('2098-12-07');
  await page.keyboard.press('Enter');
  await expect(entry).toHaveAccessibleName(/December 7, 2098/);
  await expect(entry).toBeFocused();

  const headers = await bearer(request);
  const found = await request.get('/api/news?search=Trial&language=en&state=SCHEDULED', { headers });
  const [{ id } = { id: 0 }] = (await found.json()) as { id: number }[];
  const statuses = async () => {
    const pages = await Promise.all([`/news/${id}`, `/api/news/${id}`].map((path) => visitor.get(path)));
    return pages.map((response) => response.status());
  };
  expect(await statuses()).toEqual([404, 404]);
  const feed = async () => (await (await visitor.get('/feed/id.xml')).text()).includes('Uji untuk nanti');
  expect(await feed()).toBe(false);
  const goLiveAt = Date.now() + 1000;
  await request.put(`/api/news/${id}`, { headers, data: { goLiveAt: new Date(goLiveAt).toISOString() } });
  await expect.poll(statuses, { intervals: [50] }).toEqual([200, 200]);
  expect(Date.now()).toBeGreaterThanOrEqual(goLiveAt);
  expect(await feed()).toBe(true);
  await visitor.dispose();
});

test.describe('where clocks change', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('schedules an article in the zone of the browser, on both sides of a change', async ({
    page,
    request,
  }) => {
    await page.goto('/admin/news/new');
    await fillText(page, 'Title', 'Trial of two clocks', 'Uji dua jam');
    await page.getByLabel('Category').selectOption('culture');
    const goesOut = page.getByLabel('Publication date', { exact: true });
    const effect = (moment: string) =>
      expect(
        page.getByRole('status').filter({ hasText: `Goes out on ${moment} Europe/Berlin` }),
      ).toBeVisible();
    await goesOut.fill('2098-03-29T09:00');
    await page.getByLabel('Time zone: Publication date').selectOption('Europe/Berlin');
    await effect('March 29, 2098, 09:00');
    await goesOut.fill('2098-03-31T09:00');
    await effect('March 31, 2098, 09:00');
    // The clock skips this time, and shows the next one twice.
    await goesOut.fill('2098-03-30T02:30');
    await effect('March 30, 2098, 03:30');
    await goesOut.fill('2098-10-26T02:30');
    await effect('October 26, 2098, 02:30');
    await page.getByLabel('Taken down', { exact: true }).fill('2098-10-27T09:00');
    await page.getByLabel('Time zone: Taken down').selectOption('Europe/Berlin');
    await page.getByRole('button', { name: 'Create Article' }).click();
    await expect(page).toHaveURL('/admin/news');

    const headers = await bearer(request);
    const found = await request.get('/api/news?search=Trial+of+two+clocks&language=en', { headers });
    const [article] = (await found.json()) as { id: number; goLiveAt: string; expireAt: string }[];
    expect(article).toMatchObject({
      goLiveAt: '2098-10-26T00:30:00.000Z',
      expireAt: '2098-10-27T08:00:00.000Z',
    });
    await page.goto(`/admin/news/${article?.id}`);
    await expect(goesOut).toHaveValue('2098-10-26T07:30');
    await expect(page.getByLabel('Time zone: Publication date').locator(':checked')).toHaveText('WIB');
    await request.delete(`/api/news/${article?.id}`, { headers });
  });
});
