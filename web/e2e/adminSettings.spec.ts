import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { answerAsUnconfirmed, endSessionOf, operation, revokeTokens, secondDevice } from './account.ts';
import { bearer, demoCredentials, notice, signIn } from './editor.ts';
import { expect, test } from './test.ts';

// Most visitors have motion enabled, which delays the closing of menus and dialogs.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function typePasswords(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password').fill(next);
  await page.getByRole('button', { name: 'Change Password' }).click();
}

test.describe('the password', () => {
  const next = 'wax indigo copper cloth';
  let demo: { email: string; password: string };

  test.beforeEach(async ({ page }) => {
    demo = await demoCredentials(page.request);
    await signIn(page);
    await page.goto('/admin/account');
  });

  /** Restores the demo password, with which all other tests sign in. */
  test.afterEach(async ({ request }) => {
    const data = { email: demo.email, password: next };
    const signedIn = await request.post('/api/auth/sign-in', { data });
    if (!signedIn.ok()) return;
    const { accessToken } = (await signedIn.json()) as { accessToken: string };
    await operation(
      request,
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }',
      { input: { currentPassword: next, newPassword: demo.password } },
      { Authorization: `Bearer ${accessToken}` },
    );
  });

  test('changes with the current password, and signs out all other devices', async ({ page, browser }) => {
    const elsewhere = await secondDevice(browser);
    await typePasswords(page, '', 'too short');
    await expect(notice(page, 'Validation Error')).toContainText('Please fill in all required fields');
    await expect(page.getByText('This field is required.')).toBeVisible();
    await expect(page.getByText('At least 12 characters.')).toBeVisible();
    await expect(page.getByLabel('Current password')).toBeFocused();

    await typePasswords(page, demo.password, '1qaz2wsx3edc');
    await expect(page.getByText('Many people use this password, so it is easy to guess.')).toBeVisible();
    await expect(page.getByLabel('New password')).toBeFocused();
    await typePasswords(page, demo.password, demo.email);
    await expect(page.getByText('Your own email address is the first thing others try.')).toBeVisible();

    await typePasswords(page, 'a guess', next);
    await expect(page.getByText('This is not your current password.')).toBeVisible();
    await expect(notice(page, 'Error')).toContainText('Failed to change password');
    await expect(page.getByLabel('New password')).toHaveValue(next);

    await page.route('**/graphql*', (route) => route.abort());
    // The notice is the same as before.
    const failed = page.waitForEvent('requestfailed');
    await typePasswords(page, demo.password, next);
    await failed;
    await expect(notice(page, 'Error')).toContainText('Failed to change password');
    await page.unroute('**/graphql*');

    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(notice(page, 'Success')).toContainText(
      'Password changed. You are signed out everywhere else.',
    );
    await expect(page.getByLabel('Current password')).toHaveValue('');
    await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('This device')).toBeVisible();

    await elsewhere.reload();
    await expect(elsewhere).toHaveURL('/admin/login?next=%2Fadmin%2Fnews');
    await expect(elsewhere.getByText('Demo admin credentials')).toHaveCount(0);
    await elsewhere.getByLabel('Email').fill(demo.email);
    await elsewhere.getByLabel(/^Password/).fill(next);
    await elsewhere.getByRole('button', { name: 'Sign In' }).click();
    await expect(elsewhere).toHaveURL('/admin/news');
    await elsewhere.context().close();
  });
});

