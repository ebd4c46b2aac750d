// Passkeys with Chromium’s virtual authenticator: added, used in place of the password, lost, and removed.
import type { CDPSession, Page } from '@playwright/test';
import { answerAsUnconfirmed, endSessionOf, operation } from './account.ts';
import { expectAccessible } from './axe.ts';
import { bearer, demoCredentials, notice, signIn } from './editor.ts';
import { expect, test } from './test.ts';

interface Authenticator {
  /** Whether the person passes its check, as with a finger on the sensor. */
  setVerified: (isUserVerified: boolean) => Promise<unknown>;
  /** Loses everything on it. */
  clear: () => Promise<unknown>;
  signCounts: () => Promise<number[]>;
}

/** A laptop’s own authenticator: it keeps passkeys, checks its person, and answers at once. */
async function addAuthenticator(page: Page): Promise<Authenticator> {
  const protocol: CDPSession = await page.context().newCDPSession(page);
  await protocol.send('WebAuthn.enable');
  const { authenticatorId } = await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: (isUserVerified) =>
      protocol.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    clear: () => protocol.send('WebAuthn.clearCredentials', { authenticatorId }),
    async signCounts() {
      const { credentials } = await protocol.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.map(({ signCount }) => signCount);
    },
  };
}

/** Keeps the field of the login page from offering passkeys: the virtual authenticator would accept at once. */
const withoutAutofill = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const rows = (page: Page) => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');

async function addPasskey(page: Page, name: string): Promise<void> {
  await section(page).getByRole('button', { name: 'Add Passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Passkey' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add Passkey' }).click();
}

/** Signs out here, and opens the sign-in page. */
async function leave(page: Page): Promise<void> {
  await page.request.post('/api/auth/sign-out');
  await page.evaluate(() => localStorage.removeItem('user'));
}

/** Removes what earlier tests left. */
test.afterEach(async ({ request }) => {
  const headers = await bearer(request);
  const query = '{ viewer { passkeys(first: 20) { edges { node { databaseId } } } } }';
  const { viewer } = (await operation(request, query, {}, headers)) as {
    viewer: { passkeys: { edges: { node: { databaseId: number } }[] } };
  };
  const remove = 'mutation ($id: Int!) { removePasskey(id: $id) { __typename } }';
  for (const { node } of viewer.passkeys.edges)
    await operation(request, remove, { id: node.databaseId }, headers);
});

test('a passkey is named, signs in without a password, and is removed', async ({ page }) => {
  await withoutAutofill(page);
  const authenticator = await addAuthenticator(page);
  await signIn(page);
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
  await expect(notice(page, 'Success')).toContainText('Passkey added');
  await expect(rows(page)).toContainText(/Laptop.*Added .+Never used/);

  // The same authenticator has one already.
  await addPasskey(page, 'Laptop again');
  await expect(dialog.getByText('This device already has a passkey for your account.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await leave(page);
  await page.goto('/admin/login?next=%2Fadmin%2Faccount');
  await page.getByRole('button', { name: 'Sign In with a Passkey' }).click();
  await expect(notice(page, 'Welcome')).toBeVisible();
  await expect(page).toHaveURL('/admin/account');
  await expect(rows(page)).toContainText(/Laptop.*Last used/);
  expect(await authenticator.signCounts()).toEqual([expect.any(Number)]);

  await rows(page).getByRole('button', { name: 'Remove: Laptop' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove this passkey?' });
  await expect(question).toContainText('Laptop');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(notice(page, 'Success')).toContainText('Passkey removed');
  await expect(section(page)).toContainText('No passkeys yet');

  // The device still has its half.
  await leave(page);
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Sign In with a Passkey' }).click();
  await expect(notice(page, 'Login Failed')).toContainText('This passkey was not accepted.');
  await expect(page).toHaveURL('/admin/login');
});

test('a field of the login page offers the passkey', async ({ page }) => {
  await addAuthenticator(page);
  await signIn(page);
  await page.goto('/admin/account');
  await addPasskey(page, 'Laptop');
  await expect(rows(page)).toContainText('Laptop');
  await leave(page);
  // The virtual authenticator chooses for the person as soon as the field offers it.
  await page.goto('/admin/login', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/admin/dashboard');
});

test('the person has to be verified, and may cancel', async ({ page }) => {
  await withoutAutofill(page);
  const authenticator = await addAuthenticator(page);
  await signIn(page);
  await page.goto('/admin/account');
  await addPasskey(page, 'Laptop');
  await expect(rows(page)).toContainText('Laptop');
  await authenticator.setVerified(false);
  await leave(page);
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Sign In with a Passkey' }).click();
  await expect(notice(page, 'Login Failed')).toContainText('No passkey was used.');
  await expect(page.getByRole('alert')).toContainText('Try again, or use your password.');
  await expectAccessible(page);
  // The password still works.
  const { email, password } = await demoCredentials(page.request);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('a passkey takes the place of the password where the password is asked for again', async ({ page }) => {
  await addAuthenticator(page);
  await signIn(page);
  await page.goto('/admin/account');
  await addPasskey(page, 'Laptop');
  await expect(rows(page)).toContainText('Laptop');

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

test('an ended session is renewed with a passkey, and nothing typed is lost', async ({ page, request }) => {
  await addAuthenticator(page);
  await signIn(page);
  await page.goto('/admin/account');
  await addPasskey(page, 'Laptop');
  await expect(rows(page)).toContainText('Laptop');
  await page.getByLabel('Name').fill('Dewi Lestari');
  await endSessionOf(page, request);
  await page.getByLabel('Language').selectOption('English');
  await page.getByRole('form', { name: 'You' }).getByRole('button', { name: 'Save' }).click();
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await again.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(notice(page, 'Success')).toContainText('Account saved');
  await expect(page.getByLabel('Name')).toHaveValue('Dewi Lestari');
});

test('a site at another address than its own says where its passkeys work', async ({ page }) => {
  await withoutAutofill(page);
  await page.goto('/admin/login');
  const options = JSON.stringify({ rpId: 'pageant.example', challenge: 'AAAA' });
  const json = { data: { startPasskeySignIn: { __typename: 'PasskeyOptions', options } } };
  await page.route('**/graphql', (route) => route.fulfill({ json }), { times: 1 });
  await page.getByRole('button', { name: 'Sign In with a Passkey' }).click();
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
      await expect(page.getByRole('button', { name: 'Sign In with a Passkey' })).toBeVisible();
      await expectAccessible(page);
      await signIn(page);
      await page.goto('/admin/account');
      await addPasskey(page, 'A laptop with quite a long name, so that it needs more than one line');
      await expect(rows(page)).toContainText('A laptop');
      await expectAccessible(page);
    });
  });
}
