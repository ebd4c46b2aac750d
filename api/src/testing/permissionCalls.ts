import { decodeJwt } from 'jose';
import { addApiToken } from '../auth/apiTokens.samples.ts';
import { signAsServer } from '../auth/tokens.samples.ts';
import { prisma } from '../database/client.ts';
import { fullSelection } from './fullSelection.ts';
import { editor } from './editor.ts';
import { roleOf, subjectOf, type Caller } from './matrix.ts';
import { firstResult } from './serverEvents.ts';
import { rootType, type GraphqlRow, type HttpRow } from './matrixRows.ts';
import type { TestApp } from './testApp.ts';

export type Headers = Record<string, string>;

/** The callers’ credentials. */
export function credentials(app: TestApp) {
  /** The account gets the caller’s role. */
  async function signedInAs(caller: Caller): Promise<string> {
    const role = roleOf[caller];
    if (role) await prisma.adminUser.updateMany({ where: { email: editor.email }, data: { role } });
    return (await app.signIn()).Authorization.replace('Bearer ', '');
  }

  /** A caller’s access token, created as the server creates it, then expired or revoked if necessary. */
  const tokenOf: Record<Caller, () => Promise<string>> = {
    'a visitor': async () => '',
    async 'an expired session'() {
      const claims = decodeJwt(await tokenOf['an owner']());
      return signAsServer({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 });
    },
    async 'a revoked session'() {
      const token = await tokenOf['an owner']();
      await app.sendJson('POST', '/api/auth/sign-out', undefined, bearer(token));
      return token;
    },
    'an owner': () => signedInAs('an owner'),
    'an editor': () => signedInAs('an editor'),
    'an author': () => signedInAs('an author'),
    'a read-only token': async () => (await addApiToken({ scope: 'readOnly' })).secret,
  };

  async function credentialOf(caller: Caller): Promise<Headers> {
    const token = await tokenOf[caller]();
    if (caller === 'a read-only token') return bearer(token);
    return token ? cookie(token) : {};
  }
  return { tokenOf, credentialOf };
}

export const bearer = (token: string): Headers => ({ Authorization: `Bearer ${token}` });
const cookie = (token: string): Headers => ({ Cookie: `access_token=${token}` });

/** Functions that make the calls of rows. */
export function permissionCalls(app: TestApp) {
  /** Makes a row’s call, selecting everything that its answer can contain. */
  async function callGraphql(row: GraphqlRow, headers: Headers): Promise<Response> {
    const world = await row.arrange(app);
    if (row.signedInAgo) {
      const authenticatedAt = new Date(Date.now() - row.signedInAgo);
      await prisma.session.updateMany({ data: { authenticatedAt } });
    }
    const [root = '', name = ''] = subjectOf(row).split('.');
    const field = rootType(root).getFields()[name];
    if (!field) throw new Error(`${row.key} does not exist.`);
    const given = row.args ? `(${row.args(world)})` : '';
    const selection = fullSelection(field.type, new Set(Object.values(row.cells)));
    const query = `${root.toLowerCase()} { answer: ${name}${given} ${selection} }`;
    const Accept = root === 'Subscription' ? 'text/event-stream' : 'application/json';
    return firstResult(await app.sendJson('POST', '/graphql', { query }, { Accept, ...headers }, row.from));
  }

  /** Makes a row’s call over HTTP. */
  async function callHttp(row: HttpRow, headers: Headers): Promise<Response> {
    const world = await row.arrange(app);
    const [method = '', path = ''] = (row.call?.(world) ?? subjectOf(row)).split(' ');
    const cookies = [headers['Cookie'], row.cookie?.(world)].filter(Boolean).join('; ');
    const sent = { ...headers, ...(cookies && { Cookie: cookies }) };
    if (row.file) return app.send(path, { method, headers: sent, body: row.file(world) });
    if (!row.form) return app.sendJson(method, path, row.body, sent);
    return app.send(path, { method, headers: sent, body: new URLSearchParams(row.form) });
  }

  /** Makes a row’s call. The answer is the name of a type over GraphQL, a status over HTTP. */
  async function call(row: Row, headers: Headers): Promise<{ answer: unknown; response: Response }> {
    if (!isGraphql(row)) {
      const response = await callHttp(row, headers);
      return { answer: response.status, response };
    }
    const response = await callGraphql(row, headers);
    return { answer: typeOf(await answerOf(response)), response };
  }

  /** The row with its world arranged in advance, so that its call stores nothing before it is made. */
  async function arranged(row: Row): Promise<Row> {
    const world = await row.arrange(app);
    return { ...row, arrange: async () => world, ...(isGraphql(row) && { signedInAgo: 0 }) };
  }

  return { call, callGraphql, arranged };
}

export type Row = GraphqlRow | HttpRow;

const isGraphql = (row: Row): row is GraphqlRow => /^(?:Query|Mutation|Subscription)\./.test(row.key);

/** The value of the row’s field in a GraphQL response, or the errors instead. */
export async function answerOf(response: Response): Promise<unknown> {
  const { data, errors } = (await response.json()) as { data?: { answer: unknown }; errors?: object[] };
  return data?.answer ?? errors ?? null;
}

/** The name of an answer’s type: of the first item of a list, or of the refusal if there are errors. */
function typeOf(answer: unknown): unknown {
  if (Array.isArray(answer)) return typeOf(answer[0] ?? null);
  const { code } = (answer as { extensions?: { code?: string } } | null)?.extensions ?? {};
  if (code === 'UNAUTHENTICATED') return 'UnauthenticatedError';
  if (code === 'FORBIDDEN') return 'ForbiddenError';
  return (answer as { __typename?: string } | null)?.__typename ?? answer;
}
