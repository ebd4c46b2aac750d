// Tests that long unbroken texts fit a small window, and that notices do not cover controls.
import { Buffer } from 'node:buffer';
import type { Locator, Page } from '@playwright/test';
import { tarOf } from '../../api/src/database/whole/tar.ts';
import { revokeTokens } from './account.ts';
import { bearer, fillText, signIn } from './editor.ts';
import { photograph } from './pictures.ts';
import { ask, storedMessage, storeRows } from './storedRows.ts';
import { expect, test } from './test.ts';

const long = 'PemenangKontesBatik'.repeat(5);

async function wholeWithout(name: string): Promise<Buffer> {
  async function* files() {
    const archive = { missing: [name], entities: { images: [{}] } };
    yield { name: 'archive.json', bytes: Buffer.from(JSON.stringify(archive)) };
  }
  return Buffer.concat(await Array.fromAsync(tarOf(files())));
}

test.describe('at 360 px, long unbroken texts', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('of files, tokens, messages, the trash, the history and a search do not widen the page', async ({
    page,
    request,
  }) => {
    await signIn(page);
    const wide: string[] = [];
    const note = async (place: string) => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 360) wide.push(`${place}: ${width}`);
    };
    const headers = await bearer(request);
    const message = { name: long, subject: long, message: long, email: `${long.slice(0, 60)}@example.org` };
    const bringBack = await storeRows(request, 'messages', [storedMessage(900_001, 5, message)]);
    const article = await request.post('/api/news', {
      headers,
      data: { titleEn: long, titleId: long, contentEn: long, category: long.slice(0, 40), published: false },
    });
    const { id } = (await article.json()) as { id: number };
    await ask(
      request,
      'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { __typename } }',
      { input: { name: long.slice(0, 80), scope: 'readOnly', lifetimeDays: 30 } },
    );

    for (const path of ['messages', 'news', 'settings']) {
      await page.goto(`/admin/${path}`);
      await expect(page.getByText(long.slice(0, 30)).first()).toBeAttached();
      await note(path);
    }
    await request.delete(`/api/news/${id}`, { headers });
    for (const path of ['history', 'trash']) {
      await page.goto(`/admin/${path}`);
      await expect(page.getByText(long).first()).toBeVisible();
      for (const summary of await page.locator('main summary').all()) await summary.click();
      await note(path);
    }
    for (const path of ['/news', '/admin/news']) {
      await page.goto(path);
      const answer = page.waitForResponse(/graphql/);
      await page.getByRole('searchbox').fill(long);
      await page.keyboard.press('Enter');
      await answer;
      await note(`search at ${path}`);
    }

    await page.goto('/admin/database');
    const lost = `1700000000000_${long}.png`;
    const body = await wholeWithout(lost);
    await page.route('/api/database/archive', (route) => route.fulfill({ body }));
    await page.getByRole('button', { name: 'Export with Pictures' }).click();
    await expect(page.getByRole('alert').filter({ hasText: long })).toBeVisible();
    await note('a picture that was not exported');
    const file = page.locator('input[type=file]');
    const archive = Buffer.from(`{"${long}`);
    for (const name of [`${long}.json`, `${long}.tar`]) {
      await file.setInputFiles({ name, mimeType: 'application/json', buffer: archive });
      await expect(page.getByText(`${name} cannot be imported`)).toBeVisible();
      await note(name.slice(-4));
    }
    expect(wide).toEqual([]);
    await bringBack();
    await revokeTokens(page);
  });
});

async function placeOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The labels of the buttons that the current notice covers. */
async function covered(page: Page, buttons: Locator): Promise<string[]> {
  const toast = page.locator('li[data-state="open"]');
  await expect(toast).toContainText('Error');
  // Wait until its animation has ended.
  await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const notice = await placeOf(toast);
  const found: string[] = [];
  for (const button of await buttons.all()) {
    const box = await placeOf(button);
    const isBeside =
      box.right <= notice.x || box.x >= notice.right || box.bottom <= notice.y || box.y >= notice.bottom;
    const label = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    if (!isBeside) found.push(label);
  }
  return found;
}

for (const [width, height] of [
  [360, 640],
  [768, 900],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('a notice does not cover the button that sends a message', async ({ page }) => {
      await page.goto('/contact');
      const form = page.getByRole('region', { name: 'Send Us a Message' });
      for (const name of ['Full Name', 'Subject', 'Message']) await form.getByLabel(name).last().fill('Wax');
      await form.getByLabel('Email Address').fill('sari@example.org');
      await page.route('/graphql', (route) => route.abort());
      const send = form.getByRole('button', { name: 'Send Message' });
      await send.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await send.click();
      expect(await covered(page, send)).toEqual([]);
    });

    test('a notice covers no control of a section’s head, a save bar or a dialog', async ({
      page,
      request,
    }) => {
      await signIn(page);
      const head = page.getByRole('main').locator('header').first();
      const controls = head.getByRole('heading').or(head.getByRole('link')).or(head.getByRole('button'));
      const refresh = page.getByRole('button', { name: 'Refresh' });
      await page.goto('/admin/images');
      await page.route('/graphql*', (route) => route.abort());
      await refresh.click();
      expect(await covered(page, controls)).toEqual([]);
      await page.unroute('/graphql*');

      // In a wide window, this form’s save bar is in the middle of the page.
      await page.goto('/admin/content?add=1');
      const saveContent = page.getByRole('button', { name: 'Save', exact: true });
      await saveContent.click();
      expect(await covered(page, controls.or(saveContent.locator('..')))).toEqual([]);

      await page.goto('/admin/patterns/new');
      await fillText(page, 'Name', 'Trial', 'Uji');
      await fillText(page, 'Meaning', 'Trial', 'Uji');
      await page.route('/graphql', (route) => route.abort());
      const save = page.getByRole('button', { name: 'Create Batik Pattern' });
      await save.click();
      expect(await covered(page, controls.or(save.locator('..')))).toEqual([]);
      await page.unroute('/graphql');

      await page.goto('/admin/images');
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: 'notice.jpg',
          mimeType: 'image/jpeg',
          buffer: await photograph(320, 200, '#f3c77a'),
        });
      await page.getByRole('button', { name: /^Describe: .*notice\.jpg/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').first().fill('Wax on cloth');
      await page.route('/graphql', (route) => route.abort());
      await dialog.getByRole('button', { name: 'Save' }).click();
      expect(await covered(page, dialog.getByRole('button'))).toEqual([]);
      await page.unroute('/graphql');
      const headers = await bearer(request);
      const { images } = (await (await request.get('/api/storage/images', { headers })).json()) as {
        images: { name: string }[];
      };
      for (const { name } of images)
        await request.delete(`/api/storage/images/${name}?force=true`, { headers });
    });
  });
}

/** The words of ordinary length that are broken across lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const isShown = text.parentElement?.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      if (!isShown || text.parentElement?.closest('[aria-hidden=true], noscript')) continue;
      for (const { index, 0: word } of text.data.matchAll(/[\p{L}\p{N}]{2,19}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 8) broken.push(word);
      }
    }
    return broken;
  });

test('breaks no word, in Indonesian either', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'id-ID', reducedMotion: 'reduce' });
  const broken: string[] = [];
  for (const path of ['/', '/competition', '/heritage', '/heritage/1', '/communities', '/news', '/contact']) {
    await page.goto(path);
    for (const width of [320, 360, 768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      for (const word of await brokenWords(page)) broken.push(`${path}, ${width} px: ${word}`);
    }
  }
  await page.close();
  expect(broken).toEqual([]);
});
