import { editor } from '../../../src/testing/editor.ts';
import { jsonRequest, send, type Answer, type Sent } from './http.ts';
import type { Attacked } from './server.ts';

export type Credential = Record<string, string>;

/** No attack comes from this address, so that its sign-in attempts are never used up. */
const ownAddress = '127.0.99.1';

/** Opens a session and returns its access token as a Bearer header, and its cookies. */
export async function signIn({ origin }: Attacked): Promise<{ bearer: Credential; cookies: Credential }> {
  const request = jsonRequest('POST', '/api/auth/sign-in', editor);
  const answer = await send(origin, { ...request, from: ownAddress });
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}: ${answer.text}`);
  const { accessToken } = JSON.parse(answer.text) as { accessToken: string };
  const cookies = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  return { bearer: { Authorization: `Bearer ${accessToken}` }, cookies: { Cookie: cookies } };
}

async function newToken(server: Attacked, scope: string): Promise<Credential> {
  const query = `mutation { createApiToken(input: { name: "fuzz", scope: ${scope}, lifetimeDays: 7 }) {
    ... on CreateApiTokenPayload { secret } } }`;
  const { bearer } = await signIn(server);
  const { text } = await send(server.origin, jsonRequest('POST', '/graphql', { query }, bearer));
  const { data } = JSON.parse(text) as { data: { createApiToken: { secret: string } } };
  return { Authorization: `Bearer ${data.createApiToken.secret}` };
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

interface Role {
  make: (server: Attacked) => Caller;
  /** Whether their calls may change rows of the table. */
  mayWrite: (table: string) => boolean;
}

/** The kinds of callers that the server meets. */
export const roles: Record<string, Role> = {
  'a visitor': {
    make: (server) => caller(server, async () => ({})),
    mayWrite: (table) => table === 'ContactMessage' || table === 'NewsletterSubscriber',
  },
  'a read-only token': {
    make: (server) => caller(server, () => newToken(server, 'readOnly')),
    mayWrite: () => false,
  },
  'a read-write token': {
    make: (server) => caller(server, () => newToken(server, 'readWrite')),
    mayWrite: (table) => !account.has(table),
  },
  'an admin': {
    make: (server) => caller(server, async () => (await signIn(server)).bearer),
    mayWrite: () => true,
  },
};