test('lists the signed-in devices, and signs another one out', async ({ page, browser }) => {
  await signIn(page);
  const phone = await browser.newContext({
    locale: 'en-US',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  const onPhone = await phone.newPage();
  await signIn(onPhone);
  await page.goto('/admin/account');
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  const here = sessions.filter({ hasText: 'This device' });
  await expect(here).toContainText(/Last used .+Signed in .+Network 127\.0\.0\.0\/24/);
  await expect(here.getByRole('button')).toHaveCount(0);
  const there = sessions.filter({ hasText: 'Safari on iPhone' }).first();
  const before = await sessions.filter({ hasText: 'Safari on iPhone' }).count();

  await there.getByRole('button', { name: 'Sign Out: Safari on iPhone' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign out this device?' });
  await expect(dialog).toContainText('Safari on iPhone');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(sessions.filter({ hasText: 'Safari on iPhone' })).toHaveCount(before);
  await there.getByRole('button', { name: 'Sign Out: Safari on iPhone' }).click();
  await dialog.getByRole('button', { name: 'Sign Out' }).click();
  await expect(notice(page, 'Success')).toContainText('Device signed out');
  await expect(sessions.filter({ hasText: 'Safari on iPhone' })).toHaveCount(before - 1);

  await onPhone.goto('/admin/news');
  await expect(onPhone).toHaveURL(/\/admin\/login/);
  await phone.close();
});

test('creates an API token, shown once and read-only, and revokes it', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signIn(page);
  await revokeTokens(page);
  await page.goto('/admin/account');
  await expect(page.getByText('No API tokens yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create Token' }).click();
  const dialog = page.getByRole('dialog');
  const create = dialog.getByRole('button', { name: 'Create Token' });
  await create.click();
  await expect(dialog.getByText('This field is required.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('Ticket shop');
  await dialog.getByLabel('Expires after').selectOption('30 days');
  await page.route('**/graphql*', (route) => route.abort());
  await create.click();
  await expect(
    page.getByText(
      'Failed to create API token. The server could not be reached. Check your connection and try again.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Ticket shop');
  await page.unroute('**/graphql*');
  await create.click();

  await expect(dialog).toContainText('It will not be shown again');
  const secret = await dialog.getByText(/^batik_/).innerText();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  const token = page.getByRole('list', { name: 'API Tokens' }).getByRole('listitem').first();
  await expect(token).toContainText(/Ticket shop.*Read only.*Expires .*Never used/s);

  const program = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { Authorization: `Bearer ${secret}` },
  });
  expect((await program.get('/api/database/stats')).status()).toBe(200);
  const data = { titleEn: 'Trial', titleId: 'Uji', category: 'news' };
  expect((await program.post('/api/news', { data })).status()).toBe(403);
  await page.reload();
  await expect(token).toContainText(/Last used /);

  await token.getByRole('button', { name: 'Revoke: Ticket shop' }).click();
  const question = page.getByRole('alertdialog', { name: 'Revoke this token?' });
  await expect(question).toContainText('Ticket shop');
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(notice(page, 'Success')).toContainText('API token revoked');
  await expect(page.getByText('No API tokens yet')).toBeVisible();
  expect((await program.get('/api/database/stats')).status()).toBe(401);
  await program.dispose();
});

test('a token can change one part of the site and only read another', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signIn(page);
  await revokeTokens(page);
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Create Token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Partner shop');
  await dialog.getByLabel('Access').selectOption('Read and write');
  await dialog.getByLabel('Only parts of the site').check();
  await dialog.getByRole('button', { name: 'Create Token' }).click();
  const parts = dialog.getByRole('group', { name: 'Parts that it reaches' });
  await expect(parts.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await parts.getByLabel('Partners').selectOption('Read and write');
  await parts.getByLabel('News').selectOption('Read only');
  await expect(parts.getByLabel('Database').getByRole('option')).toHaveText(['No access', 'Read and write']);
  await expect(parts.getByLabel('Overview').getByRole('option')).toHaveText(['No access', 'Read only']);
  const asked = page.waitForRequest((request) => request.postData()?.includes('lifetimeDays') ?? false);
  await dialog.getByRole('button', { name: 'Create Token' }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    variables: {
      input: {
        scope: 'readWrite',
        capabilities: ['news.read', 'partners.read', 'partners.write', 'partners.publish'],
      },
    },
  });
  const secret = await dialog.getByText(/^batik_/).innerText();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const tokens = page.getByRole('list', { name: 'API Tokens' });
  await expect(tokens.getByRole('listitem').first()).toContainText(
    /Partner shop.*Can change: Partners.*Can only read: News/s,
  );
  await expectAccessible(page);

  const program = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { Authorization: `Bearer ${secret}` },
  });
  const partner = { name: 'Trial of a token', tier: 'silver', logoUrl: '/images/trial.png', active: false };
  const made = await program.post('/api/partners', { data: partner });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: number };
  expect((await program.delete(`/api/partners/${id}`)).ok()).toBe(true);
  const article = { titleEn: 'Trial', titleId: 'Uji', category: 'news', published: false };
  expect((await program.post('/api/news', { data: article })).status()).toBe(403);
  const headers = await bearer(page.request);
  const draft = await page.request.post('/api/news', { headers, data: article });
  const address = `/api/news/${((await draft.json()) as { id: number }).id}`;
  expect((await program.get(address)).status()).toBe(200);
  expect((await program.delete(address)).status()).toBe(403);
  expect((await page.request.delete(address, { headers })).ok()).toBe(true);
  expect((await program.get('/api/database/stats')).status()).toBe(403);
  await program.dispose();
  await revokeTokens(page);
});

