import { beforeAll, describe, expect, test } from 'vitest';
import { rolesWith, type Capability } from '../auth/capabilities.ts';
import { invalidTokenChallenge } from '../requestContext.ts';
import { databaseContents } from './databaseContents.ts';
import { fieldsSeen } from './fullSelection.ts';
import {
  callers,
  isGranted,
  isRefusal,
  roleOf,
  subjectOf,
  type Caller,
  type Matrix,
  type TypeRow,
} from './matrix.ts';
import { matrices as everyMatrix } from './matrices.ts';
import { names, rowsOf, type GraphqlRow } from './matrixRows.ts';
import { answersDescribed, answersSeen } from './openApiAnswers.ts';
import { answerOf, bearer, cookie, credentials, permissionCalls, typeOf } from './permissionCalls.ts';
import { useTestApp } from './testApp.ts';

const ended = ['an expired session', 'a revoked session'] as const satisfies Caller[];

/**
 * Makes every call of a noun’s matrices as every caller, and expects the answers in their cells. Call it at
 * the top of a file.
 */
export function testPermissions(...matrices: readonly Matrix[]): void {
  testPermissionsOf({}, ...matrices);
}

/** The same, for a site with further variables. */
export function testPermissionsOf(variables: Record<string, string>, ...matrices: readonly Matrix[]): void {
  const app = useTestApp({ METRICS_TOKEN: 'the-operators-token', ...variables });
  const { graphqlRows, typeRows, httpRows } = rowsOf(matrices);
  const { callGraphql, callHttp, arranged } = permissionCalls(app);
  const { tokenOf, credentialOf } = credentials(app);

  beforeAll(() => answersSeen.clear());

  describe.each(callers)('to %s', (caller) => {
    /** The rows in the caller’s column; those that refuse an ended session are tested together, below. */
    const inColumn = <Row extends { cells: Record<Caller, unknown> }>(rows: Row[]) =>
      rows
        .map((row) => ({ row, ...row, expected: row.cells[caller] }))
        .filter(({ expected }) => !hasEnded(caller) || !isRefusal(expected));

    test.each(inColumn(graphqlRows))('$key returns $expected', async ({ row, expected }) => {
      const response = await callGraphql(row, await credentialOf(caller));
      expect(typeOf(await answerOf(response))).toBe(expected);
      expect(response.headers.get('WWW-Authenticate')).toBe(challengeOf(caller, response));
    });

    test.each(inColumn(httpRows))('$key returns $expected', async ({ row, expected }) => {
      const response = await callHttp(row, await credentialOf(caller));
      expect(response.status).toBe(expected);
      const seenAs = row.ignoresSessions ? 'a visitor' : caller;
      expect(response.headers.get('WWW-Authenticate')).toBe(challengeOf(seenAs, response));
    });

    test.each(typeRows)('$type shows its fields', async ({ type, through, ...columns }) => {
      const row = rowsOf(everyMatrix).graphqlRows.find(({ key }) => key === through);
      if (!row) throw new Error(`${type} is reached through “${through}”, which has no row.`);
      const answer = await answerOf(await callGraphql(row, await credentialOf(caller)));
      const shown = fieldsShown(columns, caller, row);
      const seen = [...fieldsSeen(answer)].filter((field) => field.startsWith(`${type}.`));
      expect(seen.toSorted()).toEqual(shown.map((field) => `${type}.${field}`).toSorted());
    });
  });

  describe.each(ended)('to %s', (caller) => {
    test('every call that needs a session is refused, and writes nothing', async () => {
      const [graphqlCalls, httpCalls] = [graphqlRows, httpRows].map((rows) =>
        rows.filter(({ cells }) => isRefusal(cells[caller])),
      ) as [typeof graphqlRows, typeof httpRows];
      // They share their worlds, since none of them may change anything.
      const prepared = {
        graphql: await inTurn(graphqlCalls, arranged),
        http: await inTurn(httpCalls, arranged),
      };
      const credential = cookie(await tokenOf[caller]());
      const before = await databaseContents();
      for (const row of prepared.graphql) {
        const response = await callGraphql({ ...row, signedInAgo: 0 }, credential);
        expect([row.key, typeOf(await answerOf(response))]).toEqual([row.key, row.cells[caller]]);
        expect(response.headers.get('WWW-Authenticate')).toBe(challengeOf(caller, response));
      }
      for (const row of prepared.http) {
        const response = await callHttp(row, credential);
        expect([row.key, response.status]).toEqual([row.key, row.cells[caller]]);
        const seenAs = row.ignoresSessions ? 'a visitor' : caller;
        expect(response.headers.get('WWW-Authenticate')).toBe(challengeOf(seenAs, response));
      }
      expect(await databaseContents()).toEqual(before);
    });

    test('every call that checks a Bearer token is refused', async () => {
      const graphqlCalls = await inTurn(graphqlRows, arranged);
      const httpCalls = await inTurn(
        httpRows.filter(({ ignoresSessions }) => !ignoresSessions),
        arranged,
      );
      const credential = bearer(await tokenOf[caller]());
      const before = await databaseContents();
      for (const row of graphqlCalls) {
        const { status } = await callGraphql({ ...row, signedInAgo: 0 }, credential);
        expect([row.key, status]).toEqual([row.key, 401]);
      }
      for (const row of httpCalls) {
        expect([row.key, (await callHttp(row, credential)).status]).toEqual([row.key, 401]);
      }
      expect(await databaseContents()).toEqual(before);
    });
  });

  const withCapability = <Row extends { capability: Capability | null }>(rows: Row[]) =>
    rows.flatMap((row) => (row.capability ? [Object.assign(row, { needed: row.capability })] : []));

  test.each(withCapability(graphqlRows))('without the capability $key returns $lacking', async (row) => {
    const call = await arranged(row);
    const admin = await credentialOf('an owner');
    await without(row.needed, async () => {
      expect(typeOf(await answerOf(await callGraphql(call, admin)))).toBe(row.lacking);
    });
  });

  test.each(withCapability(httpRows))('without the capability $key returns $lacking', async (row) => {
    const call = await arranged(row);
    const admin = await credentialOf('an owner');
    await without(row.needed, async () => {
      expect((await callHttp(call, admin)).status).toBe(row.lacking);
    });
  });

  const refused = <Row extends { cells: Record<Caller, unknown> }>(rows: Row[]) =>
    rows.flatMap((row) =>
      (['a visitor', 'an editor', 'an author', 'a read-only token'] as const)
        .filter((caller) => isRefusal(row.cells[caller]))
        .map((caller) => Object.assign({ caller }, row)),
    );

  test.each(refused(graphqlRows))('a refusal of $key to $caller writes nothing', async (row) => {
    // They are refused whenever they signed in.
    const call = { ...(await arranged(row)), signedInAgo: 0 };
    const credential = await credentialOf(row.caller);
    const before = await databaseContents();
    await callGraphql(call, credential);
    expect(await databaseContents()).toEqual(before);
  });

  test.each(refused(httpRows))('a refusal of $key to $caller writes nothing', async (row) => {
    const call = await arranged(row);
    const credential = await credentialOf(row.caller);
    const before = await databaseContents();
    await callHttp(call, credential);
    expect(await databaseContents()).toEqual(before);
  });

  test('every documented success and every refusal of a caller has occurred for its routes', () => {
    const routes = new Set(httpRows.map((row) => inOpenApi(subjectOf(row))));
    const asked = answersDescribed
      .filter((answer) => / (?:20\d|401|403)$/.test(answer))
      .filter((answer) => routes.has(answer.slice(0, answer.lastIndexOf(' '))));
    expect(asked.filter((answer) => !answersSeen.has(answer))).toEqual([]);
  });
}

