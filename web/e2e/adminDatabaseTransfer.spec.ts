import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { article, backups, button, chooseFile, expect, test } from './adminDatabase.ts';
import { notice } from './editor.ts';

test('previews the changes of an exported file, and restores from it', async ({ page, database }) => {
  await page.goto('/admin/database');
  const downloading = page.waitForEvent('download');
  await button(page, 'Export').click();
  const download = await downloading;
  const name = download.suggestedFilename();
  expect(name).toMatch(/^batik-pageant-\d{4}-\d{2}-\d{2}\.json$/);
  await expect(notice(page, 'Database Exported')).toContainText(name);
  const exported = await readFile(await download.path(), 'utf8');

  await database.rename(article, 'Trial of an import');
  await chooseFile(page, name, exported);
  const changes = page.getByRole('list', { name: 'Changes by kind' }).getByRole('listitem');
  await expect(changes.filter({ hasText: 'News' })).toContainText('1 changed');
  await expect(changes.filter({ hasText: /\d (?!unchanged)/ })).toHaveCount(1);
  await button(page, 'Import This File').click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(name);
  await expect(dialog).toContainText('0 added, 1 changed, 0 removed.');
  expect(await database.titles()).toContain('Trial of an import');
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(notice(page, 'Database Imported')).toBeVisible();
  expect(await database.titles()).toContain(article);

  await chooseFile(page, name, exported);
  await expect(page.getByText('There is nothing to import')).toBeVisible();
  await expect(button(page, 'Import This File')).toHaveCount(0);

  await expect(backups(page)).toHaveText([/Before an import/, /Exported/]);
  // Both may have been made in the same second, which is their name.
  const backup = backups(page).last();
  const time = await backup.getByRole('heading').innerText();
  const again = page.waitForEvent('download');
  await backup.getByRole('button', { name: `Download: ${time}` }).click();
  expect(await readFile(await (await again).path(), 'utf8')).toBe(exported);
  await backup.getByRole('button', { name: `Delete: ${time}` }).click();
  await expect(dialog).toContainText('Are you sure you want to delete this backup?');
  await expect(dialog).toContainText(time);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Success')).toContainText('Backup deleted successfully');
  await expect(backups(page)).toHaveText([/Before an import/]);
});

test('explains why a file is not a valid archive', async ({ page, database: { archive } }) => {
  await page.goto('/admin/database');
  const transfer = page.getByRole('region', { name: 'Export and Import' });
  await chooseFile(page, 'broken.json', archive.slice(0, -10));
  await expect(transfer).toContainText('broken.json cannot be imported');
  await expect(transfer).toContainText('The file is damaged (not valid JSON).');
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'pic.png', mimeType: 'image/png', buffer: jpeg });
  await expect(transfer).toContainText('pic.png cannot be imported');
  await expect(transfer).toContainText('This file is not an archive of this site.');
  await chooseFile(page, 'newer.json', archive.replace('"version":1', '"version":2'));
  await expect(transfer).toContainText('The archive comes from a newer version of the site.');

  const spoilt = JSON.parse(archive) as { entities: Record<string, Record<string, unknown>[]> };
  Object.assign(spoilt.entities['partners']?.[1] ?? {}, { websiteUrl: 'javascript:alert(1)' });
  delete spoilt.entities['news']?.[3]?.['titleEn'];
  await chooseFile(page, 'spoilt.json', JSON.stringify(spoilt));
  await expect(transfer.getByRole('list').getByRole('listitem')).toHaveText([
    'News, row 4, titleEn is missing.',
    /^Partners, row 2, websiteUrl is not valid\./,
  ]);

  const folder = await mkdtemp(join(tmpdir(), 'large-'));
  const large = await open(join(folder, 'large.json'), 'w');
  await large.truncate(65 * 1024 * 1024);
  await large.close();
  await page.locator('input[type=file]').setInputFiles(join(folder, 'large.json'));
  await expect(transfer).toContainText('The file is too large: 65.00 MB');
  await rm(folder, { recursive: true });

  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['{"a": 1}'], 'dropped.json', { type: 'application/json' }));
    return transfer;
  });
  await page.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(transfer).toContainText('dropped.json cannot be imported');
  await expect(transfer).toContainText('This file is not an archive of this site.');
});

test('exports the whole site with its pictures, and imports it again', async ({ page, database }) => {
  await page.goto('/admin/database');
  const downloading = page.waitForEvent('download');
  await button(page, 'Export with Pictures').click();
  const download = await downloading;
  const name = download.suggestedFilename();
  expect(name).toMatch(/^batik-pageant-\d{4}-\d{2}-\d{2}\.tar$/);
  const bytes = await readFile(await download.path());
  await database.rename(article, 'Trial of an import');
  const input = page.locator('input[type=file]');
  const dialog = page.getByRole('alertdialog');
  const importFile = async (buffer: Buffer) => {
    await input.setInputFiles({ name, mimeType: 'application/x-tar', buffer });
    await button(page, 'Import This File').click();
    await dialog.getByRole('button', { name: 'Import' }).click();
  };
  await importFile(bytes.subarray(0, -2048));
  await expect(page.getByText('was cut off')).toBeVisible();
  expect(await database.titles()).toContain('Trial of an import');
  await importFile(bytes);
  await expect(notice(page, 'Database Imported')).toBeVisible();
  expect(await database.titles()).toContain(article);
});
