import type { APIRequestContext, Browser, CDPSession, Page } from '@playwright/test';
import { operation } from './account.ts';
import { bearer } from './editor.ts';
import { expect } from './test.ts';

/** Somebody of the newsroom, with an account of their own. */
export interface Person {
  id: number;
  email: string;
  name: string;
  password: string;
}

/** Makes an account, as an owner does with an invitation. */
export async function makePerson(
  request: APIRequestContext,
  name = 'Wulan',
  role: 'author' | 'editor' = 'editor',
): Promise<Person> {
  const headers = await bearer(request);
  const email = `wulan-${crypto.randomUUID()}@example.org`;
  const invite = `mutation ($input: InviteAccountInput!) { inviteAccount(input: $input) {
    ... on AccountLinkPayload { link account { databaseId } } } }`;
  const input = { email, name, role, language: 'en' };
  const { inviteAccount } = (await operation(request, invite, { input }, headers)) as {
    inviteAccount: { link: string; account: { databaseId: number } };
  };
  const password = 'seven looms in the rain';
  const accept =
    'mutation ($input: SetPasswordByLinkInput!) { setPasswordByLink(input: $input) { __typename } }';
  const secret = inviteAccount.link.split('#')[1];
  await operation(request, accept, { input: { secret, password } });
  return { id: inviteAccount.account.databaseId, email, name, password };
}

export async function removePerson(request: APIRequestContext, { id }: Person): Promise<void> {
  const remove = 'mutation ($id: Int!) { removeAccount(id: $id) { __typename } }';
  const removed = await operation(request, remove, { id }, await bearer(request));
  // Nobody else can have the name until then.
  expect(removed).toMatchObject({ removeAccount: { __typename: 'RemoveAccountPayload' } });
}

/** Ends a session from elsewhere, without the cookies of another one. */
export async function endSession(browser: Browser, session: { Authorization: string }): Promise<void> {
  const elsewhere = await browser.newContext();
  await elsewhere.request.post('/api/auth/sign-out', { headers: session });
  await elsewhere.close();
}

/** Signs a browser in without the form. @returns the session’s header, to end it from elsewhere */
export async function signInAs(page: Page, { email, password }: Person): Promise<{ Authorization: string }> {
  const response = await page.request.post('/api/auth/sign-in', { data: { email, password } });
  const { user, accessToken } = (await response.json()) as { user: object; accessToken: string };
  await page.goto('/robots.txt');
  await page.evaluate((signedIn) => localStorage.setItem('user', JSON.stringify(signedIn)), user);
  return { Authorization: `Bearer ${accessToken}` };
}

/** A window of a browser in which they are signed in. */
export async function windowOf(browser: Browser, person: Person): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await signInAs(page, person);
  return page;
}

/** Signs a browser out, as if it had never been used. */
export async function leave(page: Page): Promise<void> {
  await page.request.post('/api/auth/sign-out');
  await page.evaluate(() => localStorage.removeItem('user'));
}

/** Fills in the login page and sends it. */
export async function enterPassword(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/**
 * A laptop’s own authenticator: it keeps passkeys, checks its person, and answers at once.
 * @returns a function that decides whether the person passes its check, as with a finger on the sensor
 */
export async function addAuthenticator(page: Page): Promise<(isVerified: boolean) => Promise<unknown>> {
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
  return (isUserVerified) => protocol.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
}

/** Keeps the login page from offering passkeys in a field: the virtual authenticator would accept at once. */
export const withoutAutofill = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

export const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
export const passkeyRows = (page: Page) => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');

/** The dialog that shows recovery codes once. @returns them, after it is closed */
export async function keepCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Your Recovery Codes' });
  const codes = (await dialog.locator('code').innerText()).split('\n');
  await dialog.getByRole('button', { name: 'I’ve Saved Them' }).click();
  return codes;
}

/** Adds the first passkey of an account, in the open account page. @returns its recovery codes */
export async function addFirstPasskey(page: Page, name: string): Promise<string[]> {
  await passkeys(page).getByRole('button', { name: 'Add Passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Passkey' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add Passkey' }).click();
  return keepCodes(page);
}