test('confirms an old sign-in in place, and then performs the action', async ({ page, request }) => {
  const { email, password } = await demoCredentials(request);
  await signIn(page);
  await revokeTokens(page);
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Create Token' }).click();
  const form = page.getByRole('dialog', { name: 'New API Token' });
  await form.getByLabel('Name').fill('Late feed');
  await answerAsUnconfirmed(page, 'createApiToken');
  await form.getByRole('button', { name: 'Create Token' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expectAccessible(page);
  await expect(question).toContainText(email);
  await expect(question.getByLabel(/^Password/)).toBeFocused();
  await page.keyboard.type('a guess');
  await page.keyboard.press('Enter');
  await expect(question.getByText('That password is incorrect.')).toBeVisible();
  await question.getByRole('button', { name: 'Not Now' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Late feed');

  await answerAsUnconfirmed(page, 'createApiToken');
  await form.getByRole('button', { name: 'Create Token' }).click();
  await question.getByLabel(/^Password/).fill(password);
  await question.getByRole('button', { name: 'Confirm and Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Your New Token' }).getByText(/^batik_/)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  // Create more events than one page of the log shows.
  for (let i = 0; i < 8; i += 1) await request.post('/api/auth/sign-in', { data: { email, password } });
  await page.goto('/admin/settings');
  const log = page.getByRole('list', { name: 'Security Log' }).getByRole('listitem');
  const creation = log.filter({ hasText: 'API token created: Late feed' });
  await expect(creation).toContainText(/127\.0\.0\.0\/24/);
  await expect(creation).toContainText(email);
  await expect(log.first()).toContainText('Signed in');
  await expect(log).toHaveCount(10);
  await page.getByRole('button', { name: 'Load More' }).last().click();
  await expect(log.filter({ hasText: 'Wrong password when confirming' }).first()).toBeVisible();
});

test('revokes API tokens when the password changes, unless the admin keeps them', async ({
  page,
  request,
}) => {
  const demo = await demoCredentials(request);
  const next = 'wax indigo copper cloth';
  await signIn(page);
  await revokeTokens(page);
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Create Token' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Photo import');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Token' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  const token = page.getByRole('list', { name: 'API Tokens' }).getByText('Photo import');

  const tokensToo = page.getByRole('checkbox', { name: 'Also revoke my API tokens' });
  await tokensToo.uncheck();
  await typePasswords(page, demo.password, next);
  await expect(page.getByLabel('New password')).toHaveValue('');
  await expect(token).toBeVisible();
  await tokensToo.check();
  await typePasswords(page, next, demo.password);
  await expect(page.getByText('No API tokens yet')).toBeVisible();
});

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1440, 'light'],
] as const) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });
    test('passes axe in the settings and their dialogs', async ({ page, request }) => {
      const expectNoViolations = () => expectAccessible(page);
      await signIn(page);
      await revokeTokens(page);
      await page.goto('/admin/account');
      await page.getByRole('button', { name: 'Change Password' }).click();
      await expect(page.getByText('This field is required.')).toHaveCount(2);
      await expectNoViolations();
      await page.getByRole('button', { name: 'Create Token' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Create Token' }).click();
      await expect(dialog.getByText('This field is required.')).toBeVisible();
      await expectNoViolations();
      await dialog.getByLabel('Name').fill('A token for axe');
      await dialog.getByLabel('Only parts of the site').check();
      await dialog.getByRole('button', { name: 'Create Token' }).click();
      await expect(dialog.getByRole('group', { name: 'Parts that it reaches' })).toBeFocused();
      await expect(dialog.getByText('Choose at least one part.')).toBeVisible();
      await expectNoViolations();
      await dialog.getByLabel('Only parts of the site').uncheck();
      await dialog.getByRole('button', { name: 'Create Token' }).click();
      await expect(dialog.getByText(/^batik_/)).toBeVisible();
      await expectNoViolations();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('button', { name: 'Revoke: A token for axe' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectNoViolations();
      await endSessionOf(page, request);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
      const ended = page.getByRole('dialog', { name: 'Your session has ended' });
      await expect(ended.getByLabel(/^Password/)).toBeFocused();
      await expectNoViolations();
      await ended.getByLabel(/^Password/).fill((await demoCredentials(request)).password);
      await page.keyboard.press('Enter');
      await expect(notice(page, 'Success')).toContainText('API token revoked');
      await expect(page.getByRole('button', { name: 'Revoke: A token for axe' })).toHaveCount(0);
    });
  });
}
