import type { Page } from '@playwright/test';
import { article, backups, button, chooseFile, expect, test } from './adminDatabase.ts';
import { expectAccessible } from './axe.ts';
import { notice } from './editor.ts';
import { hold } from './hold.ts';

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin navigation' }).getByRole('link', { name, exact: true });
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

test('seeds nothing twice, requires the phrase for a reset, and restores everything from its backup', async ({
  page,
  database,
}) => {
  const before = await database.statistics();
  await page.goto('/admin/news');
  await expect(page.getByRole('heading', { name: article })).toBeVisible();
  await section(page, 'Database').click();
  await expectCounts(page, before);
  await expect(page.getByText('Healthy', { exact: true })).toBeVisible();
  await expect(lastBackup(page)).toHaveText('Not Available');
  await expect(page.getByText('No backups yet')).toBeVisible();

  await button(page, 'Seed Database').click();
  const question = page.getByRole('alertdialog', { name: 'Seed Database' });
  await expect(question).toContainText('This will add fresh sample data to the database. Continue?');
  let release = await hold(page, '/graphql*');
  await question.getByRole('button', { name: 'Add Sample Data' }).click();
  await expect(question.getByRole('button', { name: 'Seeding Database...' })).toBeDisabled();
  release();
  await expect(notice(page, 'Database Seeded')).toContainText(
    'Database has been seeded with fresh data successfully.',
  );
  await expectCounts(page, before);

  await button(page, 'Reset Database').click();
  const dialog = page.getByRole('dialog', { name: 'Reset Database' });
  await expect(dialog).toContainText(
    'WARNING: This will delete ALL data in the database. This action cannot be undone. Are you sure you want to continue?',
  );
  const phrase = dialog.getByLabel('Type “DELETE ALL DATA” to continue');
  await phrase.fill('delete all data');
  await phrase.press('Enter');
  await expect(button(page, 'Reset Database')).toBeDisabled();
  await phrase.fill('DELETE ALL DATA');
  release = await hold(page, '/graphql*');
  await button(page, 'Reset Database').click();
  await expect(button(page, 'Resetting Database...')).toBeDisabled();
  release();
  await expect(notice(page, 'Database Reset')).toContainText(
    'Database has been reset successfully. Please run the seeding process.',
  );
  await expectCounts(page, { media: before['media'] ?? 0 });
  await expect(lastBackup(page)).not.toHaveText('Not Available');
  await expect(backups(page)).toHaveText([/Before a reset/]);
  // Another section, cached before the reset, shows the server’s current state.
  await section(page, 'News').click();
  await expect(page.getByText('No news articles yet')).toBeVisible();

  await section(page, 'Database').click();
  const time = await backups(page).getByRole('heading').innerText();
  await button(page, `Restore: ${time}`).click();
  const restore = page.getByRole('alertdialog', {
    name: 'Replace all of the site’s content with this backup?',
  });
  await expect(restore).toContainText(time);
  await restore.getByRole('button', { name: 'Restore' }).click();
  await expect(notice(page, 'Database Restored')).toBeVisible();
  await expectCounts(page, before);
  await expect(backups(page)).toHaveText([/Before a restore/, /Before a reset/]);
  await section(page, 'News').click();
  await expect(page.getByRole('heading', { name: article })).toBeVisible();
});

test('reports an unreachable server, and loses nothing', async ({ page, context, database: { archive } }) => {
  await page.goto('/admin/database');
  await expect(page.getByText('Healthy', { exact: true })).toBeVisible();
  await page.route('/graphql*', (route) => route.abort());
  await button(page, 'Seed Database').click();
  await button(page, 'Add Sample Data').click();
  await expect(notice(page, 'Error')).toContainText('Failed to seed database');
  await button(page, 'Reset Database').click();
  const phrase = page.getByLabel('Type “DELETE ALL DATA” to continue');
  await phrase.fill('DELETE ALL DATA');
  await phrase.press('Enter');
  await expect(notice(page, 'Error')).toContainText('Failed to reset database');
  await expect(phrase).toHaveValue('DELETE ALL DATA');
  await button(page, 'Cancel').click();
  await button(page, 'Export').click();
  await expect(notice(page, 'Error')).toContainText('Failed to export database');
  await chooseFile(page, 'archive.json', archive);
  await expect(notice(page, 'Error')).toContainText('Failed to check the file');

  await button(page, 'Check Again').click();
  await expect(page.getByText('No answer', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('The database did not answer.');
  await page.unroute('/graphql*');
  await button(page, 'Check Again').click();
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
    test('passes axe, with nothing cut off', async ({ page, database }) => {
      const expectSound = () => expectAccessible(page);
      await page.goto('/admin/database');
      await expect(page.getByText('Healthy', { exact: true })).toBeVisible();
      await expectSound();
      await button(page, 'Reset Database').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectSound();
      await page.keyboard.press('Escape');
      await database.rename(article, 'Trial of an import');
      await chooseFile(page, 'archive.json', database.archive);
      await expect(page.getByText('1 changed', { exact: true })).toBeVisible();
      await button(page, 'Export').click();
      await expect(backups(page)).toHaveCount(1);
      await expectSound();
      await chooseFile(page, 'spoilt.json', database.archive.replaceAll('"titleEn":', '"title":'));
      await expect(page.getByText('spoilt.json cannot be imported').first()).toBeVisible();
      await expectSound();
    });
  });
}
