import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { operation } from './account.ts';
import { bearer } from './editor.ts';
import { expect } from './test.ts';

interface Newcomer {
  name: string;
  email: string;
  role: 'author' | 'editor';
}

const password = 'seven looms in the rain';

/**
 * Makes an account as an owner and its person do, and signs in to it in a window of its own.
 * @param page an owner’s, signed in within the last ten minutes
 */
export async function newcomer(page: Page, browser: Browser, who: Newcomer): Promise<Page> {
  const invite = `mutation ($input: InviteAccountInput!) {
    inviteAccount(input: $input) { ... on AccountLinkPayload { link } }
  }`;
  const input = { ...who, language: 'en' };
  const { inviteAccount } = (await operation(page.request, invite, { input })) as {
    inviteAccount: { link: string };
  };
  const [, secret] = inviteAccount.link.split('#');
  const accept = `mutation ($input: SetPasswordByLinkInput!) {
    setPasswordByLink(input: $input) { __typename }
  }`;
  const theirs = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await operation(theirs.request, accept, { input: { secret, password } });
  await theirs.goto('/admin/login');
  await theirs.getByLabel('Email').fill(who.email);
  await theirs.getByLabel(/^Password/).fill(password);
  await theirs.getByRole('button', { name: 'Sign In' }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Overview');
  return theirs;
}

/** Removes the account of an address, if there is one. */
export async function removeNewcomer(request: APIRequestContext, email: string): Promise<void> {
  const headers = await bearer(request);
  const query = '{ accounts(first: 100) { edges { node { databaseId email } } } }';
  const { accounts } = (await operation(request, query, {}, headers)) as {
    accounts: { edges: { node: { databaseId: number; email: string } }[] };
  };
  const account = accounts.edges.find(({ node }) => node.email === email);
  const remove = 'mutation ($id: Int!) { removeAccount(id: $id) { __typename } }';
  if (account) await operation(request, remove, { id: account.node.databaseId }, headers);
}
