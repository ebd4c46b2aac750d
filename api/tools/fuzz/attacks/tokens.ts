// 300 tokens that nobody was given, each as Bearer on calls that write, and as a cookie.
// It fails when one is taken for good, is refused with anything but 401, or leads to a write. Seen to fail: without
// `audience` in auth/tokens.ts, without the check of `exp` there, and with a replayed refresh token that ends no
// session (revokeSession in refreshSession).
import { forgeries, type Forger } from '../generate/forgeries.ts';
import { scaled, type Attack } from '../kit/attack.ts';
import { signIn } from '../kit/callers.ts';
import { tablesWritten } from '../kit/contents.ts';
import { jsonRequest, send, type Sent } from '../kit/http.ts';
import { withServer, type Attacked } from '../kit/server.ts';

const article = { titleEn: 'A', titleId: 'B', category: 'culture' };
const mutation =
  'mutation { createNewsArticle(input: { titleEn: "A", titleId: "B", category: "c" }) { __typename } }';

const writes: Sent[] = [
  jsonRequest('POST', '/api/news', article),
  jsonRequest('PUT', '/api/news/1', { titleEn: 'Changed' }),
  { method: 'DELETE', path: '/api/news/1' },
  jsonRequest('POST', '/graphql', { query: mutation }),
];

/** As Bearer a token that is not good refuses every call; as a cookie it makes a visitor, who may not write. */
async function tryToken({ origin }: Attacked, what: string, token: string): Promise<string[]> {
  const problems: string[] = [];
  for (const write of writes) {
    for (const [how, credential] of [
      ['Bearer', { Authorization: `Bearer ${token}` }],
      ['cookie', { Cookie: `access_token=${token}` }],
    ] as const) {
      const { status, text } = await send(origin, {
        ...write,
        headers: { ...write.headers, ...credential },
      });
      // A visitor’s mutation is answered with the refusal as its result.
      const isRefused = status === 401 || (how === 'cookie' && text.includes('UnauthenticatedError'));
      if (!isRefused)
        problems.push(`A token ${what} as ${how}: ${write.method} ${write.path} answers ${status}.`);
    }
  }
  return problems;
}

/** A refresh token is good once; its second use ends the session that the first one went on with. */
async function tryReplay(server: Attacked): Promise<string[]> {
  const refresh = async (cookies: Record<string, string>) =>
    send(server.origin, { method: 'POST', path: '/api/auth/refresh', headers: cookies });
  const { cookies } = await signIn(server);
  const first = await refresh(cookies);
  const next = { Cookie: (first.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ') };
  // The access token of the cookies is good still; the refresh token alone is what is replayed.
  const replayed = { Cookie: (cookies['Cookie'] ?? '').replace(/access_token=[^;]*/, '') };
  const outcomes = [first.status, (await refresh(replayed)).status, (await refresh(next)).status];
  if (outcomes.join() === '200,401,401') return [];
  return [`A refresh token, its replay, and the token after it answer ${outcomes.join(', ')}.`];
}

export const tokens: Attack = (run) =>
  withServer({}, async (server) => {
    const { bearer } = await signIn(server);
    const [key] = (await server.contents())['SigningKey'] ?? [];
    const forger: Forger = {
      good: bearer['Authorization']?.replace('Bearer ', '') ?? '',
      keyId: String(key?.['id']),
      privateJwk: key?.['privateJwk'] as Forger['privateJwk'],
    };
    const before = await server.contents();
    const kinds = Object.entries(forgeries(forger));
    const problems: string[] = [];
    const count = scaled(run, 300);
    for (let i = 0; i < Math.max(count, kinds.length); i += 1) {
      const [what, forge] = kinds[i % kinds.length] ?? [];
      if (what && forge) problems.push(...(await tryToken(server, what, await forge(i))));
    }
    const written = tablesWritten(before, await server.contents());
    problems.push(...written.map((table) => `Forged tokens wrote ${table}.`));
    for (let i = 0; i < Math.min(count, 10); i += 1) problems.push(...(await tryReplay(server)));
    return { figures: { tokens: Math.max(count, kinds.length), kinds: kinds.length }, problems };
  });
