import type { Locator, Page } from '@playwright/test';
import { deleteImages, file, jpeg } from './adminImages.ts';
import { bearer, fillText, notice, signIn } from './editor.ts';
import { hold } from './hold.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ page }) => signIn(page));
test.afterEach(deleteImages);

const english = (page: Page) =>
  page.getByRole('group', { name: 'Content' }).getByRole('textbox', { name: 'English', exact: true });

/** Opens the form of a new working copy, with a text in English. */
async function openText(page: Page): Promise<Locator> {
  await page.goto('/admin/news/new');
  await expect(page.getByRole('group', { name: 'Content' }).locator('[contenteditable="true"]')).toHaveCount(
    2,
  );
  await english(page).click();
  await page.keyboard.type('Before.');
  return english(page);
}

/** Pastes or drops files as a browser does, with HTML beside them if there is any. */
async function give(
  text: Locator,
  way: 'paste' | 'drop',
  files: readonly ReturnType<typeof file>[],
  html = '',
): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }));
  await text.evaluate(
    (element, { way, given, html }) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      if (html) data.setData('text/html', html);
      const { left, bottom } = element.getBoundingClientRect();
      const place = { clientX: left + 30, clientY: bottom - 30, bubbles: true, cancelable: true };
      element.dispatchEvent(
        way === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, ...place }),
      );
    },
    { way, given, html },
  );
}

test('uploads pasted and dropped pictures to their places, in order, and undoes each', async ({ page }) => {
  const text = await openText(page);
  await give(text, 'paste', [await jpeg('one.jpg'), await jpeg('two.jpg')]);
  await page.keyboard.type(' After.');
  const pictures = text.locator('img[src]');
  await expect(pictures).toHaveCount(2);
  await expect(text).toContainText('Before. After.');
  // Each is a paragraph of its own, after the one in which it was pasted.
  await expect(text.locator(':scope > *')).toHaveText(['Before. After.', '', '']);
  const addresses = () => pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('src')));
  expect(await addresses()).toEqual([
    expect.stringMatching(/^\/images\/\d+_one\.jpg$/),
    expect.stringMatching(/^\/images\/\d+_two\.jpg$/),
  ]);
  await give(text, 'drop', [await jpeg('three.jpg')]);
  await expect(pictures).toHaveCount(3);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(pictures).toHaveCount(2);
  await expect(text).toContainText('Before. After.');
});

test('asks before the form is left while pictures are on their way', async ({ page }) => {
  const text = await openText(page);
  const release = await hold(page, '**/ingest/**');
  await give(text, 'paste', [await jpeg('late.jpg')]);
  await expect(page.getByText('Saved just now')).toBeVisible();
  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Keep Editing' }).click();
  release();
  await expect(text.locator('img[src]')).toHaveCount(1);
  await expect(page.getByText('Saved just now')).toBeVisible();
  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  await expect(page).toHaveURL('/admin/news');
});

test('says which file failed, and keeps the text', async ({ page }) => {
  const text = await openText(page);
  await page.route('**/ingest/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await give(text, 'drop', [
    await jpeg('lost.jpg'),
    file('notes.txt', 'text/plain', Buffer.from('No picture.')),
  ]);
  const outcomes = page.getByRole('region', { name: 'Uploads' }).getByRole('listitem');
  await expect(outcomes).toHaveText([/^lost\.jpgUpload Error/, /notes\.txt is not an image file/]);
  await expect(text).toHaveText('Before.');
  await expect(text.locator('img[src]')).toHaveCount(0);
});

test('keeps the words of a text that comes with a picture of itself, and names what is lost', async ({
  page,
}) => {
  const text = await openText(page);
  const html = '<p>From <b>Word</b><img src="data:image/png;base64,iVBORw0KGgo="></p>';
  await give(text, 'paste', [await jpeg('rendering.jpg')], html);
  await expect(notice(page, 'Pictures Left Out')).toContainText('1 picture was not pasted');
  await expect(text).toHaveText('Before.From Word');
  await expect(text.locator('img[src]')).toHaveCount(0);
});

test('publishes nothing that lacks a picture which is still being uploaded', async ({ page, request }) => {
  const text = await openText(page);
  await fillText(page, 'Title', 'Trial of a slow picture', 'Uji gambar lambat');
  await page.getByLabel('Category').selectOption('culture');
  await text.click();
  const release = await hold(page, '**/ingest/**');
  await give(text, 'paste', [await jpeg('slow.jpg')]);
  await expect(text).toContainText('Uploading slow.jpg...');
  await expect(page.getByText('Saved just now')).toBeVisible();
  const headers = await bearer(request);
  const kept = await request.post('/graphql', {
    headers,
    data: { query: '{ workingCopies(first: 5) { edges { node { changes { field value } } } } }' },
  });
  const keptText = await kept.text();
  expect(keptText).toContain('Trial of a slow picture');
  expect(keptText).toContain('Before.');
  expect(keptText).not.toMatch(/data:|blob:|slow\.jpg/);
  await page.getByRole('button', { name: 'Create Article' }).click();
  await expect(notice(page, 'Still Uploading')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/news\/new/);
  release();
  await expect(text.locator('img[src]')).toHaveCount(1);
});
