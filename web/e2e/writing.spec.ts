import type { Page } from '@playwright/test';
import { fromGoogleDocs, fromWord } from '../src/markdown/paste/pastedSamples.ts';
import { torture } from '../src/markdown/codec/torture.ts';
import { expectAccessible } from './axe.ts';
import { bearer, notice, signIn } from './editor.ts';
import { photograph } from './pictures.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ page }) => signIn(page));

/** Every test removes its articles. */
test.afterEach(async ({ request }) => {
  const headers = await bearer(request);
  const articles = (await (await request.get('/api/news?search=Trial&language=en', { headers })).json()) as {
    id: number;
  }[];
  for (const { id } of articles) await request.delete(`/api/news/${id}`, { headers });
});

const content = (page: Page) => page.getByRole('group', { name: 'Content' });
const text = (page: Page, language: 'English' | 'Indonesian') =>
  content(page).getByRole('textbox', { name: language, exact: true });
const tool = (page: Page, name: string) =>
  content(page).getByRole('toolbar').getByRole('button', { name, exact: true });

/** Adds an article over REST, and returns its id. */
async function addArticle(page: Page, contentEn: string): Promise<number> {
  const headers = await bearer(page.request);
  const data = { titleEn: 'Trial of writing', titleId: 'Uji menulis', category: 'culture', contentEn };
  const response = await page.request.post('/api/news', { headers, data });
  return ((await response.json()) as { id: number }).id;
}

async function storedText(page: Page, id: number): Promise<string> {
  return ((await (await page.request.get(`/api/news/${id}`)).json()) as { contentEn: string }).contentEn;
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s');
  await expect(notice(page, 'Success')).toContainText('News article updated successfully');
}

test('writes an article by keyboard and toolbar, and finds it unchanged', async ({ page }) => {
  const id = await addArticle(page, '');
  await page.goto(`/admin/news/${id}`);
  await content(page).getByText('English', { exact: true }).last().click();
  await expect(text(page, 'English')).toBeFocused();
  await page.keyboard.press('Control+Alt+2');
  await page.keyboard.type('The vats');
  await page.keyboard.press('Enter');
  await page.keyboard.type('They are ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('blue');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(', see ');
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Address').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter a web address, an email address')).toBeVisible();
  await dialog.getByLabel('Search this site').fill('heritage');
  await page.keyboard.press('Enter');
  await dialog.getByRole('list', { name: 'Pages found' }).getByRole('button').first().click();
  await expect(dialog).toHaveCount(0);
  await expect(text(page, 'English').getByRole('link')).toHaveCount(1);
  await page.keyboard.type('.');
  await page.keyboard.press('Enter');

  // The toolbar is one Tab stop.
  await page.keyboard.press('Alt+F10');
  await expect(tool(page, 'Heading')).toBeFocused();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Bulleted list')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text(page, 'English')).toBeFocused();
  await page.keyboard.type('indigo');
  await page.keyboard.press('Enter');
  await page.keyboard.type('soga');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');

  const chooser = page.waitForEvent('filechooser');
  await tool(page, 'Picture from the library').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click();
  const buffer = await photograph(640, 400, '#f3c77a');
  await (await chooser).setFiles({ name: 'vats.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('option', { name: /vats\.jpg/ }).click();
  await text(page, 'English').locator('img[src]').click();
  await tool(page, 'Describe picture').click();
  await page.getByLabel('Alternative text').fill('Two vats');
  await page.keyboard.press('Enter');
  await expect(text(page, 'English').getByRole('img', { name: 'Two vats' })).toBeVisible();

  // The table comes after the picture that is selected, not in its place.
  await tool(page, 'Table').click();
  await page.keyboard.type('Dye');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('Baths');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('indigo');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('12 | 13');
  await tool(page, 'Add row below').click();
  await tool(page, 'Undo').click();
  await tool(page, 'Redo').click();
  await tool(page, 'Delete row').click();
  await tool(page, 'Undo').click();
  await save(page);

  const written = await storedText(page, id);
  expect(written.replaceAll(/\((\/[^)]*)\)/g, '(…)')).toBe(
    '## The vats\n\nThey are **blue**, see [Heritage](…).\n\n- indigo\n- soga\n\n![Two vats](…)\n\n' +
      '| Dye | Baths |\n| --- | --- |\n| indigo | 12 \\| 13 |\n|  |  |\n|  |  |',
  );
  await page.goto(`/news/${id}`);
  await expect(page.getByRole('heading', { name: 'The vats' })).toBeVisible();
  await expect(page.locator('article strong')).toHaveText('blue');
  await expect(page.getByRole('img', { name: 'Two vats' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '12 | 13' })).toBeVisible();
});

