import type { APIRequestContext } from '@playwright/test';
import { operation } from './account.ts';
import { bearer } from './editor.ts';

/** A colleague’s account, which a test creates and removes. */
export const colleague = {
  name: 'Sekar Ayu',
  email: 'sekar@example.org',
  password: 'seven looms in the rain',
};

/** Invites the colleague, who sets a password. @returns the number of the account */
export async function addColleague(request: APIRequestContext, role = 'editor'): Promise<number> {
  const { password, ...person } = colleague;
  const invited = (await operation(
    request,
    `mutation ($input: InviteAccountInput!) {
      inviteAccount(input: $input) { ... on AccountLinkPayload { account { databaseId } link } }
    }`,
    { input: { ...person, role, language: 'en' } },
    await bearer(request),
  )) as { inviteAccount: { account: { databaseId: number }; link: string } };
  const { account, link } = invited.inviteAccount;
  const secret = link.slice(link.indexOf('#') + 1);
  const set =
    'mutation ($input: SetPasswordByLinkInput!) { setPasswordByLink(input: $input) { __typename } }';
  await operation(request, set, { input: { secret, password } });
  return account.databaseId;
}

export async function removeColleague(request: APIRequestContext, id: number): Promise<void> {
  const remove = 'mutation ($id: Int!) { removeAccount(id: $id) { __typename } }';
  await operation(request, remove, { id }, await bearer(request));
}
