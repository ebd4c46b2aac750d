import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { databaseOf } from './adminDatabase.ts';
import { bearer, notice, signIn } from './editor.ts';
import { expect, test } from './test.ts';

const article = 'How to wash, dry, iron and store batik';
let headers: { Authorization: string };
let archive: string;

test.beforeEach(async ({ page, request }) => {
  headers = await bearer(request);
  const database = databaseOf(request, headers);
  archive = await database.exported();
  await database.deleteBackups();
  await signIn(page);
});

/** The other tests find everything as it was, whatever happened here. */
test.afterEach(async ({ page, playwright, baseURL }) => {
  // Nothing of it may still be under way.
  await page.close();
  // A connection that was idle while a test waited may just be closing.
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const database = databaseOf(request, headers);
  await database.bringBack(archive);
  await database.deleteBackups();
  await request.dispose();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin navigation' }).getByRole('link', { name, exact: true });
const backups = (page: Page) => page.getByRole('list', { name: 'Stored backups' }).getByRole('listitem');
const lastBackup = (page: Page) =>
  page.getByRole('region', { name: 'Database Health' }).getByRole('definition').nth(2);

async function expectCounts(page: Page, counts: Record<string, number>) {
  const { content = 0, news = 0, partners = 0, communities = 0, batikPatterns = 0, media = 0 } = counts;
  const six = [content, news, partners, communities, batikPatterns, media];
  const status = page.getByRole('region', { name: 'Database Status' });
  await expect(status.getByRole('definition')).toHaveText(six.map(String));
  const health = page.getByRole('region', { name: 'Database Health' });
  await expect(health.getByRole('definition').nth(1)).toHaveText(String(six.reduce((sum, n) => sum + n, 0)));
}

/** Holds requests back until they are let go, so that what shows meanwhile can be seen. */
async function holdRequests(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('/graphql', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

const chooseFile = (page: Page, name: string, content: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });

test('seeding adds nothing twice; a reset wants its phrase, and its backup brings everything back', async ({
  page,
  request,
}) => {
  const database = databaseOf(request, headers);
  const before = await database.statistics();
  await section(page, 'News').click();
  await expect(page.getByRole('heading', { name: article })).toBeVisible();
  await section(page, 'Database').click();
  await expectCounts(page, before);
  await expect(page.getByText('Healthy', { exact: true })).toBeVisible();
  await expect(lastBackup(page)).toHaveText('Not Available');
  await expect(page.getByText('No backups yet')).toBeVisible();

  await button(page, 'Seed Database').click();
  const question = page.getByRole('alertdialog', { name: 'Seed Database' });
  await expect(question).toContainText('This will add fresh sample data to the database. Continue?');
  let letGo = await holdRequests(page);
  await question.getByRole('button', { name: 'Add sample data' }).click();
  await expect(question.getByRole('button', { name: 'Seeding Database...' })).toBeDisabled();
  letGo();
  await expect(notice(page, 'Database Seeded')).toContainText(
    'Database has been seeded with fresh data successfully.',
  );
  await expectCounts(page, before);

  await button(page, 'Reset Database').click();
  const dialog = page.getByRole('dialog', { name: 'Reset Database' });
  await expect(dialog).toContainText(
    'WARNING: This will delete ALL data in the database. This action cannot be undone. Are you sure you want to continue?',
  );
  const phrase = dialog.getByLabel('Type “DELETE ALL DATA” to go on');
  await phrase.fill('delete all data');
  await phrase.press('Enter');
  await expect(button(page, 'Reset Database')).toBeDisabled();
  await phrase.fill('DELETE ALL DATA');
  letGo = await holdRequests(page);
  await button(page, 'Reset Database').click();
  await expect(button(page, 'Resetting Database...')).toBeDisabled();
  letGo();
  await expect(notice(page, 'Database Reset')).toContainText(
    'Database has been reset successfully. Please run the seeding process.',
  );
  await expectCounts(page, { media: before['media'] ?? 0 });
  await expect(lastBackup(page)).not.toHaveText('Not Available');
  await expect(backups(page)).toHaveText([/Before a reset/]);
  // Another section was loaded before, and still agrees with the server.
  await section(page, 'News').click();
  await expect(page.getByText('No news articles yet')).toBeVisible();

  await section(page, 'Database').click();
  const time = await backups(page).getByRole('heading').innerText();
  await button(page, `Restore: ${time}`).click();
  const restore = page.getByRole('alertdialog', { name: 'Replace all content of the site by this backup?' });
  await expect(restore).toContainText(time);
  await restore.getByRole('button', { name: 'Restore' }).click();
  await expect(notice(page, 'Database Restored')).toBeVisible();
  await expectCounts(page, before);
  await expect(backups(page)).toHaveText([/Before a restore/, /Before a reset/]);
  await section(page, 'News').click();
  await expect(page.getByRole('heading', { name: article })).toBeVisible();
});

test('what was exported shows what it would change, and brings it back', async ({ page, request }) => {
  const database = databaseOf(request, headers);
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
  await expect(
    changes.filter({ hasText: /changed|added|removed/ }).filter({ hasText: /\d (?!unch)/ }),
  ).toHaveCount(1);
  await button(page, 'Import this file').click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(name);
  await expect(dialog).toContainText('0 added, 1 changed, 0 removed.');
  expect(await database.titles()).toContain('Trial of an import');
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(notice(page, 'Database Imported')).toBeVisible();
  expect(await database.titles()).toContain(article);

  await chooseFile(page, name, exported);
  await expect(page.getByText('there is nothing to import')).toBeVisible();
  await expect(button(page, 'Import this file')).toHaveCount(0);

  await expect(backups(page)).toHaveText([/Before an import/, /Exported/]);
  const time = await backups(page).last().getByRole('heading').innerText();
  const again = page.waitForEvent('download');
  await button(page, `Download: ${time}`).click();
  expect(await readFile(await (await again).path(), 'utf8')).toBe(exported);
  await button(page, `Delete: ${time}`).click();
  await expect(dialog).toContainText('Are you sure you want to delete this backup?');
  await expect(dialog).toContainText(time);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Success')).toContainText('Backup deleted successfully');
  await expect(backups(page)).toHaveText([/Before an import/]);
});

test('a file that is no sound archive is told in clear words', async ({ page }) => {
  await page.goto('/admin/database');
  const transfer = page.getByRole('region', { name: 'Export and Import' });
  await chooseFile(page, 'broken.json', archive.slice(0, -10));
  await expect(transfer).toContainText('broken.json cannot be imported');
  await expect(transfer).toContainText('The file is broken: it is not valid JSON.');
  await chooseFile(page, 'newer.json', archive.replace('"version":1', '"version":2'));
  await expect(transfer).toContainText('The archive comes from a newer version of the site.');

  const spoilt = JSON.parse(archive) as { entities: Record<string, Record<string, unknown>[]> };
  Object.assign(spoilt.entities['partners']?.[1] ?? {}, { websiteUrl: 'javascript:alert(1)' });
  delete spoilt.entities['news']?.[3]?.['titleEn'];
  await chooseFile(page, 'spoilt.json', JSON.stringify(spoilt));
  await expect(transfer.getByRole('list').getByRole('listitem')).toHaveText([
    'News, row 4, titleEn is missing.',
    /^Partners, row 2, websiteUrl cannot be used as it is\./,
  ]);

  const folder = await mkdtemp(join(tmpdir(), 'large-'));
  const large = await open(join(folder, 'large.json'), 'w');
  await large.truncate(65 * 1024 * 1024);
  await large.close();
  await page.locator('input[type=file]').setInputFiles(join(folder, 'large.json'));
  await expect(transfer).toContainText('The file is too large: it has 65.00 MB');
  await rm(folder, { recursive: true });

  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['{"a": 1}'], 'dropped.json', { type: 'application/json' }));
    return transfer;
  });
  await page.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(transfer).toContainText('dropped.json cannot be imported');
  await expect(transfer).toContainText('This file is no archive of this site.');
});

