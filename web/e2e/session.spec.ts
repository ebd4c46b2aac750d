import { demoCredentials, notice, signIn } from './editor.ts';
import { expect, test } from './test.ts';

test('a wrong password is told, and the form stays', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible();
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel(/^Password/).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(notice(page, 'Login Failed')).toContainText('Invalid credentials');
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org');
});

test('the hint shows the demo’s credentials, the password can be shown, and signing in leads to the dashboard', async ({
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

test('the dashboard is closed to visitors, and opens where they wanted to go', async ({ page }) => {
  await page.goto('/admin/news/new');
  await expect(page).toHaveURL(/\/admin\/login/);
  const { email, password } = await demoCredentials(page.request);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/news/new');
});

test('the Admin link shows for a signed-in admin only, and signing out ends it', async ({ page }) => {
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

test('a remembered user whose session is over is forgotten', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.pathname !== '/admin/login')
      localStorage.setItem('user', '{"id":1,"email":"admin@example.org","role":"admin"}');
  });
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin\/login/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('a corrupt memory of a user is removed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('user', '{broken'));
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('an access token that has ended is renewed without a word', async ({ page, context }) => {
  await signIn(page);
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'access_token');
  if (!token) throw new Error('There is no cookie of the access token.');
  await context.addCookies([{ ...token, value: 'no.longer.valid' }]);
  await page.goto('/admin/news');
  await expect(page.getByText('How to wash, dry, iron and store batik')).toBeVisible();
  const renewed = (await context.cookies()).find(({ name }) => name === 'access_token');
  expect(renewed?.value).not.toBe('no.longer.valid');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the dashboard says in both languages what it needs', async ({ page }) => {
    await page.goto('/admin/login');
    await expect(page.getByRole('main')).toHaveText(
      /^\s*The dashboard needs JavaScript\..+Dasbor memerlukan JavaScript\./s,
    );
  });
});
