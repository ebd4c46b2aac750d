import type { Page } from '@playwright/test';
import { card, choose, deleteImages, file, jpeg, openLibrary, uploads } from './adminImages.ts';
import { expectAccessible } from './axe.ts';
import { notice } from './editor.ts';
import { expect, test } from './test.ts';

test.beforeEach(openLibrary);
test.afterEach(deleteImages);

/** Records the titles of all notices; each stays until the next one replaces it. */
async function watchNotices(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const watched = window as unknown as { notices: string[] };
    watched.notices = [];
    new MutationObserver(() => {
      const title = document.querySelector('li[data-state="open"] div > div')?.textContent;
      if (title && title !== watched.notices.at(-1)) watched.notices.push(title);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { notices: string[] }).notices);
}

test('uploads several files one after another, and continues after invalid ones', async ({ page }) => {
  await expect(page.getByText('No images uploaded yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload Your First Image' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Upload Guidelines' })).toContainText(
    'Maximum file size1 MBFormatsJPEG/JPG, PNG, WebP, GIFRecommended resolution1920x1080Aspect ratio for banners16:9',
  );
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/ingest/**', async (route) => {
    await held;
    await route.continue();
  });
  const notices = await watchNotices(page);
  await choose(
    page,
    await jpeg('first.jpg'),
    file('notes.txt', 'text/plain', Buffer.from('No picture.')),
    file('huge.png', 'image/png', Buffer.alloc(1_048_577)),
    file('page.png', 'image/png', Buffer.from('<!doctype html>')),
    await jpeg('last.jpg'),
  );
  await expect(uploads(page)).toHaveText([
    /^first\.jpgUploading\.\.\. \d+%$/,
    'notes.txtWaiting',
    'huge.pngWaiting',
    'page.pngWaiting',
    'last.jpgWaiting',
  ]);
  await expect(page.getByRole('progressbar', { name: 'Upload progress: first.jpg' })).toBeVisible();
  release();
  await expect(uploads(page)).toHaveText([
    'first.jpgUpload Successful',
    'notes.txtInvalid Filenotes.txt is not an image file',
    'huge.pngFile Too Largehuge.png is larger than 1MB',
    'page.pngUpload FailedFailed to upload page.png: page.png is not an image file',
    'last.jpgUpload Successful',
  ]);
  await expect(notice(page, 'Upload Successful')).toContainText('last.jpg uploaded successfully');
  expect(await notices()).toEqual([
    'Upload Successful',
    'Invalid File',
    'File Too Large',
    'Upload Failed',
    'Upload Successful',
  ]);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['last.jpg', 'first.jpg']);
  await expect(page.locator('input[type="file"]').first()).toHaveValue('');
  await page.getByRole('button', { name: 'Clear List' }).click();
  await expect(page.getByRole('region', { name: 'Uploads' })).toHaveCount(0);

  // The connection breaks during the upload.
  await page.unroute('**/ingest/**');
  await page.route('**/ingest/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await choose(page, await jpeg('lost.jpg'));
  await expect(notice(page, 'Upload Error')).toContainText('An error occurred during upload');
  await expect(uploads(page)).toHaveText([/^lost\.jpgUpload Error/]);
});

test('explains in the reader’s language why a file was rejected', async ({ page }) => {
  await page.goto('/admin/images?lang=id');
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles(file('rusak.jpg', 'image/jpeg', Buffer.from('<!doctype html>')));
  await expect(
    page.getByText('Gagal mengunggah rusak.jpg: rusak.jpg bukan berkas gambar').first(),
  ).toBeVisible();
  await input.setInputFiles(file('motif.svg', 'image/svg+xml', Buffer.from('<svg/>')));
  await expect(
    page.getByText('Gagal mengunggah motif.svg: motif.svg bukan berkas gambar').first(),
  ).toBeVisible();
});

test('accepts dropped files, and reports a failed list and a missing picture', async ({ page }) => {
  const { buffer } = await jpeg('dropped.jpg');
  const transfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const dropped = new DataTransfer();
    dropped.items.add(new File([bytes], 'dropped.jpg', { type: 'image/jpeg' }));
    return dropped;
  }, buffer.toString('base64'));
  const target = page.getByRole('region', { name: 'Upload Guidelines' });
  await target.dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(page.getByText('Drop the images to upload them')).toBeVisible();
  await target.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByText('Drop the images to upload them')).toHaveCount(0);
  await expect(card(page, 'dropped.jpg')).toBeVisible();

  await page.route('**/graphql*', (route) =>
    route.fulfill({ json: { data: null, errors: [{ message: 'The database is resting.' }] } }),
  );
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(notice(page, 'Load Failed')).toContainText('Failed to load images: The database is resting.');
  await expect(card(page, 'dropped.jpg')).toBeVisible();
  await page.unroute('**/graphql*');
  await page.route('**/graphql*', (route) => route.abort());
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(notice(page, 'Load Error')).toContainText('An error occurred while loading images');

  // Without cached data, the section still appears and offers a retry.
  await page.getByLabel('Search by name or description').fill('dropped');
  await expect(page.getByText('The images could not be loaded')).toBeVisible();
  await page.unroute('**/graphql*');
  await page.route('/images/**', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(card(page, 'dropped.jpg')).toContainText('Image not found');
});

test('uploads a form’s picture in its picker and chooses it by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/news/new');
  const address = page.getByRole('textbox', { name: 'Image URL' });
  const choose = page.getByRole('button', { name: 'Choose from Library: Image URL' });
  // The picker is above the drawer with the details.
  await page.getByRole('button', { name: /^Details/ }).press('Enter');
  await choose.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Choose an Image' });
  await expect(picker.getByText('No images uploaded yet')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await picker.getByRole('button', { name: 'Upload', exact: true }).click();
  await (await chooser).setFiles([await jpeg('older.jpg'), await jpeg('newer.jpg')]);
  await expect(picker.getByRole('option', { name: 'newer.jpg' })).toBeFocused();
  await expect(notice(page, 'Upload Successful')).toContainText('newer.jpg uploaded successfully');
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(picker.getByRole('option', { name: 'older.jpg' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(picker).toHaveCount(0);
  await expect(address).toHaveValue(/^\/images\/\d+_older\.jpg$/);
  await expect(choose).toBeFocused();
  await page.getByRole('button', { name: 'Clear: Image URL' }).click();
  await expect(address).toHaveValue('');
});
