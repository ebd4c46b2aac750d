import { expectAccessible } from './axe.ts';
import { bearer, fillText, signIn } from './editor.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ page }) => signIn(page));

test.afterEach(async ({ request }) => {
  const headers = await bearer(request);
  const query = '{ workingCopies(first: 100) { edges { node { entity newKey revision titleEn } } } }';
  const answer = await request.post('/graphql', { headers, data: { query } });
  const { data } = (await answer.json()) as {
    data: {
      workingCopies: {
        edges: { node: { entity: string; newKey: string; revision: number; titleEn: string } }[];
      };
    };
  };
  for (const { node } of data.workingCopies.edges)
    if (node.titleEn.startsWith('Trial')) {
      const { entity, newKey, revision } = node;
      const discard = `mutation ($newKey: String, $revision: Int!) { discardWorkingCopy(entity: ${entity}, newKey: $newKey, revision: $revision) { __typename } }`;
      await request.post('/graphql', { headers, data: { query: discard, variables: { newKey, revision } } });
    }
});

test('shows what is typed as readers will see it, and by a link without an account until it ends', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/news/new');
  await fillText(page, 'Title', 'Trial of eyes', 'Uji mata');
  await fillText(page, 'Content', 'Seen **before** it is out.', 'Terlihat **sebelum** terbit.');
  await page.getByRole('button', { name: 'Preview' }).click();
  const panel = page.getByRole('complementary', { name: 'As readers will see it' });
  const shown = panel.frameLocator('iframe');
  await expect(shown.getByRole('heading', { name: 'Trial of eyes' })).toBeVisible();
  await expect(shown.locator('strong', { hasText: 'before' })).toBeVisible();
  await expect(shown.getByText('Preview: not public.')).toBeVisible();
  await panel.getByRole('button', { name: 'Bahasa Indonesia' }).click();
  await panel.getByRole('button', { name: 'Dark' }).click();
  await expect(shown.getByRole('heading', { name: 'Uji mata' })).toBeVisible();
  await expect(shown.locator('html')).toHaveClass('dark');
  expect(await shown.locator('html').evaluate(() => window.innerWidth)).toBe(360);

  // Typing goes on beside it.
  await fillText(page, 'Title', 'Trial of eyes', 'Uji mata kedua');
  await expect(shown.getByRole('heading', { name: 'Uji mata kedua' })).toBeVisible();
  await panel.getByRole('button', { name: 'Desktop' }).click();
  await expect.poll(() => shown.locator('html').evaluate(() => window.innerWidth)).toBe(1280);
  await expectAccessible(page);

  await panel.getByRole('button', { name: 'Create Link' }).click();
  const link = await panel.getByRole('textbox', { name: 'Link' }).inputValue();
  const visitor = await browser.newContext({ locale: 'en-US' });
  const visit = await visitor.newPage();
  expect((await visit.goto(link))?.status()).toBe(200);
  await expect(visit.getByRole('heading', { name: 'Trial of eyes' })).toBeVisible();
  await expectAccessible(visit);
  await panel.getByRole('button', { name: /^End: link/ }).click();
  await expect(panel.getByRole('button', { name: /^End: link/ })).toHaveCount(0);
  expect((await visit.goto(link))?.status()).toBe(410);
  await expect(visit.getByRole('heading', { name: 'This Link Has Ended' })).toBeVisible();
  await expectAccessible(visit);
  await visitor.close();

  await panel.press('Escape');
  await expect(panel).toHaveCount(0);
  const found = await page.request.get('/api/news?search=Trial&language=en');
  expect(await found.json()).toEqual([]);
});

test('compares a working copy with what is public, word by word, and discards it', async ({ page }) => {
  await page.goto('/admin/news/1');
  const title = page.getByRole('group', { name: 'Title' }).getByLabel('English', { exact: true });
  const before = await title.inputValue();
  await title.fill(`${before} anew`);
  await page.getByRole('button', { name: 'Compare with what is public' }).click();
  const dialog = page.getByRole('dialog', { name: 'What has changed' });
  const field = dialog.getByRole('region', { name: 'Title (English)' });
  await expect(field.getByRole('insertion')).toHaveText('anew');
  await expect(field.getByRole('deletion')).toHaveCount(0);
  await expect(dialog.getByRole('region')).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Discard Changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard Changes' }).click();
  await expect(title).toHaveValue(before);
  await title.fill(`${before} once more`);
  const discard = page.getByRole('button', { name: 'Discard Changes' });
  await expect(discard).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await discard.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard Changes' }).click();
  await expect(title).toHaveValue(before);
});

test('a phone’s page is shown whole in a narrower window, and a desktop’s, too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/news/1');
  await page.getByRole('button', { name: 'Preview' }).click();
  const shown = page.frameLocator('iframe');
  await expect(shown.getByText('Preview: not public.')).toBeVisible();
  for (const [name, width] of [
    ['Phone', 360],
    ['Desktop', 1280],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => shown.locator('html').evaluate(() => window.innerWidth)).toBe(width);
    const [frame, box] = await page.locator('iframe').evaluate((element) => {
      const places = [element, element.parentElement!].map((each) => each.getBoundingClientRect());
      return places.map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
    });
    expect(box!.right).toBeLessThanOrEqual(360);
    for (const side of ['left', 'right', 'top', 'bottom'] as const)
      expect(Math.abs(frame![side] - box![side]), side).toBeLessThan(2.5);
  }
});
