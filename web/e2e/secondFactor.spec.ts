// An authenticator app beside the password: set up, asked for, lost, and removed by an owner.
import type { Page } from '@playwright/test';
import { codeAt } from '../../api/src/auth/oneTimeCodes.ts';
import { operation } from './account.ts';
import { expectAccessible } from './axe.ts';
import { bearer, fillText, notice, signIn } from './editor.ts';
import {
  endSession,
  enterPassword,
  keepCodes,
  leave,
  makePerson,
  removePerson,
  signInAs,
  windowOf,
  type Person,
} from './person.ts';
import { expect, test } from './test.ts';

let person: Person;
test.beforeEach(async ({ request }) => void (person = await makePerson(request)));
test.afterEach(({ request }) => removePerson(request, person));

const section = (page: Page) => page.getByRole('region', { name: 'Second Factor' });
/** The code after the one that the setup has used. */
const nextCode = (secret: string) => codeAt(secret, Date.now() + 30_000);

/** Sets up an app in the account. @returns its secret, and the recovery codes */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/admin/account');
  await expect(section(page)).toContainText('Not set up');
  await section(page).getByRole('button', { name: 'Set Up App' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set Up an Authenticator App' });
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const key = await dialog.getByText(/([A-Z2-7]{4} ){7}[A-Z2-7]{4}/).innerText();
  const secret = key.replace('Key', '').replaceAll(/\s/g, '');
  await dialog.getByRole('button', { name: 'Turn On' }).click();
  await expect(dialog.getByText('This field is required.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This code is wrong.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your Recovery Codes' })).toBeVisible();
  await expectAccessible(page);
  const codes = await keepCodes(page);
  expect(new Set(codes).size).toBe(10);
  await expect(section(page)).toContainText(/On since .+10 of 10 left/);
  return { secret, codes };
}

test('a password needs a code of the app, once each, and of a recovery code if the app is lost', async ({
  page,
}) => {
  await signInAs(page, person);
  const { secret, codes } = await setUp(page);
  await leave(page);
  await enterPassword(page, person);
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectAccessible(page);
  const code = nextCode(secret);
  await page.keyboard.type('123123');
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Login Failed')).toContainText('This code is wrong, or was used before.');
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/dashboard');

  await leave(page);
  await enterPassword(page, person);
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('was used before');
  await page.getByLabel('Code').fill(codes[3] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/admin/account');
  await expect(section(page)).toContainText('9 of 10 left');

  await section(page).getByRole('button', { name: 'New Codes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'New Codes' }).click();
  expect(await keepCodes(page)).not.toContain(codes[0]);
  await expect(section(page)).toContainText('10 of 10 left');

  await section(page).getByRole('button', { name: 'Remove App' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove App' }).click();
  await expect(notice(page, 'Success')).toContainText('Authenticator app removed');
  await expect(section(page)).toContainText('Not set up');
  await leave(page);
  await enterPassword(page, person);
  await expect(page).toHaveURL('/admin/dashboard');
});

test('another account can be used after the password of one that needs a code', async ({ page }) => {
  await signInAs(page, person);
  await setUp(page);
  await leave(page);
  await enterPassword(page, person);
  await page.getByRole('button', { name: 'Use Another Account' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByLabel(/^Password/)).toHaveValue('');
});

test('an ended session asks for the code as well, and nothing typed is lost', async ({ page, browser }) => {
  const session = await signInAs(page, person);
  const { secret } = await setUp(page);
  await page.goto('/admin/news/new');
  await fillText(page, 'Title', 'Trial after hours', 'Uji lewat waktu');
  await page.getByLabel('Category').selectOption('culture');
  await endSession(browser, session);
  await page.getByRole('button', { name: 'Create Article' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel(/^Password/).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(nextCode(secret));
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Success')).toContainText('News article created successfully');
  const found = await page.request.get('/api/news?search=Trial after hours&language=en');
  for (const { id } of (await found.json()) as { id: number }[]) await page.request.delete(`/api/news/${id}`);
});

for (const [width, colorScheme] of [
  [360, 'dark'],
  [768, 'light'],
  [1440, 'light'],
] as const) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('an owner sees who has one, and removes those of somebody who has lost it', async ({
      page,
      browser,
    }) => {
      const theirs = await (await browser.newContext({ locale: 'en-US' })).newPage();
      await signInAs(theirs, person);
      await setUp(theirs);
      await signIn(page);
      await page.goto('/admin/people');
      const row = page
        .getByRole('list', { name: 'Accounts' })
        .getByRole('listitem')
        .filter({ hasText: person.email });
      await expect(row).toContainText('Authenticator app');
      await expectAccessible(page);
      await row.getByRole('button', { name: `Remove second factors: ${person.name}` }).click();
      const question = page.getByRole('alertdialog', { name: 'Remove their second factors?' });
      await expect(question).toContainText(person.email);
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Remove' }).click();
      await expect(notice(page, 'Success')).toContainText('Second factors removed');
      await expect(row).toContainText('Password only');
      await leave(theirs);
      await enterPassword(theirs, person);
      await expect(theirs).toHaveURL('/admin/dashboard');
      await theirs.context().close();
    });
  });
}

test('an owner with a second factor can require one of everybody, who are reminded', async ({
  page,
  browser,
  request,
}) => {
  const bar = (owner: Page) => owner.getByText('A password alone is enough to sign in').locator('..');
  const ask = async (owner: Page) => {
    await owner.goto('/admin/people');
    await bar(owner).getByRole('button', { name: 'Require a Second Factor' }).click();
    const question = owner.getByRole('alertdialog', { name: 'Require a second factor of everybody?' });
    await expectAccessible(owner);
    await question.getByRole('button', { name: 'Require a Second Factor' }).click();
  };
  await signIn(page);
  await ask(page);
  await expect(notice(page, 'Error')).toContainText('Add a second factor to your own account first.');

  const headers = await bearer(request);
  const promote = 'mutation ($id: Int!) { changeAccountRole(id: $id, role: owner) { __typename } }';
  await operation(request, promote, { id: person.id }, headers);
  const owner = await windowOf(browser, person);
  await setUp(owner);
  await ask(owner);
  await expect(notice(owner, 'Success')).toContainText('A second factor is now required of everybody');
  const others = owner.getByRole('listitem').filter({ hasText: 'admin@example.org' });
  await expect(others).toContainText('Second factor by');
  await expectAccessible(owner);

  await page.goto('/admin/dashboard');
  await expect(page.getByText(/^Your account needs a second factor by /)).toBeVisible();
  await expect(page.getByText('14 days left')).toBeVisible();
  await expectAccessible(page);

  await owner.getByRole('button', { name: 'Stop Requiring It' }).click();
  const question = owner.getByRole('alertdialog', { name: 'No longer require a second factor?' });
  await question.getByRole('button', { name: 'Stop Requiring It' }).click();
  await expect(notice(owner, 'Success')).toContainText('A second factor is no longer required');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Statistics' })).toBeVisible();
  await expect(page.getByText(/^Your account needs a second factor by /)).toBeHidden();
  await owner.context().close();
});

test('on a phone, what is wrong with a code is in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, person);
  await page.goto('/admin/account');
  await section(page).getByRole('button', { name: 'Set Up App' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
});
