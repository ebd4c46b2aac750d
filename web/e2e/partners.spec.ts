import { expect, test } from './test.ts';
import { addPartners, removeTrials } from './trialPartners.ts';

const tiers = ['Platinum Partners', 'Gold Partners', 'Silver Partners'];

test('shows the partners of each tier with their descriptions, higher tiers larger', async ({ page }) => {
  await page.goto('/partners');
  await expect(page).toHaveTitle(/^Our Partners – /);
  const sizes: number[] = [];
  for (const [i, count] of [3, 3, 4].entries()) {
    const tier = page.getByRole('region', { name: tiers[i] ?? '' });
    await expect(tier.getByRole('listitem')).toHaveCount(count);
    const name = tier.getByRole('heading', { level: 3 }).first();
    sizes.push(await name.evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize)));
    await expect(tier.getByRole('paragraph')).toHaveCount(count);
  }
  expect(sizes.toSorted((a, b) => b - a)).toEqual(sizes);
  expect(new Set(sizes).size).toBe(3);
  await expect(page.getByText('Textile museum and batik classroom')).toHaveCSS('opacity', '1');
});

test('links a partner’s name to their website, safely in a new tab', async ({ page }) => {
  await page.goto('/partners');
  const link = page.getByRole('link', { name: 'Balai Kain Bengawan (opens in a new tab)' });
  await expect(link).toHaveAttribute('href', 'https://example.org/balai-kain-bengawan');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('links from “Partner With Us” to the prefilled form', async ({ page }) => {
  await page.goto('/partners');
  await page.getByRole('link', { name: 'Partner With Us' }).click();
  await expect(page).toHaveURL('/contact?type=partnership');
  await expect(page.getByLabel('Inquiry Type')).toHaveValue('partnership');
});

test.describe('with a logo', () => {
  test.beforeAll(({ request }) => addPartners(request, 'Trial House'));
  test.afterAll(({ request }) => removeTrials(request));

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${colorScheme}`, () => {
      test.use({ colorScheme });
      test(
        colorScheme === 'light' ? 'shows it gray until hovered' : 'shows it in color',
        async ({ page }) => {
          await page.goto('/partners');
          const logo = page.getByRole('img', { name: 'Logo of Trial House' });
          await expect(logo).toHaveCSS('object-fit', 'contain');
          await expect(logo).toHaveCSS('filter', colorScheme === 'light' ? 'grayscale(1)' : 'none');
          await page.getByRole('heading', { name: 'Trial House' }).hover();
          await expect(logo).toHaveCSS('filter', 'none');
        },
      );
    });
  }
});

test('shows four empty places in every tier of the home page without a response, in the reader’s language', async ({
  page,
}) => {
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  await page.route('/graphql*', (route) => route.abort());
  await page.getByRole('button', { name: 'ID', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Beranda' }).click();
  await expect(page.getByText('Nama Anda di sini')).toHaveCount(12);
});

test('refetches on return to the window, since partners are never fresh', async ({ page }) => {
  await page.goto('/partners', { waitUntil: 'networkidle' });
  const refetched = page.waitForRequest((request) => new URL(request.url()).pathname === '/graphql');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await refetched;
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('shows all partners', async ({ page }) => {
    await page.goto('/partners');
    await expect(page.locator('#partners').getByRole('link', { name: /opens in a new tab/ })).toHaveCount(10);
  });
});