/** “GET /api/news” in the format of OpenAPI’s answers: “get /api/news”. */
const inOpenApi = (subject: string) => subject.replace(/^[A-Z]+/, (method) => method.toLowerCase());

async function inTurn<Row>(rows: readonly Row[], act: (row: Row) => Promise<Row>): Promise<Row[]> {
  const done: Row[] = [];
  for (const row of rows) done.push(await act(row));
  return done;
}

/** Runs `act` while no role has the capability. */
async function without(capability: Capability, act: () => Promise<void>): Promise<void> {
  const roles = rolesWith[capability];
  try {
    Object.assign(rolesWith, { [capability]: [] });
    await act();
  } finally {
    Object.assign(rolesWith, { [capability]: roles });
  }
}

/** The fields of a type that a caller must see in the answer to the row through which it is reached. */
function fieldsShown(
  { everyone, granted, inPerson, besides = {}, others }: Omit<TypeRow, 'through'>,
  caller: Caller,
  { capability, cells }: GraphqlRow,
): string[] {
  if (!isGranted(caller, capability)) return names(everyone, roleOf[caller] ? undefined : others);
  const further = Object.entries(besides)
    .filter(([needed]) => isGranted(caller, needed as Capability))
    .map(([, fields]) => fields);
  if (caller !== 'a read-only token') return names(everyone, granted, inPerson, ...further);
  return cells[caller] === 'ForbiddenError' ? [] : names(everyone, granted, ...further);
}

function hasEnded(caller: Caller): boolean {
  return caller.endsWith('session');
}

/** A browser whose session has ended is told to refresh; every other refused caller, to sign in. */
function challengeOf(caller: Caller, { status }: Response): string | null {
  if (hasEnded(caller)) return invalidTokenChallenge;
  return status === 401 ? 'Bearer' : null;
}
