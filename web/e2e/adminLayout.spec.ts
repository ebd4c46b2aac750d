// Tests of where the dashboard’s sections place their controls.
import type { Locator } from '@playwright/test';
import { signIn } from './editor.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ page }) => signIn(page));

async function placeOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const width of [360, 768, 1440])
  test(`a row’s checkbox is beside its picture at ${width} px, below the one that selects all`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/news');
    const row = page.getByRole('article').first();
    const box = await placeOf(row.getByRole('checkbox'));
    const picture = await placeOf(row.locator('img'));
    expect(box.right).toBeLessThan(picture.x);
    expect(box.x).toBe((await placeOf(page.getByRole('checkbox', { name: 'Select all' }))).x);
  });

test.describe('in Indonesian', () => {
  test.use({ locale: 'id-ID', viewport: { width: 1440, height: 900 } });

  test('a long description wraps beside the section’s button', async ({ page }) => {
    const placeIn = async (section: string, link: string) => {
      await page.goto(`/admin/${section}`);
      const { right, y } = await placeOf(page.getByRole('link', { name: link }));
      return { right, y };
    };
    expect(await placeIn('partners', 'Tambah Mitra')).toEqual(
      await placeIn('patterns', 'Tambah Motif Batik'),
    );
  });
});
