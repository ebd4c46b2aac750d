import { demoCredentials, notice, signIn } from './editor.ts';
import { expect, test } from './test.ts';

test('reports a wrong password, and keeps the form', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible();
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel(/^Password/).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(notice(page, 'Login Failed')).toContainText('Invalid credentials');
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org');
});

test('shows the demo’s credentials and the password, and opens the dashboard after the sign-in', async ({
  page,
}) => {
  const { email, password } = await demoCredentials(page.request);
  await page.goto('/admin/login');
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(password)).toBeVisible();
  const field = page.getByLabel(/^Password/);
  await field.fill(password);
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByLabel('Email').fill(email);
  await field.press('Enter');
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(notice(page, 'Welcome')).toContainText('Successfully logged in to admin dashboard.');
  await page.goto('/admin/login');
  await expect(page).toHaveURL('/admin/dashboard');
});

test('requires a sign-in for the dashboard, and returns to the requested address', async ({ page }) => {
  await page.goto('/admin/news/new');
  await expect(page).toHaveURL(/\/admin\/login/);
  const { email, password } = await demoCredentials(page.request);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/news/new');
});

test('shows the Admin link only to a signed-in admin', async ({ page }) => {
  await page.goto('/news');
  const link = page.getByRole('banner').getByRole('link', { name: 'Admin' });
  await expect(link).toHaveCount(0);
  await signIn(page);
  await page.goto('/news');
  await link.click();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(link).toHaveCount(0);
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('forgets a remembered user whose session has ended', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.pathname !== '/admin/login')
      localStorage.setItem('user', '{"id":1,"email":"admin@example.org","role":"admin"}');
  });
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin\/login/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('removes invalid stored user data', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('user', '{broken'));
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('renews an expired access token silently', async ({ page, context }) => {
  await signIn(page);
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'access_token');
  if (!token) throw new Error('The access token’s cookie is missing.');
  await context.addCookies([{ ...token, value: 'no.longer.valid' }]);
  await page.goto('/admin/news');
  await expect(page.getByText('How to wash, dry, iron and store batik')).toBeVisible();
  const renewed = (await context.cookies()).find(({ name }) => name === 'access_token');
  expect(renewed?.value).not.toBe('no.longer.valid');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('explains in both languages what the dashboard requires', async ({ page }) => {
    await page.goto('/admin/login');
    await expect(page.getByRole('main')).toHaveText(
      /^\s*The dashboard needs JavaScript\..+Dasbor memerlukan JavaScript\./s,
    );
  });
});