test('leaves a text as it is unless it is edited, and then changes only that', async ({ page }) => {
  const id = await addArticle(page, torture);
  const before = await storedText(page, id);
  await page.goto(`/admin/news/${id}`);
  await expect(text(page, 'English').getByRole('heading', { name: 'Setext heading' })).toBeVisible();
  // Nothing to save, and nothing to ask before leaving.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/admin/news');
  await page.goto(`/admin/news/${id}`);
  await page.getByRole('group', { name: 'Title' }).getByLabel('English', { exact: true }).fill('Trial again');
  await save(page);
  expect(await storedText(page, id)).toBe(before);

  await page.goto(`/admin/news/${id}`);
  await text(page, 'English')
    .getByText('Two blank lines above')
    .click({ position: { x: 2, y: 6 } });
  await page.keyboard.press('Home');
  await page.keyboard.type('x');
  await save(page);
  expect(await storedText(page, id)).toBe(before.replace('Two blank lines above', 'xTwo blank lines above'));
});

test('shows the source, and keeps it exactly', async ({ page }) => {
  const id = await addArticle(page, 'one');
  await page.goto(`/admin/news/${id}`);
  await expect(text(page, 'English').getByRole('paragraph')).toHaveText('one');
  await content(page).getByRole('button', { name: 'Markdown' }).click();
  await expect(text(page, 'English')).toHaveValue('one');
  await text(page, 'English').fill('* star\n* list\n\n\nText  *as typed*');
  await content(page).getByRole('button', { name: 'Markdown' }).click();
  await expect(text(page, 'English').getByRole('listitem')).toHaveText(['star', 'list']);
  await save(page);
  expect(await storedText(page, id)).toBe('* star\n* list\n\n\nText  *as typed*');
});

test('takes another editor’s text, which undo does not bring back', async ({ page }) => {
  const id = await addArticle(page, 'before');
  await page.goto(`/admin/news/${id}`);
  await text(page, 'English').getByText('before').click();
  await page.keyboard.type('x');
  const headers = await bearer(page.request);
  await page.request.put(`/api/news/${id}`, { headers, data: { contentEn: '**theirs**' } });
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('button', { name: 'Take All of Theirs' }).click();
  await expect(text(page, 'English').locator('strong')).toHaveText('theirs');
  await text(page, 'English').click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text(page, 'English')).toHaveText('theirs');
  await page.reload();
  await expect(text(page, 'English')).toHaveText('theirs');
});

test('keeps what was typed when the page is reloaded', async ({ page }) => {
  const id = await addArticle(page, 'before');
  await page.goto(`/admin/news/${id}`);
  await text(page, 'English').getByText('before').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' and after');
  await page.getByLabel('Author').focus();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Your unsaved text has been restored')).toBeVisible();
  await expect(text(page, 'English')).toHaveText('before and after');
});

test('pastes from Word and Google Docs without breaking the page’s policy', async ({ page }) => {
  const id = await addArticle(page, '');
  await page.goto(`/admin/news/${id}`);
  for (const [language, html] of [
    ['English', fromWord],
    ['Indonesian', fromGoogleDocs],
  ] as const) {
    await text(page, language).click();
    await text(page, language).evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      clipboardData.setData('text/plain', 'plain');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
    await expect(text(page, language).getByRole('heading').first()).toBeVisible();
    await expect(text(page, language).getByRole('columnheader')).toHaveCount(2);
    await expect(text(page, language).getByRole('img')).toHaveCount(0);
  }
});

test('works on a phone, one language at a time', async ({ page }) => {
  const id = await addArticle(
    page,
    '## Wax\n\n**Hot** [wax](/heritage)\n\n> said\n\n- one\n\n| Dye | Baths |\n| --- | --- |\n| indigo | 12 |',
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/admin/news/${id}`);
  await expect(text(page, 'English')).toBeVisible();
  await expect(text(page, 'Indonesian')).toBeHidden();
  await expect(tool(page, 'Undo')).toBeAttached();
  await expectAccessible(page);
  await content(page).getByRole('button', { name: 'Bahasa Indonesia' }).click();
  await text(page, 'Indonesian').click();
  await page.keyboard.type('Baknya biru.');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await save(page);
});
