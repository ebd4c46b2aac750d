import { expectAccessible } from './axe.ts';
import { notice, signIn } from './editor.ts';
import { expect, test } from './test.ts';
import { addPartners, gold, removeTrials, shown } from './trialPartners.ts';

test.beforeEach(({ page }) => signIn(page));

test.afterEach(({ request }) => removeTrials(request));

test('adds, changes and deletes a partner, which visitors see while it is active', async ({ page }) => {
  await page.goto('/admin/partners');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Platinum Partners (3)',
    'Gold Partners (3)',
    'Silver Partners (4)',
  ]);
  await page.getByRole('link', { name: 'Add Partner' }).click();
  await expect(page.getByLabel('Tier')).toHaveValue('silver');
  await expect(page.getByRole('switch', { name: 'Active' })).toBeChecked();
  await page.getByLabel('Name').fill('Trial of the loom');
  await page.getByRole('textbox', { name: 'Logo' }).fill('/api/placeholder/320/160?seed=trial');
  await page.getByLabel('Website').fill('https://example.org/loom');
  await page.getByRole('button', { name: 'Create Partner' }).click();
  await expect(notice(page, 'Success')).toContainText('Partner created successfully');
  await expect(page).toHaveURL('/admin/partners');
  const silver = page.getByRole('region', { name: 'Silver Partners (5)' });
  await expect(silver.getByRole('listitem').last()).toContainText('Trial of the loom');
  await expect(silver.getByRole('listitem').last()).toContainText('Active');
  expect(await (await page.request.get('/partners')).text()).toContain('Trial of the loom');

  await page.getByRole('link', { name: 'Edit: Trial of the loom' }).click();
  await page.getByLabel('Tier').selectOption('gold');
  await page.getByRole('switch', { name: 'Active' }).uncheck();
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect(notice(page, 'Success')).toContainText('Partner updated successfully');
  const row = gold(page).getByRole('listitem').last();
  await expect(row).toContainText('Trial of the loom');
  await expect(row).toContainText('Inactive');
  await expect(page.getByRole('region', { name: 'Silver Partners (4)' })).toBeVisible();
  expect(await (await page.request.get('/partners')).text()).not.toContain('Trial of the loom');

  await row.getByRole('button', { name: 'Delete: Trial of the loom' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure you want to delete this partner?');
  await expect(dialog).toContainText('Trial of the loom');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Delete: Trial of the loom' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Success')).toContainText('Partner deleted successfully');
  await expect(page.getByRole('region', { name: 'Gold Partners (3)' })).toBeVisible();
});

test('reports missing fields and failures, and keeps the input', async ({ page, request }) => {
  await addPartners(request, 'Trial house');
  await page.goto('/admin/partners/new');
  await page.getByRole('button', { name: 'Create Partner' }).click();
  await expect(notice(page, 'Validation Error')).toContainText('Please fill in all required fields');
  await expect(page.getByText('This field is required.')).toHaveCount(2);
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Trial of the wax');
  await page.getByRole('textbox', { name: 'Logo' }).fill('/trial.svg');
  await page.getByLabel('Website').fill('ftp://example.org');
  await page.getByRole('button', { name: 'Create Partner' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to create partner');
  await expect(page.getByText('Enter an address that starts with “https://” or “http://”.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Trial of the wax');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'Edit: Trial house' }).click();
  await page.getByLabel('Description').fill('Where trials live.');
  await page.route('**/graphql*', (route) => route.abort());
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to update partner');
  await expect(page.getByLabel('Description')).toHaveValue('Where trials live.');
  await page.unroute('**/graphql*');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect(page).toHaveURL('/admin/partners');
  await page.getByRole('button', { name: 'Delete: Trial house' }).click();
  await page.route('**/graphql*', (route) => route.abort());
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to delete partner');
  await expect(shown(page)).toHaveText(['Trial house']);
});

test('reports an empty tier', async ({ page }) => {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const answer = (await response.json()) as { data?: { rows?: { edges: object[] } } };
    if (answer.data?.rows) answer.data.rows.edges = [];
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/admin/partners');
  for (const tier of ['platinum', 'gold', 'silver'])
    await expect(page.getByText(`No ${tier} partners yet.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Gold Partners (0)' })).toBeVisible();
});

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1440, 'light'],
] as const) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({
      colorScheme,
      viewport: { width, height: 900 },
    });
    test('passes axe, without sideways scrolling', async ({ page }) => {
      const look = () => expectAccessible(page);
      await page.goto('/admin/partners');
      await page
        .getByRole('button', { name: /^Delete: / })
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await look();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await page
        .getByRole('button', { name: /^Move: / })
        .first()
        .click();
      await page.getByRole('button', { name: /^Down: / }).click();
      await look();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: /^Down: / })).toHaveCount(0);
      await page.goto('/admin/partners/new');
      await page.getByRole('button', { name: 'Create Partner' }).click();
      await expect(page.getByText('This field is required.')).toHaveCount(2);
      await look();
    });
  });
}
