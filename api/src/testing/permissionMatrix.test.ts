import { isDeepStrictEqual } from 'node:util';
import { isObjectType, type GraphQLObjectType } from 'graphql';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { rolesWith, type Capability } from '../auth/capabilities.ts';
import type { Permission } from '../auth/permission.ts';
import { addApiToken } from '../auth/apiTokens.samples.ts';
import { signAsServer } from '../auth/tokens.samples.ts';
import { schema } from '../graphql/schema.ts';
import { invalidTokenChallenge } from '../requestContext.ts';
import { routes as restRoutes } from '../rest/route.ts';
import { prisma } from '../database/client.ts';
import { databaseContents } from './databaseContents.ts';
import { fieldsSeen, fullSelection } from './fullSelection.ts';
import {
  callers,
  complete,
  isGranted,
  isRefusal,
  subjectOf,
  type Caller,
  type Matrix,
  type TypeRow,
} from './matrix.ts';
import { matrices } from './matrices.ts';
import { answersDescribed, answersSeen } from './openApiAnswers.ts';
import { useTestApp } from './testApp.ts';

const graphqlRows = matrices.flatMap(({ arrange, graphql = {} }) =>
  Object.entries(graphql).map(([key, row]) => complete(Object.assign({ key, arrange }, row))),
);
const typeRows = matrices.flatMap(({ types = {} }) =>
  Object.entries(types).map(([type, row]) => Object.assign({ type }, row)),
);
const httpRows = matrices.flatMap(({ arrange, http = {} }) =>
  Object.entries(http).map(([key, row]) => complete(Object.assign({ key, arrange }, row))),
);

const app = useTestApp({ METRICS_TOKEN: 'the-operators-token' });

describe('the matrix', () => {
  test('has a row for every field of Query and Mutation', () => {
    const fields = rootFields().map(([name]) => name);
    expect(differences(fields, graphqlRows.map(subjectOf))).toEqual([]);
  });

  test('has a row for every field of every other type', () => {
    const types = Object.values(schema.getTypeMap()).filter(isObjectType);
    const fields = types
      .filter(({ name }) => !name.startsWith('__') && !rootTypes.includes(name))
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
    const listed = typeRows.flatMap(({ type, everyone, granted, inPerson, others }) =>
      names(everyone, granted, inPerson, others).map((field) => `${type}.${field}`),
    );
    expect(differences(fields, listed)).toEqual([]);
  });

  test('has a row for every route', () => {
    const routes = app.routes().map(({ method, path }) => `${method} ${asInOpenApi(path)}`);
    expect(differences(routes, httpRows.map(subjectOf))).toEqual([]);
  });

  test('expects the permissions that are declared', () => {
    const permissions = new Map(declared);
    const mistaken = [...graphqlRows, ...httpRows].filter(
      (row) => !isDeepStrictEqual(permissions.get(subjectOf(row)) ?? row.permission, row.permission),
    );
    const told = mistaken.map(({ key, permission }) => `${key} is not declared for ${said(permission)}.`);
    expect(told).toEqual([]);
  });

  test('has a rule for each capability in the table, and a capability in each rule', () => {
    const stated = declared.flatMap(([, permission]) => (permission.to === 'everyone' ? [] : [permission]));
    const used = [...stated, ...graphqlRows, ...httpRows].map(({ capability }) => capability);
    expect(new Set(used.filter((capability) => capability !== null))).toEqual(new Set(capabilities));
    expect(stated.filter(({ capability }) => !capabilities.includes(capability))).toEqual([]);
  });
});

describe.each(callers)('to %s', (caller) => {
  const inColumn = <Row extends { cells: Record<Caller, unknown> }>(rows: Row[]) =>
    rows.map((row) => ({ row, ...row, expected: row.cells[caller] }));

  test.each(inColumn(graphqlRows))('$key answers $expected', async ({ row, expected }) => {
    const response = await callGraphql(row, await credentialOf(caller));
    expect(typeOf(await answerOf(response))).toBe(expected);
    expect(response.headers.get('WWW-Authenticate')).toBe(challengeOf(caller, response));
  });

  test.each(inColumn(httpRows))('$key answers $expected', async ({ row, expected }) => {
    const response = await callHttp(row, await credentialOf(caller));
    expect(response.status).toBe(expected);
    const asks = row.ignoresSessions ? 'a visitor' : caller;
    expect(response.headers.get('WWW-Authenticate')).toBe(challengeOf(asks, response));
  });

  test.each(typeRows)('$type shows its fields', async ({ type, through, ...columns }) => {
    const row = graphqlRows.find(({ key }) => key === through);
    if (!row) throw new Error(`${type} is to be reached through “${through}”, which has no row.`);
    const answer = await answerOf(await callGraphql(row, await credentialOf(caller)));
    const shown = fieldsShown(columns, caller, row);
    const seen = [...fieldsSeen(answer)].filter((field) => field.startsWith(`${type}.`));
    expect(seen.toSorted()).toEqual(shown.map((field) => `${type}.${field}`).toSorted());
  });
});

