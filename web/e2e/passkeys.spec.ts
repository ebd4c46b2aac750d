// Passkeys with Chromium’s virtual authenticator: added, used in place of the password, lost, and removed.
import { answerAsUnconfirmed } from './account.ts';
import { expectAccessible } from './axe.ts';
import { fillText, notice } from './editor.ts';
import {
  addAuthenticator,
  addFirstPasskey,
  endSession,
  enterPassword,
  keepCodes,
  leave,
  makePerson,
  passkeyRows as rows,
  passkeys as section,
  removePerson,
  signInAs,
  withoutAutofill,
  type Person,
} from './person.ts';
import { expect, test } from './test.ts';

let person: Person;
test.beforeEach(async ({ request }) => void (person = await makePerson(request)));
test.afterEach(({ request }) => removePerson(request, person));

test('a passkey is named, signs in without a password, and is removed', async ({ page }) => {
  await withoutAutofill(page);
  await addAuthenticator(page);
  await signInAs(page, person);
  await page.goto('/admin/account');
  await expect(section(page)).toContainText('No passkeys yet');
  await section(page).getByRole('button', { name: 'Add Passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Passkey' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add Passkey' }).click();
  await expect(dialog.getByText('This field is required.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('Laptop');
  // By keyboard.
  await page.keyboard.press('Enter');
  expect(new Set(await keepCodes(page)).size).toBe(10);
  await expect(notice(page, 'Success')).toContainText('Passkey added');
  await expect(rows(page)).toContainText(/Laptop.*Added .+Never used/);
  await expect(page.getByRole('region', { name: 'Second Factor' })).toContainText('10 of 10 left');

  // The same authenticator has one already.
  await section(page).getByRole('button', { name: 'Add Passkey' }).click();
  await dialog.getByLabel('Name').fill('Laptop again');
  await dialog.getByRole('button', { name: 'Add Passkey' }).click();
  await expect(dialog.getByText('This device already has a passkey for your account.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await leave(page);
  await page.goto('/admin/login?next=%2Fadmin%2Faccount');
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(notice(page, 'Welcome')).toBeVisible();
  await expect(page).toHaveURL('/admin/account');
  await expect(rows(page)).toContainText(/Laptop.*Last used/);

  await rows(page).getByRole('button', { name: 'Rename: Laptop' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename Passkey' });
  await expect(renaming.getByLabel('Name')).toHaveValue('Laptop');
  await renaming.getByLabel('Name').fill('Office');
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Success')).toContainText('Passkey renamed');

  await rows(page).getByRole('button', { name: 'Remove: Office' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove this passkey?' });
  await expect(question).toContainText('Office');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(notice(page, 'Success')).toContainText('Passkey removed');
  await expect(section(page)).toContainText('No passkeys yet');

  // The device still has its half.
  await leave(page);
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(notice(page, 'Login Failed')).toContainText('This passkey was not accepted.');
  await expect(page).toHaveURL('/admin/login');
});

test('a field of the login page offers the passkey', async ({ page }) => {
  await addAuthenticator(page);
  await signInAs(page, person);
  await page.goto('/admin/account');
  await addFirstPasskey(page, 'Laptop');
  await leave(page);
  // The virtual authenticator chooses for the person as soon as the field offers it.
  await page.goto('/admin/login', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/admin/dashboard');
});

test('the person has to be verified; without, a recovery code signs in, once', async ({ page }) => {
  await withoutAutofill(page);
  const setVerified = await addAuthenticator(page);
  await signInAs(page, person);
  await page.goto('/admin/account');
  const [code = ''] = await addFirstPasskey(page, 'Laptop');
  await setVerified(false);
  await leave(page);
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(notice(page, 'Login Failed')).toContainText('No passkey was used.');
  await expect(page.getByRole('alert')).toContainText('Try again, or use your password.');
  await expectAccessible(page);

  for (const isUsed of [false, true]) {
    await enterPassword(page, person);
    await expect(page.getByLabel('Code')).toBeFocused();
    await expect(page.getByText('One of your recovery codes.')).toBeVisible();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    if (isUsed) break;
    await expect(page).toHaveURL('/admin/dashboard');
    await leave(page);
  }
  await expect(notice(page, 'Login Failed')).toContainText('was used before');
  await expect(page).toHaveURL('/admin/login');
});

test('a passkey takes the place of the password where that is asked for again', async ({ page }) => {
  await addAuthenticator(page);
  await signInAs(page, person);
  await page.goto('/admin/account');
  await addFirstPasskey(page, 'Laptop');
  await answerAsUnconfirmed(page, 'removePasskey');
  await rows(page).getByRole('button', { name: 'Remove: Laptop' }).click();
  await page
    .getByRole('alertdialog', { name: 'Remove this passkey?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  const confirm = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expectAccessible(page);
  await confirm.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(notice(page, 'Success')).toContainText('Passkey removed');
});

test('an ended session is renewed with a passkey, and nothing typed is lost', async ({ page, browser }) => {
  await withoutAutofill(page);
  await addAuthenticator(page);
  const session = await signInAs(page, person);
  await page.goto('/admin/account');
  await addFirstPasskey(page, 'Laptop');
  await page.goto('/admin/news/new');
  await fillText(page, 'Title', 'Trial after hours', 'Uji lewat waktu');
  await page.getByLabel('Category').selectOption('culture');
  await endSession(browser, session);
  await page.getByRole('button', { name: 'Create Article' }).click();
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await again.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(notice(page, 'Success')).toContainText('News article created successfully');
  const found = await page.request.get('/api/news?search=Trial after hours&language=en');
  for (const { id } of (await found.json()) as { id: number }[]) await page.request.delete(`/api/news/${id}`);
});

test('a site at another address than its own says where its passkeys work', async ({ page }) => {
  await withoutAutofill(page);
  await page.goto('/admin/login');
  const options = JSON.stringify({ rpId: 'pageant.example', challenge: 'AAAA' });
  const json = { data: { startPasskeySignIn: { __typename: 'PasskeyOptions', options } } };
  await page.route('**/graphql', (route) => route.fulfill({ json }), { times: 1 });
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(notice(page, 'Login Failed')).toContainText(
    'Passkeys of this site work at pageant.example only.',
  );
});

for (const [width, colorScheme] of [
  [360, 'dark'],
  [768, 'light'],
  [1440, 'light'],
] as const) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('passes axe on the login page and in the account', async ({ page }) => {
      await addAuthenticator(page);
      await page.goto('/admin/login');
      await expect(page.getByRole('button', { name: 'Use a Passkey' })).toBeVisible();
      await expectAccessible(page);
      await signInAs(page, person);
      await page.goto('/admin/account');
      await addFirstPasskey(page, 'A laptop with quite a long name, so that it needs more than one line');
      await expect(rows(page)).toContainText('A laptop');
      await expectAccessible(page);
    });
  });
}
