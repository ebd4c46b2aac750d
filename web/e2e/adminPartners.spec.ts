import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { bearer, notice, signIn } from './editor.ts';
import { expect, test } from './test.ts';

interface Stored {
  id: number;
  name: string;
  tier: string;
}

const partners = async (request: APIRequestContext) =>
  (await (await request.get('/api/partners', { headers: await bearer(request) })).json()) as Stored[];

async function add(request: APIRequestContext, ...names: string[]): Promise<void> {
  const headers = await bearer(request);
  for (const name of names)
    await request.post('/api/partners', { headers, data: { name, tier: 'gold', logoUrl: '/trial.svg' } });
}

/** The partners that tests added, in the order of the server. */
const trials = async (request: APIRequestContext) =>
  (await partners(request)).map(({ name }) => name).filter((name) => name.startsWith('Trial'));

const gold = (page: Page) => page.getByRole('region', { name: /^Gold Partners/ });
const shown = (page: Page) => gold(page).getByRole('heading', { level: 3, name: /^Trial/ });
const grip = (page: Page, name: string) => page.getByRole('button', { name: `Move: ${name}` });

test.beforeEach(({ page }) => signIn(page));

/** Every test removes what it added. */
test.afterEach(async ({ request }) => {
  const headers = await bearer(request);
  for (const { id, name } of await partners(request))
    if (name.startsWith('Trial')) await request.delete(`/api/partners/${id}`, { headers });
});

test('a partner is added, changed and deleted, and visitors see it while it is active', async ({ page }) => {
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
  await page.keyboard.press('ControlOrMeta+s');
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

test('what is missing and what fails is told, and nothing typed is lost', async ({ page, request }) => {
  await add(request, 'Trial house');
  await page.goto('/admin/partners/new');
  await page.getByRole('button', { name: 'Create Partner' }).click();
  await expect(notice(page, 'Validation Error')).toContainText('Please fill in all required fields');
  await expect(page.getByText('This field is required.')).toHaveCount(2);
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Trial of the wax');
  await page.getByRole('textbox', { name: 'Logo' }).fill('/trial.svg');
  await page.getByLabel('Website').fill('example.org');
  await page.getByRole('button', { name: 'Create Partner' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to create partner');
  await expect(page.getByText('Give an address that starts with “https://” or “http://”.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Trial of the wax');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();

  await page.getByRole('link', { name: 'Edit: Trial house' }).click();
  await page.getByLabel('Description').fill('Where trials live.');
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to update partner');
  await expect(page.getByLabel('Description')).toHaveValue('Where trials live.');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect(page).toHaveURL('/admin/partners');
  await page.getByRole('button', { name: 'Delete: Trial house' }).click();
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to delete partner');
  await expect(shown(page)).toHaveText(['Trial house']);
});

test('a tier is put in order by keyboard, by buttons and by dragging', async ({ page, request }) => {
  await add(request, 'Trial A', 'Trial B', 'Trial C');
  await page.goto('/admin/partners');
  const told = gold(page).locator('[aria-live]');

  await grip(page, 'Trial C').focus();
  await page.keyboard.press('Space');
  await expect(told).toContainText('Trial C is lifted, place 6 of 6.');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(told).toHaveText('Trial C: place 4 of 6.');
  await page.keyboard.press('Escape');
  await expect(told).toHaveText('Trial C stays at place 6 of 6.');
  await expect(shown(page)).toHaveText(['Trial A', 'Trial B', 'Trial C']);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(told).toHaveText('Trial C is put down at place 4 of 6.');
  await expect(shown(page)).toHaveText(['Trial C', 'Trial A', 'Trial B']);
  await expect(grip(page, 'Trial C')).toBeFocused();
  await expect.poll(() => trials(request)).toEqual(['Trial C', 'Trial A', 'Trial B']);

  await grip(page, 'Trial A').click();
  await page.getByRole('button', { name: 'Down: Trial A' }).click();
  await page.getByRole('button', { name: 'Put down here: Trial A' }).click();
  await expect(shown(page)).toHaveText(['Trial C', 'Trial B', 'Trial A']);
  await expect(grip(page, 'Trial A')).toBeFocused();
  await expect.poll(() => trials(request)).toEqual(['Trial C', 'Trial B', 'Trial A']);

  await grip(page, 'Trial A').hover();
  await page.mouse.down();
  const target = await grip(page, 'Trial C').boundingBox();
  await page.mouse.move(target?.x ?? 0, target?.y ?? 0, { steps: 5 });
  await expect(grip(page, 'Trial A')).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.up();
  await expect(shown(page)).toHaveText(['Trial A', 'Trial C', 'Trial B']);
  await expect.poll(() => trials(request)).toEqual(['Trial A', 'Trial C', 'Trial B']);
  await page.reload();
  await expect(shown(page)).toHaveText(['Trial A', 'Trial C', 'Trial B']);
  const visible = await (await page.request.get('/partners')).text();
  expect(visible.indexOf('Trial A')).toBeLessThan(visible.indexOf('Trial C'));
});

test('an order that cannot be saved is taken back', async ({ page, request }) => {
  await add(request, 'Trial A', 'Trial B');
  await page.goto('/admin/partners');
  const swap = async () => {
    await grip(page, 'Trial B').focus();
    for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  };
  await page.route('**/graphql', (route) => route.abort());
  await swap();
  await expect(notice(page, 'Error')).toContainText('Failed to save the order. It is as it was before.');
  await expect(shown(page)).toHaveText(['Trial A', 'Trial B']);
  await page.unroute('**/graphql');

  // Somebody else adds a partner meanwhile: it is shown, and the order is theirs.
  await add(request, 'Trial C');
  await swap();
  await expect(notice(page, 'Error')).toContainText('Failed to save the order.');
  await expect(shown(page)).toHaveText(['Trial A', 'Trial B', 'Trial C']);
  await swap();
  await expect.poll(() => trials(request)).toEqual(['Trial B', 'Trial A', 'Trial C']);
});

test('an empty tier says so', async ({ page }) => {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const answer = (await response.json()) as { data?: { partners?: { edges: object[] } } };
    if (answer.data?.partners) answer.data.partners.edges = [];
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
    // What is half faded in has not its colours yet.
    test.use({
      colorScheme,
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
    });
    test('the section has nothing for axe and scrolls down only', async ({ page }) => {
      const look = async () => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      };
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
