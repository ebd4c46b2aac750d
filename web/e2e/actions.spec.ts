// Tests how many actions the most frequent jobs of an editor take: a click, a command by keys, or filling in a field.
import type { Locator, Page } from '@playwright/test';
import { deleteImages } from './adminImages.ts';
import { bearer, notice, signIn } from './editor.ts';
import { photograph } from './pictures.ts';
import { expect, test } from './test.ts';
import { uploadJpegs } from './uploads.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Works like an editor, and counts. */
class Hands {
  count = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async keys(keys: string): Promise<void> {
    this.count += 1;
    await this.#page.keyboard.press(keys);
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.count += 1;
    await target.fill(text);
  }

  async choose(target: Locator, option: string): Promise<void> {
    this.count += 1;
    await target.selectOption(option);
  }
}

const side = (page: Page, pair: string, language: string) =>
  page.getByRole('group', { name: pair, exact: true }).getByRole('textbox', { name: language, exact: true });

let hands: Hands;

test.beforeEach(async ({ page }) => {
  await signIn(page);
  hands = new Hands(page);
});
test.afterEach(async ({ request }) => {
  const headers = await bearer(request);
  const listed = await request.get('/api/news?search=Trial&language=en', { headers });
  for (const { id } of (await listed.json()) as { id: number }[])
    await request.delete(`/api/news/${id}`, { headers });
});

/** Adds a published article, and returns its id. */
async function add(page: Page, data: object = {}): Promise<number> {
  const response = await page.request.post('/api/news', {
    headers: await bearer(page.request),
    data: {
      titleEn: 'Trial of the hands',
      titleId: 'Uji tangan',
      category: 'culture',
      contentEn: 'The vats are bleu.',
      contentId: 'Baknya biru.',
      ...data,
    },
  });
  return ((await response.json()) as { id: number }).id;
}

const rowOf = (page: Page) => page.getByRole('article').filter({ hasText: 'Trial of the hands' });

test('publishing in both languages with a picture and a schedule takes at most 14', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  await uploadJpegs(
    browser,
    { baseURL: baseURL ?? '' },
    { 'hands.jpg': await photograph(640, 400, '#f3c77a') },
  );
  await page.goto('/admin/dashboard');
  await hands.press(page.getByRole('link', { name: 'Add News Article' }));
  await hands.fill(side(page, 'Title', 'English'), 'Trial of the hands');
  await hands.fill(side(page, 'Title', 'Indonesian'), 'Uji tangan');
  await hands.fill(side(page, 'Excerpt', 'English'), 'What they do.');
  await hands.fill(side(page, 'Excerpt', 'Indonesian'), 'Yang dilakukannya.');
  await expect(page.locator('[contenteditable="true"]')).toHaveCount(2);
  await hands.fill(side(page, 'Content', 'English'), 'The vats are blue.');
  await hands.fill(side(page, 'Content', 'Indonesian'), 'Baknya biru.');
  await hands.choose(page.getByLabel('Category'), 'culture');
  await hands.press(page.getByRole('button', { name: 'Choose from Library' }));
  await hands.press(page.getByRole('dialog').getByRole('option').first());
  await hands.fill(page.getByLabel('Publication date', { exact: true }), '2098-12-03T09:00');
  await hands.press(page.getByRole('button', { name: 'Create Article' }));
  await expect(notice(page, 'Success')).toContainText('News article created successfully');
  await expect(rowOf(page)).toContainText('Scheduled');
  expect(hands.count).toBeLessThanOrEqual(14);
  const headers = await bearer(request);
  const found = await request.get('/api/news?search=Trial&language=en&state=SCHEDULED', { headers });
  const [article] = (await found.json()) as { imageUrl: string; contentId: string }[];
  expect(article?.imageUrl).toContain('/images/');
  expect(article?.contentId).toBe('Baknya biru.');
  await deleteImages({ request });
});

test('correcting a typing error in a published article takes at most 5', async ({ page, request }) => {
  const id = await add(page);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hands.keys('Control+k');
  await hands.fill(page.getByRole('combobox'), 'Trial of the hands');
  await hands.press(page.getByRole('option', { name: /Trial of the hands/ }));
  await expect(page.locator('[contenteditable="true"]')).toHaveCount(2);
  await hands.fill(side(page, 'Content', 'English'), 'The vats are blue.');
  await hands.press(page.getByRole('button', { name: 'Update Article' }));
  await expect(notice(page, 'Success')).toContainText('News article updated successfully');
  expect(hands.count).toBeLessThanOrEqual(5);
  const stored = (await (await request.get(`/api/news/${id}`)).json()) as { contentEn: string };
  expect(stored.contentEn).toBe('The vats are blue.');
});

test('marking a translation as right takes at most 2', async ({ page, request }) => {
  const id = await add(page);
  const headers = await bearer(request);
  await request.put(`/api/news/${id}`, { headers, data: { titleEn: 'Trial of the hands at work' } });
  await page.goto('/admin/news?translation=behind');
  await hands.press(rowOf(page).getByRole('link', { name: /^Edit/ }));
  await hands.press(page.getByRole('button', { name: 'Still right: Title (Indonesian)' }));
  await expect(page.getByRole('button', { name: /^Still right/ })).toHaveCount(0);
  expect(hands.count).toBeLessThanOrEqual(2);
});

test('taking an article down takes at most 2', async ({ page, request, playwright, baseURL }) => {
  const id = await add(page);
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await page.goto('/admin/news');
  await hands.press(rowOf(page).getByRole('checkbox'));
  await hands.press(page.getByRole('button', { name: 'Unpublish', exact: true }));
  await expect(notice(page, 'Success')).toBeVisible();
  expect(hands.count).toBeLessThanOrEqual(2);
  expect((await visitor.get(`/news/${id}`)).status()).toBe(404);
  expect((await (await request.get(`/api/news/${id}`)).json()) as object).not.toHaveProperty(
    'published',
    true,
  );
  await visitor.dispose();
});
