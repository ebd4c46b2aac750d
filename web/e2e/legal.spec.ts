import { expect, test } from './test.ts';

const pages = [
  ['/privacy', 'Privacy Policy', 'Kebijakan Privasi', 'Terms of Service'],
  ['/terms', 'Terms of Service', 'Ketentuan Layanan', 'Accessibility'],
  ['/accessibility', 'Accessibility', 'Aksesibilitas', 'Privacy Policy'],
] as const;

for (const [path, english, indonesian, other] of pages) {
  test(`${path} is readable in both languages and links to the others`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(new RegExp(`^${english} – `));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english);
    const text = await page.locator('main').innerText();
    expect(text.length).toBeGreaterThan(1000);
    await page.getByRole('button', { name: 'ID', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(indonesian);
    expect(await page.locator('main').innerText()).not.toBe(text);
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    const others = page.getByRole('navigation', { name: 'See also' });
    await others.getByRole('link', { name: other }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
  });

  test(`${path} keeps its title without a response, and loads once the server responds`, async ({ page }) => {
    await page.goto('/partners', { waitUntil: 'networkidle' });
    await page.route('/graphql*', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: english }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english);
    await expect(page.getByText('The text could not be loaded')).toBeVisible();
    await page.unroute('/graphql*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('The text could not be loaded')).toHaveCount(0);
    await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
}

test('prints dark text on white, without the cloth', async ({ page }) => {
  await page.goto('/privacy');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('banner').first()).toBeHidden();
  await expect(page.locator('main img')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the full texts', async ({ page }) => {
    for (const [path, english] of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(english);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(1000);
    }
  });
});