describe('to an admin whose role lacks the capability', () => {
  const withCapability = <Row extends { capability: Capability | null }>(rows: Row[]) =>
    rows.flatMap((row) => (row.capability ? [{ ...row, capability: row.capability }] : []));

  test.each(withCapability(graphqlRows))('$key answers $lacking', async (row) => {
    const arranged = { ...row, arrange: await arrangedOnce(row) };
    const admin = await credentialOf('an admin');
    await without(row.capability, async () => {
      expect(typeOf(await answerOf(await callGraphql(arranged, admin)))).toBe(row.lacking);
    });
  });

  test.each(withCapability(httpRows))('$key answers $lacking', async (row) => {
    const arranged = { ...row, arrange: await arrangedOnce(row) };
    const admin = await credentialOf('an admin');
    await without(row.capability, async () => {
      expect((await callHttp(arranged, admin)).status).toBe(row.lacking);
    });
  });
});

describe('a Bearer token whose session has ended', () => {
  const bearers = async () => [
    { Authorization: `Bearer ${await tokenOf['an expired session']()}` },
    { Authorization: `Bearer ${await tokenOf['a revoked session']()}` },
  ];

  test.each(graphqlRows)('is refused by $key', async (row) => {
    for (const bearer of await bearers()) expect((await callGraphql(row, bearer)).status).toBe(401);
  });

  test.each(httpRows.filter(({ ignoresSessions }) => !ignoresSessions))('is refused by $key', async (row) => {
    for (const bearer of await bearers()) expect((await callHttp(row, bearer)).status).toBe(401);
  });
});

describe('a refused call writes nothing', () => {
  const refused = <Row extends { cells: Record<Caller, unknown> }>(rows: Row[]) =>
    rows.flatMap((row) =>
      (['a visitor', 'a read-only token'] as const)
        .filter((caller) => isRefusal(row.cells[caller]))
        .map((caller) => Object.assign({ caller }, row)),
    );

  test.each(refused(graphqlRows))('of $caller: $key', async (row) => {
    // Nobody of these has signed in, so that it makes no difference when.
    const arranged = { ...row, arrange: await arrangedOnce(row), signedInAgo: 0 };
    const credential = await credentialOf(row.caller);
    const before = await databaseContents();
    await callGraphql(arranged, credential);
    expect(await databaseContents()).toEqual(before);
  });

  test.each(refused(httpRows))('of $caller: $key', async (row) => {
    const arranged = { ...row, arrange: await arrangedOnce(row) };
    const credential = await credentialOf(row.caller);
    const before = await databaseContents();
    await callHttp(arranged, credential);
    expect(await databaseContents()).toEqual(before);
  });
});

test('every success of REST that is described has been seen, and every refusal of a caller', () => {
  const asked = answersDescribed.filter((answer) => / (?:20\d|401|403)$/.test(answer));
  expect(asked.filter((answer) => !answersSeen.has(answer))).toEqual([]);
});

const rootTypes = ['Query', 'Mutation'];
const capabilities = Object.keys(rolesWith) as Capability[];

/** Every field of Query and Mutation, and every route of REST that a rule answers, with its declared permission. */
const declared: (readonly [string, Permission])[] = [
  ...rootFields(),
  ...restRoutes.map(
    ({ method, path, permission }) => [`${method.toUpperCase()} ${path}`, permission] as const,
  ),
];

const said = (permission: Permission) => Object.values(permission).join(' ');

/** Does something while no role has the capability. */
async function without(capability: Capability, act: () => Promise<void>): Promise<void> {
  const roles = rolesWith[capability];
  try {
    Object.assign(rolesWith, { [capability]: [] });
    await act();
  } finally {
    Object.assign(rolesWith, { [capability]: roles });
  }
}

function rootFields() {
  return rootTypes.flatMap((root) =>
    Object.values((schema.getType(root) as GraphQLObjectType).getFields()).map(
      ({ name, extensions }) => [`${root}.${name}`, extensions['permission'] as Permission] as const,
    ),
  );
}

/** Hono’s /api/news/:id and /:file{\d+\.png} as OpenAPI writes them. */
const asInOpenApi = (path: string) => path.replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}');

/** The words of a row’s lists. */
const names = (...lists: (string | undefined)[]) => lists.flatMap((list) => list?.split(' ') ?? []);

