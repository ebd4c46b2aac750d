import { expectAccessible } from './axe.ts';
import { bearer, fillText, notice, signIn } from './editor.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ page }) => signIn(page));

test.afterEach(async ({ request }) => {
  const headers = await bearer(request);
  const listed = await request.get('/api/news?search=Trial&language=en', { headers });
  for (const { id } of (await listed.json()) as { id: number }[])
    await request.delete(`/api/news/${id}`, { headers });
});

test('finds what stops an article, leads to it, and publishes once it is mended or overridden', async ({
  page,
}) => {
  await page.goto('/admin/news/new');
  const check = page.getByRole('region', { name: 'Launch check' });
  await fillText(page, 'Title', 'Trial of the vats', 'Uji bak celup');
  await fillText(page, 'Content', 'See [the news](/nowhere) of the dyers.', 'Pakai tjanting dari Lasem.');
  await page.getByLabel('Category').selectOption('culture');
  await page.getByRole('tab', { name: 'Checks' }).click();
  await check.getByRole('button', { name: 'Content (English): Readers find nothing at /nowhere' }).click();
  const english = page.getByRole('group', { name: 'Content' }).getByLabel('English', { exact: true });
  await expect(english).toBeFocused();
  await expectAccessible(page);

  const create = page.getByRole('button', { name: 'Create Article' });
  const stopped = page.getByRole('dialog', { name: 'Not published yet' });
  await create.click();
  await expect(stopped.getByText('Readers find nothing at /nowhere')).toBeVisible();
  await expectAccessible(page);
  await stopped.getByRole('button', { name: 'Back to the Article' }).click();
  await expect(stopped).toHaveCount(0);

  await page.getByRole('button', { name: 'Replace “tjanting” with “canting”' }).click();
  await english.fill('See [the news](/news) of the dyers.');
  await expect(check.getByRole('button', { name: /nowhere/ })).toHaveCount(0);
  await create.click();
  await expect(notice(page, 'Success')).toContainText('News article created successfully');
  const row = page
    .getByRole('list', { name: 'News articles' })
    .getByRole('article')
    .filter({ hasText: 'Trial of the vats' });

  await row.getByRole('link', { name: '1 to mend: Trial of the vats' }).click();
  await expect(check.getByRole('button', { name: 'Image URL: No picture' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Content' }).getByLabel('Indonesian')).toHaveText(
    'Pakai canting dari Lasem.',
  );
  await fillText(page, 'Content', 'See [the news](/nowhere) of the dyers.', 'Pakai canting dari Lasem.');
  await page.getByRole('button', { name: 'Update Article' }).click();
  await stopped.getByRole('button', { name: 'Publish Anyway' }).click();
  await expect(notice(page, 'Success')).toContainText('News article updated successfully');
  await row.getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Published despite the launch check:')).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /^Content \(English\): Readers find nothing at \/nowhere$/ }),
  ).toHaveCount(1);
});

test('a replaced word comes back with Ctrl+Z', async ({ page }) => {
  await page.goto('/admin/news/new');
  const title = page.getByRole('group', { name: 'Title' }).getByLabel('English', { exact: true });
  await title.pressSequentially('A tjanting of ours');
  const replace = page.getByRole('button', { name: 'Replace “tjanting” with “canting”' });
  await replace.click();
  await expect(title).toHaveValue('A canting of ours');
  await expect(title).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(title).toHaveValue('A tjanting of ours');
  await expect(replace).toBeVisible();
});
