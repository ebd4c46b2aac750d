import { expect, test } from './test.ts';

test('explains how batik became heritage', async ({ page }) => {
  await page.goto('/heritage');
  await expect(page).toHaveTitle(/^The heritage of batik – /);
  const milestones = page.getByRole('region', { name: 'Milestones' }).getByRole('article');
  await expect(milestones).toHaveCount(4);
  await expect(milestones.first()).toContainText('October 2, 2009');
  await expect(milestones.nth(1)).toContainText('9th century');
  const mission = page.getByRole('region', { name: 'Our mission' });
  await expect(mission.getByRole('definition')).toHaveText(['1000+', '34', 'Unlimited']);
  await expect(mission.getByRole('term')).toHaveText(['years', 'provinces (38 since 2022)', 'patterns']);
});

test.describe('the swatch book', () => {
  const book = (page: import('@playwright/test').Page) => page.getByRole('list', { name: 'Patterns' });

  test('shows what a cloth means while it is at hand, and leads to its pattern', async ({ page }) => {
    await page.goto('/heritage');
    await expect(book(page).getByRole('link')).toHaveCount(10);
    const kawung = book(page).getByRole('listitem').filter({ hasText: 'Kawung' });
    const width = async () => (await kawung.boundingBox())!.width;
    const narrow = await width();
    const meaning = kawung.getByText(/^Purity of heart/);
    expect(await meaning.evaluate((text) => text.parentElement!.clientHeight)).toBe(0);
    await kawung.hover();
    await expect.poll(width).toBeGreaterThan(narrow * 1.8);
    await expect.poll(() => meaning.evaluate((text) => text.parentElement!.clientHeight)).toBeGreaterThan(20);
    await page.mouse.move(0, 0);
    await expect.poll(width).toBeLessThan(narrow * 1.1);
    await kawung.getByRole('link').focus();
    await expect.poll(width).toBeGreaterThan(narrow * 1.8);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/heritage\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: /^Kawung/ })).toBeInViewport();
  });

  test('lies in six strips on phones', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/heritage');
    await expect(book(page).getByRole('link')).toHaveCount(6);
    await expect(book(page).getByRole('link').first()).toHaveAccessibleName(/^\w+/);
    expect((await book(page).getByRole('listitem').first().boundingBox())?.height).toBe(112);
  });
});

test.describe('a sacred pattern', () => {
  const entry = (page: import('@playwright/test').Page, name: RegExp) =>
    page
      .getByRole('region', { name: 'Sacred patterns' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name }) });

  test('shows its meaning and its origin', async ({ page }) => {
    await page.goto('/heritage');
    await expect(page.getByRole('region', { name: 'Sacred patterns' }).getByRole('listitem')).toHaveCount(10);
    const kawung = entry(page, /^Kawung/);
    await expect(kawung.getByRole('term')).toHaveText(['Meaning', 'Origin']);
    await expect(kawung.getByRole('definition')).toHaveText([/^Purity of heart/, 'Yogyakarta, Surakarta']);
  });

  test('shows the cloth that it is named after', async ({ page }) => {
    await page.goto('/heritage');
    for (const [name, seed] of [
      [/^Kawung/, 'kawung-69'],
      [/^Mega mendung/, 'mega-mendung-54'],
      [/^Gentongan/, 'gentongan-8'],
    ] as const) {
      await expect(entry(page, name).locator('img')).toHaveAttribute('src', new RegExp(`seed=${seed}$`));
    }
  });

  test('has its own page, and its place in the list an address', async ({ page }) => {
    await page.goto('/heritage');
    await entry(page, /^Lasem red/)
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/\/heritage\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Lasem red' })).toBeInViewport();
    const [, id] = /(\d+)$/.exec(page.url()) ?? [];
    await page.goto(`/heritage#pattern-${id}`);
    await expect(entry(page, /^Lasem red/)).toBeInViewport();
  });
});

test('links the guardians to their communities', async ({ page }) => {
  await page.goto('/heritage');
  const guardians = page.getByRole('region', { name: 'Guardian communities' });
  await expect(guardians.getByRole('listitem')).toHaveCount(8);
  await guardians.getByRole('heading', { name: 'Giriloyo batik village' }).click();
  await guardians.getByRole('link', { name: 'Learn More: Giriloyo batik village' }).click();
  await expect(page).toHaveURL(/\/communities\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giriloyo batik village');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'id-ID' });
  test('shows everything', async ({ page }) => {
    await page.goto('/heritage');
    await expect(page.getByRole('definition').filter({ hasText: /^Hati yang bersih/ })).toBeVisible();
    await page.getByRole('heading', { name: 'Kampung Batik Laweyan' }).click();
    await expect(page.getByRole('link', { name: 'Selengkapnya: Kampung Batik Laweyan' })).toBeVisible();
    await page
      .getByRole('list', { name: 'Motif' })
      .getByRole('link', { name: /^Truntum/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Truntum');
  });
});