/** What is wrong between the things that exist and those that have rows, in sentences. */
function differences(things: string[], rows: string[]): string[] {
  const [real, listed] = [new Set(things), new Set(rows)];
  return [
    ...[...real.difference(listed)].map((thing) => `${thing} has no row in the matrix.`),
    ...[...listed.difference(real)].map((thing) => `${thing} has a row in the matrix, but does not exist.`),
  ];
}

/** The fields of a type that a caller is to see in the answer of the row through which it is reached. */
function fieldsShown(
  { everyone, granted, inPerson, others }: Omit<TypeRow, 'through'>,
  caller: Caller,
  { capability, cells }: (typeof graphqlRows)[number],
): string[] {
  if (!isGranted(caller, capability)) return names(everyone, others);
  if (caller !== 'a read-only token') return names(everyone, granted, inPerson);
  return cells[caller] === 'ForbiddenError' ? [] : names(everyone, granted);
}

function hasEnded(caller: Caller): boolean {
  return caller.endsWith('session');
}

/** A browser whose session has ended is told to refresh; anybody else who is refused, to sign in. */
function challengeOf(caller: Caller, { status }: Response): string | null {
  if (hasEnded(caller)) return invalidTokenChallenge;
  return status === 401 ? 'Bearer' : null;
}

/** Arranges what a row needs now, so that its call arranges nothing more. */
async function arrangedOnce({ arrange }: Pick<Matrix, 'arrange'>): Promise<Matrix['arrange']> {
  const world = await arrange(app);
  return async () => world;
}

/** The access token that a caller holds: made as the server makes it, then left to end. */
const tokenOf: Record<Caller, () => Promise<string>> = {
  'a visitor': async () => '',
  async 'an expired session'() {
    const claims = decodeJwt(await tokenOf['an admin']());
    return signAsServer({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 });
  },
  async 'a revoked session'() {
    const token = await tokenOf['an admin']();
    await app.sendJson('POST', '/api/auth/sign-out', undefined, { Authorization: `Bearer ${token}` });
    return token;
  },
  'an admin': async () => (await app.signIn()).Authorization.replace('Bearer ', ''),
  'a read-only token': async () => (await addApiToken({ scope: 'readOnly' })).secret,
};

async function credentialOf(caller: Caller): Promise<Record<string, string>> {
  const token = await tokenOf[caller]();
  if (caller === 'a read-only token') return { Authorization: `Bearer ${token}` };
  return token ? { Cookie: `access_token=${token}` } : {};
}

/** Makes a row’s call, asking for everything that its answer can show. */
async function callGraphql(row: (typeof graphqlRows)[number], headers: Record<string, string>) {
  const world = await row.arrange(app);
  if (row.signedInAgo) {
    const authenticatedAt = new Date(Date.now() - row.signedInAgo);
    await prisma.session.updateMany({ data: { authenticatedAt } });
  }
  const [root = '', name = ''] = subjectOf(row).split('.');
  const field = (schema.getType(root) as GraphQLObjectType).getFields()[name];
  if (!field) throw new Error(`${row.key} does not exist.`);
  const given = row.args ? `(${row.args(world)})` : '';
  const selection = fullSelection(field.type, new Set(Object.values(row.cells)));
  const query = `${root.toLowerCase()} { answer: ${name}${given} ${selection} }`;
  return app.sendJson('POST', '/graphql', { query }, headers, row.from);
}

/** Makes a row’s call over HTTP. */
async function callHttp(row: (typeof httpRows)[number], headers: Record<string, string>) {
  const world = await row.arrange(app);
  const [method = '', path = ''] = (row.call?.(world) ?? subjectOf(row)).split(' ');
  const cookies = [headers['Cookie'], row.cookie?.(world)].filter(Boolean).join('; ');
  const sent = { ...headers, ...(cookies && { Cookie: cookies }) };
  if (row.file) return app.send(path, { method, headers: sent, body: row.file(world) });
  if (!row.form) return app.sendJson(method, path, row.body, sent);
  return app.send(path, { method, headers: sent, body: new URLSearchParams(row.form) });
}

/** What a GraphQL response says of the row’s field: its value, or the errors in its place. */
async function answerOf(response: Response): Promise<unknown> {
  const { data, errors } = (await response.json()) as { data?: { answer: unknown }; errors?: object[] };
  return data?.answer ?? errors ?? null;
}

/** The name of an answer’s type: of the first item of a list, of the refusal where errors stand in its place. */
function typeOf(answer: unknown): unknown {
  if (Array.isArray(answer)) return typeOf(answer[0] ?? null);
  const { code } = (answer as { extensions?: { code?: string } } | null)?.extensions ?? {};
  if (code === 'UNAUTHENTICATED') return 'UnauthenticatedError';
  if (code === 'FORBIDDEN') return 'ForbiddenError';
  return (answer as { __typename?: string } | null)?.__typename ?? answer;
}
