// 300 forged tokens, each as Bearer on calls that write, and as a cookie.
// It fails if one is accepted, is refused with anything but 401, or causes a write. Verified to fail: without
// `audience` in auth/tokens.ts, without the check of `exp` there, and if a replayed refresh token ends no session
// (`revokedAt` in refreshSession).
import { forgeries, type Forger } from '../generate/forgeries.ts';
import { scaled, type Attack } from '../kit/attack.ts';
import { signIn } from '../kit/callers.ts';
import { tablesWritten } from '../kit/contents.ts';
import { jsonRequest, send, type Answer, type Sent } from '../kit/http.ts';
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

/** As Bearer, an invalid token fails every call; as a cookie, it makes the caller a visitor, who may not write. */
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
      // A visitor’s mutation returns the refusal as its result.
      const isRefused = status === 401 || (how === 'cookie' && text.includes('UnauthenticatedError'));
      if (!isRefused)
        problems.push(`A token ${what} as ${how}: ${write.method} ${write.path} answers ${status}.`);
    }
  }
  return problems;
}

/** A refresh token whose successor has been used ends the session when it is sent again, with its newest token. */
async function tryReplay(server: Attacked): Promise<string[]> {
  const refresh = async (cookies: Record<string, string>) =>
    send(server.origin, { method: 'POST', path: '/api/auth/refresh', headers: cookies });
  const cookiesOf = ({ headers }: Answer) => ({
    Cookie: (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; '),
  });
  const { cookies } = await signIn(server);
  const first = await refresh(cookies);
  const second = await refresh(cookiesOf(first));
  // The access token in the cookies is still valid; replay only the refresh token.
  const replayed = { Cookie: (cookies['Cookie'] ?? '').replace(/access_token=[^;]*/, '') };
  const answers = [first, second, await refresh(replayed), await refresh(cookiesOf(second))];
  const statuses = answers.map(({ status }) => status).join(', ');
  if (statuses === '200, 200, 401, 401') return [];
  return [`A refresh token, its successor, its replay, and the newest token answer ${statuses}.`];
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