test('a server out of reach is told honestly, and nothing is lost', async ({ page, context }) => {
  await page.goto('/admin/database');
  await expect(page.getByText('Healthy', { exact: true })).toBeVisible();
  await page.route('/graphql', (route) => route.abort());
  await button(page, 'Seed Database').click();
  await button(page, 'Add sample data').click();
  await expect(notice(page, 'Error')).toContainText('Failed to seed database');
  await button(page, 'Reset Database').click();
  const phrase = page.getByLabel('Type “DELETE ALL DATA” to go on');
  await phrase.fill('DELETE ALL DATA');
  await phrase.press('Enter');
  await expect(notice(page, 'Error')).toContainText('Failed to reset database');
  await expect(phrase).toHaveValue('DELETE ALL DATA');
  await button(page, 'Cancel').click();
  await button(page, 'Export').click();
  await expect(notice(page, 'Error')).toContainText('Failed to export database');
  await chooseFile(page, 'archive.json', archive);
  await expect(notice(page, 'Error')).toContainText('Failed to check the file');

  await button(page, 'Check again').click();
  await expect(page.getByText('No answer', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('The database could not be asked.');
  await page.unroute('/graphql');
  await button(page, 'Check again').click();
  await expect(page.getByText('Healthy', { exact: true })).toBeVisible();

  const links = page.getByRole('region', { name: 'Quick Links' }).getByRole('link');
  await expect(links).toHaveText([/^Content/, /^News/, /^Partners/, /^Communities/]);
  for (const link of await links.all()) await expect(link).toHaveAttribute('rel', 'noopener');
  const opening = context.waitForEvent('page');
  await links.nth(2).click();
  await expect(await opening).toHaveURL('/admin/partners');
});

for (const [colorScheme, width] of [
  ['dark', 360],
  ['light', 1440],
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });
    test('axe finds nothing, and nothing is cut off', async ({ page, request }) => {
      const expectSound = async () => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      };
      await page.goto('/admin/database');
      await expect(page.getByText('Healthy', { exact: true })).toBeVisible();
      await expectSound();
      await button(page, 'Reset Database').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectSound();
      await page.keyboard.press('Escape');
      await databaseOf(request, headers).rename(article, 'Trial of an import');
      await chooseFile(page, 'archive.json', archive);
      await expect(page.getByText('1 changed', { exact: true })).toBeVisible();
      await button(page, 'Export').click();
      await expect(backups(page)).toHaveCount(1);
      await expectSound();
      await chooseFile(page, 'spoilt.json', archive.replaceAll('"titleEn":', '"title":'));
      await expect(page.getByText('spoilt.json cannot be imported').first()).toBeVisible();
      await expectSound();
    });
  });
}
