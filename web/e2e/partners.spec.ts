import { expect, test } from './test.ts';

test('shows the partners of each tier on three shelves, higher tiers larger', async ({ page }) => {
  await page.goto('/partners');
  await expect(page).toHaveTitle(/^Our Partners – /);
  const shelves = ['Platinum Partners', 'Gold Partners', 'Silver Partners'];
  const widths: number[] = [];
  for (const [i, count] of [3, 3, 4].entries()) {
    const shelf = page.getByRole('region', { name: shelves[i] ?? '' });
    await expect(shelf.getByRole('listitem')).toHaveCount(count);
    widths.push((await shelf.getByRole('img').first().boundingBox())?.width ?? 0);
  }
  expect(widths.toSorted((a, b) => b - a)).toEqual(widths);
  expect(new Set(widths).size).toBe(3);
});

test('links a partner’s card to their website, safely in a new tab', async ({ page }) => {
  await page.goto('/partners');
  const link = page.getByRole('link', { name: 'Balai Kain Bengawan (opens in a new tab)' });
  await expect(link).toHaveAttribute('href', 'https://example.org/balai-kain-bengawan');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page.getByRole('img', { name: 'Logo of Balai Kain Bengawan' })).toHaveCSS(
    'object-fit',
    'contain',
  );
});

test('links from “Partner With Us” to the prefilled form', async ({ page }) => {
  await page.goto('/partners');
  await page.getByRole('link', { name: 'Partner With Us' }).click();
  await expect(page).toHaveURL('/contact?type=partnership');
  await expect(page.getByLabel('Inquiry Type')).toHaveValue('partnership');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });
    test(
      colorScheme === 'light' ? 'shows gray logos until hovered' : 'shows logos in color',
      async ({ page }) => {
        await page.goto('/partners');
        const logo = page.getByRole('img', { name: 'Logo of Balai Kain Bengawan' });
        await expect(logo).toHaveCSS('filter', colorScheme === 'light' ? 'grayscale(1)' : 'none');
        // The link covers its card.
        await page.getByRole('link', { name: 'Balai Kain Bengawan' }).hover();
        await expect(logo).toHaveCSS('filter', 'none');
      },
    );
  });
}

test('shows four empty places on every shelf without a response, in the reader’s language', async ({
  page,
}) => {
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  await page.route('/graphql*', (route) => route.abort());
  await page.getByRole('button', { name: 'ID', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Mitra' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mitra Kami');
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
