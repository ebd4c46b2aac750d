import type { APIRequestContext, Page } from '@playwright/test';
import { fromGoogleDocs, fromWord } from '../src/markdown/paste/pastedSamples.ts';
import { torture } from '../src/markdown/codec/torture.ts';
import { expectAccessible } from './axe.ts';
import { bearer, notice, signIn, withoutPresence } from './editor.ts';
import { photograph } from './pictures.ts';
import { hold } from './hold.ts';
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

async function storedText(request: APIRequestContext, id: number): Promise<string> {
  return ((await (await request.get(`/api/news/${id}`)).json()) as { contentEn: string }).contentEn;
}

/** Opens an article’s form, and waits for its editors, which take the place of the source. */
async function openForm(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/news/${id}`);
  await expect(content(page).locator('[contenteditable="true"]')).toHaveCount(2);
}

/** Publishes what is written. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update Article' }).click();
  await expect(notice(page, 'Success')).toContainText('News article updated successfully');
}

/** Publishes a text whose links lead nowhere. */
async function publishAnyway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update Article' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish Anyway' }).click();
  await expect(notice(page, 'Success')).toContainText('News article updated successfully');
}

test('writes an article by keyboard and toolbar, and finds it unchanged', async ({ page }) => {
  const id = await addArticle(page, '');
  await openForm(page, id);
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
  await page.keyboard.type('soga, from ');
  await page.keyboard.press('ControlOrMeta+k');
  // An address in the field of the search needs no search.
  await dialog.getByLabel('Search this site').fill('example.org/soga');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
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

  const written = await storedText(page.request, id);
  expect(written.replaceAll(/\((\/[^)]*)\)/g, '(…)')).toBe(
    '## The vats\n\nThey are **blue**, see [Heritage](…).\n\n- indigo\n' +
      '- soga, from [example.org/soga](https://example.org/soga)\n\n![Two vats](…)\n\n' +
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
  const before = await storedText(page.request, id);
  await openForm(page, id);
  await expect(text(page, 'English').getByRole('heading', { name: 'Setext heading' })).toBeVisible();
  // Nothing to save, and nothing to ask before leaving.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/admin/news');
  await openForm(page, id);
  await page.getByRole('group', { name: 'Title' }).getByLabel('English', { exact: true }).fill('Trial again');
  await publishAnyway(page);
  expect(await storedText(page.request, id)).toBe(before);

  await openForm(page, id);
  await text(page, 'English')
    .getByText('Two blank lines above')
    .click({ position: { x: 2, y: 6 } });
  await page.keyboard.press('Home');
  await page.keyboard.type('x');
  await publishAnyway(page);
  expect(await storedText(page.request, id)).toBe(
    before.replace('Two blank lines above', 'xTwo blank lines above'),
  );
});

test('shows the source, and keeps it exactly', async ({ page }) => {
  const id = await addArticle(page, 'one');
  await openForm(page, id);
  await expect(text(page, 'English').getByRole('paragraph')).toHaveText('one');
  await content(page).getByRole('button', { name: 'Markdown' }).click();
  await expect(text(page, 'English')).toHaveValue('one');
  await text(page, 'English').fill('* star\n* list\n\n\nText  *as typed*');
  await content(page).getByRole('button', { name: 'Markdown' }).click();
  await expect(text(page, 'English').getByRole('listitem')).toHaveText(['star', 'list']);
  await save(page);
  expect(await storedText(page.request, id)).toBe('* star\n* list\n\n\nText  *as typed*');
});

test('keeps what is typed within two seconds, however fast, and publishes nothing by Ctrl+S', async ({
  page,
  context,
}) => {
  const id = await addArticle(page, 'before');
  await openForm(page, id);
  await text(page, 'English').getByText('before').click();
  await page.keyboard.press('End');
  // Faster than the editor waits before it prints the text.
  await page.keyboard.type(' and all the words of someone who does not pause', { delay: 60 });
  await expect(page.getByText('Working copy, 1 change')).toBeVisible({ timeout: 100 });
  await page.keyboard.type('.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Saved just now')).toBeVisible();
  await page.close();
  expect(await storedText(context.request, id)).toBe('before');

  const next = await context.newPage();
  await openForm(next, id);
  await expect(text(next, 'English')).toHaveText('before and all the words of someone who does not pause.');
});

test('joins what a second editor types, which undo does not bring back', async ({ page, context }) => {
  const id = await addArticle(page, 'before');
  const other = await context.newPage();
  // It types before it hears of the other.
  await withoutPresence(page);
  for (const editor of [page, other]) {
    await openForm(editor, id);
    await expect(text(editor, 'English')).toHaveText('before');
  }
  await text(other, 'Indonesian').click();
  await other.keyboard.type('**mereka**');
  await expect(other.getByText('Saved just now')).toBeVisible();

  await text(page, 'English').getByText('before').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' mine');
  await expect(text(page, 'Indonesian').locator('strong')).toHaveText('mereka');
  await expect(text(page, 'English')).toHaveText('before mine');

  await other.keyboard.type(' lagi');
  await expect(text(other, 'English')).toHaveText('before mine');
  await expect(other.getByText('Saved just now')).toBeVisible();
  await text(page, 'Indonesian').click();
  await page.keyboard.type('milik saya ');
  await page.getByRole('button', { name: 'Take All from the Other Window' }).click();
  await expect(text(page, 'Indonesian')).toHaveText('mereka lagi');
  await text(page, 'Indonesian').click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text(page, 'Indonesian')).toHaveText('mereka lagi');
  await save(page);
  expect(await storedText(context.request, id)).toBe('before mine');
});

test('pastes from Word and Google Docs without breaking the page’s policy', async ({ page }) => {
  const id = await addArticle(page, '');
  await openForm(page, id);
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

test('literal signs of a formatted text stay, and the next letters are plain', async ({ page }) => {
  const id = await addArticle(page, '');
  await openForm(page, id);
  await text(page, 'English').click();
  await text(page, 'English').evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p>Call <b>it</b> __init__ or *stars* and ~~tilde~~</p>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.keyboard.type(' after');
  await expect(text(page, 'English')).toHaveText('Call it __init__ or *stars* and ~~tilde~~ after');
  await expect(text(page, 'English').locator('strong')).toHaveText('it');
  await expect(text(page, 'English').locator('em, s')).toHaveCount(0);
});

test('works on a phone, one language at a time', async ({ page }) => {
  const id = await addArticle(
    page,
    '## Wax\n\n**Hot** [wax](/heritage)\n\n> said\n\n- one\n\n| Dye | Baths |\n| --- | --- |\n| indigo | 12 |',
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await openForm(page, id);
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

test('goes on with what is typed before the editor is loaded', async ({ page }) => {
  const id = await addArticle(page, '');
  const release = await hold(page, /\/assets\/editor-[^/]*\.js/);
  await page.goto(`/admin/news/${id}`);
  const source = content(page).getByLabel('English', { exact: true });
  await source.pressSequentially('The vats ');
  await expect(source).toHaveValue('The vats ');
  release();
  await expect(content(page).locator('[contenteditable="true"]')).toHaveCount(2);
  await page.keyboard.type('are **blue**.');
  await expect(text(page, 'English')).toHaveText('The vats are blue.');
  await expect(text(page, 'English').locator('strong')).toHaveText('blue');
});
