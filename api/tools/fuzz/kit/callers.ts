import { editor } from '../../../src/testing/editor.ts';
import { modelNamed } from '../../../src/database/delegates.ts';
import { copiedNouns } from '../../../src/workingCopies/workingCopies.ts';
import type { WrittenRow } from './contents.ts';
import { jsonRequest, send, type Answer, type Sent } from './http.ts';
import type { Attacked } from './server.ts';

export type Credential = Record<string, string>;

/** No attack comes from this address, so that its sign-in attempts are never used up. */
const ownAddress = '127.0.99.1';

/** Opens a session and returns its access token as a Bearer header, and its cookies. */
export async function signIn(
  { origin }: Attacked,
  email = editor.email,
): Promise<{ bearer: Credential; cookies: Credential }> {
  const request = jsonRequest('POST', '/api/auth/sign-in', { ...editor, email });
  const answer = await send(origin, { ...request, from: ownAddress });
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}: ${answer.text}`);
  const { accessToken } = JSON.parse(answer.text) as { accessToken: string };
  const cookies = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  return { bearer: { Authorization: `Bearer ${accessToken}` }, cookies: { Cookie: cookies } };
}

/** Calls a mutation. */
async function mutate<Result>(
  { origin }: Attacked,
  mutation: string,
  headers: Credential = {},
): Promise<Result> {
  const query = `mutation { result: ${mutation} }`;
  const { text } = await send(origin, jsonRequest('POST', '/graphql', { query }, headers));
  return (JSON.parse(text) as { data: { result: Result } }).data.result;
}

async function newToken(server: Attacked, scope: string): Promise<Credential> {
  const { bearer } = await signIn(server);
  const { secret } = await mutate<{ secret: string }>(
    server,
    `createApiToken(input: { name: "fuzz", scope: ${scope}, lifetimeDays: 7 }) {
      ... on CreateApiTokenPayload { secret } }`,
    bearer,
  );
  return { Authorization: `Bearer ${secret}` };
}

/** Makes an account, as an owner does with an invitation, and signs in to it. */
async function newAccount(server: Attacked, email: string, role: string): Promise<Credential> {
  const { bearer } = await signIn(server);
  const { link } = await mutate<{ link: string }>(
    server,
    `inviteAccount(input: { email: "${email}", name: "${role}", language: en, role: ${role} }) {
      ... on AccountLinkPayload { link } }`,
    bearer,
  );
  const secret = new URL(link).hash.slice(1);
  await mutate(
    server,
    `setPasswordByLink(input: { secret: "${secret}", password: "${editor.password}" }) { __typename }`,
  );
  return (await signIn(server, email)).bearer;
}

/** An authenticated caller, who gets a new credential when one of its own calls ends the old one. */
export interface Caller {
  call(sent: Sent): Promise<Answer>;
}

function caller({ origin }: Attacked, obtain: () => Promise<Credential>): Caller {
  let credential: Promise<Credential> | null = null;
  const callOnce = async (sent: Sent) =>
    send(origin, { ...sent, headers: { ...sent.headers, ...(await (credential ??= obtain())) } });
  return {
    async call(sent) {
      const used = credential;
      const answer = await callOnce(sent);
      if (answer.status !== 401 || !answer.text.includes('has expired')) return answer;
      if (credential === used) credential = null;
      return callOnce(sent);
    },
  };
}

/** Tables that belong to an admin's account. */
const account = new Set(['AdminUser', 'ApiToken', 'Session', 'SigningKey']);

/** Tables of accounts, and of who may enter. */
const accounts = new Set([
  ...account,
  'AccountLink',
  'Authenticator',
  'Passkey',
  'PasskeyChallenge',
  'RecoveryCode',
  'SecurityEvent',
  'SiteOrigin',
]);

/** Tables in which an author may write, whatever is in their rows. */
const ofAuthors = new Set([
  'Change',
  'Comment',
  'DiscardedFile',
  'ExternalLink',
  'Image',
  'KeyedRequest',
  'Notice',
  'NoticeMail',
  'PendingUpload',
  'Review',
  'WorkingCopy',
]);

/** Whether a row is, or was, in effect. */
const isPublic = ({ table, before, after }: WrittenRow) => {
  const noun = copiedNouns.find(({ model }) => modelNamed(model) === table);
  return !noun || [before, after].some((row) => row !== null && noun.isPublic(row as never));
};

/** Tables in which visitors write. */
const ofVisitors = new Set(['ContactMessage', 'NewsletterSubscriber']);

/** Whether a row is a challenge that anybody gets who opens the login page. */
const isOfLoginPage = ({ table, before, after }: WrittenRow) =>
  table === 'PasskeyChallenge' && [before, after].every((row) => row === null || row['adminUserId'] === null);

/** Whether a row belongs to an account. */
const belongsTo = ({ before, after }: WrittenRow, id: unknown) =>
  [before, after].every((row) => row === null || (row['adminUserId'] ?? row['id']) === id);

interface Role {
  make: (server: Attacked) => Caller;
  /** The address of their account, if it is theirs alone. */
  email?: string;
  /** Whether their calls may write a row. @param own the number of that account */
  mayWrite: (row: WrittenRow, own: unknown) => boolean;
}

/** Somebody with an account of this role, which is made at their first call. */
function person(role: 'author' | 'editor', mayWrite: (row: WrittenRow) => boolean): Role {
  const email = `${role}-of-fuzz@example.org`;
  return {
    email,
    make: (server) => {
      let isMade = false;
      return caller(server, async () => {
        if (isMade) return (await signIn(server, email)).bearer;
        isMade = true;
        return newAccount(server, email, role);
      });
    },
    mayWrite: (row, own) =>
      accounts.has(row.table) ? belongsTo(row, own) || isOfLoginPage(row) : mayWrite(row),
  };
}

/** The kinds of callers that the server meets. */
export const roles: Record<string, Role> = {
  'a visitor': {
    make: (server) => caller(server, async () => ({})),
    mayWrite: (row) => ofVisitors.has(row.table) || isOfLoginPage(row),
  },
  'a read-only token': {
    make: (server) => caller(server, () => newToken(server, 'readOnly')),
    mayWrite: () => false,
  },
  'an author': person(
    'author',
    (row) => [ofVisitors, ofAuthors].some((tables) => tables.has(row.table)) || !isPublic(row),
  ),
  'an editor': person('editor', () => true),
  'a read-write token': {
    make: (server) => caller(server, () => newToken(server, 'readWrite')),
    mayWrite: ({ table }) => !account.has(table),
  },
  'an admin': {
    make: (server) => caller(server, async () => (await signIn(server)).bearer),
    mayWrite: () => true,
  },
};
