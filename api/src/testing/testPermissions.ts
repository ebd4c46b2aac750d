import { beforeAll, describe, expect, test } from 'vitest';
import { rolesWith, type Capability } from '../auth/capabilities.ts';
import { invalidTokenChallenge } from '../requestContext.ts';
import { forgetAll } from '../limits/throttle.ts';
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
import { answerOf, bearer, credentials, permissionCalls, type Headers, type Row } from './permissionCalls.ts';
import { useTestApp } from './testApp.ts';

const ended = ['an expired session', 'a revoked session'] as const satisfies Caller[];

/** Calls that are refused to someone. */
interface Refusals {
  to: string;
  refused: Row[];
  credential: () => Promise<Headers>;
  expectRefusal: (row: Row, credential: Headers) => Promise<void>;
}

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
  const rows: Row[] = [...graphqlRows, ...httpRows];
  const { call, callGraphql, arranged } = permissionCalls(app);
  const { tokenOf, credentialOf } = credentials(app);

  beforeAll(() => answersSeen.clear());

  async function expectAnswer(row: Row, caller: Caller, credential: Headers): Promise<void> {
    const { answer, response } = await call(row, credential);
    expect([row.key, caller, answer]).toEqual([row.key, caller, row.cells[caller]]);
    const seenAs = ignoresSessions(row) ? 'a visitor' : caller;
    expect(response.headers.get('WWW-Authenticate')).toBe(challengeOf(seenAs, response));
  }

  describe.each(callers)('to %s', (caller) => {
    const answered = rows.filter(({ cells }) => !isRefusal(cells[caller]));
    test.each(answered.map((row) => ({ row, key: row.key, expected: row.cells[caller] })))(
      '$key returns $expected',
      async ({ row }) => expectAnswer(row, caller, await credentialOf(caller)),
    );

    test.each(typeRows)('$type shows its fields', async ({ type, through, ...columns }) => {
      const row = rowsOf(everyMatrix).graphqlRows.find(({ key }) => key === through);
      if (!row) throw new Error(`${type} is reached through “${through}”, which has no row.`);
      const answer = await answerOf(await callGraphql(row, await credentialOf(caller)));
      const shown = fieldsShown(columns, caller, row);
      const seen = [...fieldsSeen(answer)].filter((field) => field.startsWith(`${type}.`));
      expect(seen.toSorted()).toEqual(shown.map((field) => `${type}.${field}`).toSorted());
    });
  });

  /** Expects the answer to an owner while no role has the row’s capability. */
  async function expectLacking(row: Row, owner: Headers): Promise<void> {
    const { answer } = await without(row.capability, () => call(row, owner));
    expect([row.key, answer]).toEqual([row.key, row.lacking]);
  }

  const capable = rows.filter(({ capability }) => capability);

  test.each(capable.filter(({ lacking }) => !isRefusal(lacking)))(
    'without its capability $key returns $lacking',
    async (row) => expectLacking(await arranged(row), await credentialOf('an owner')),
  );

  const refusals: Refusals[] = [
    ...callers.map((caller) => ({
      to: caller,
      refused: rows.filter(({ cells }) => isRefusal(cells[caller])),
      credential: () => credentialOf(caller),
      expectRefusal: (row: Row, credential: Headers) => expectAnswer(row, caller, credential),
    })),
    ...ended.map((caller) => ({
      to: `${caller} with a Bearer token`,
      refused: rows.filter((row) => !ignoresSessions(row)),
      credential: async () => bearer(await tokenOf[caller]()),
      async expectRefusal(row: Row, credential: Headers) {
        const { response } = await call(row, credential);
        expect([row.key, caller, response.status]).toEqual([row.key, caller, 401]);
      },
    })),
    {
      to: 'an owner without its capability',
      refused: capable.filter(({ lacking }) => isRefusal(lacking)),
      credential: () => credentialOf('an owner'),
      expectRefusal: expectLacking,
    },
  ];

  // In one test, so that the calls share their worlds: arranging them takes most of the time.
  test('every other call is refused, and writes nothing', { timeout: 60_000 }, async () => {
    const worlds = new Map<Row, Row>();
    for (const row of rows)
      if (refusals.some(({ refused }) => refused.includes(row))) worlds.set(row, await arranged(row));
    for (const { to, refused, credential, expectRefusal } of refusals) {
      // Attempts are counted per account and network, which the callers share.
      forgetAll();
      const given = await credential();
      const before = await databaseContents();
      for (const row of refused) await expectRefusal(worlds.get(row) ?? row, given);
      expect([to, await databaseContents()]).toEqual([to, before]);
    }
  });

  test('every documented success and every refusal of a caller has occurred for its routes', () => {
    const routes = new Set(httpRows.map((row) => inOpenApi(subjectOf(row))));
    const asked = answersDescribed
      .filter((answer) => / (?:20\d|401|403)$/.test(answer))
      .filter((answer) => routes.has(answer.slice(0, answer.lastIndexOf(' '))));
    expect(asked.filter((answer) => !answersSeen.has(answer))).toEqual([]);
  });
}

const ignoresSessions = (row: Row) => 'ignoresSessions' in row;

/** “GET /api/news” in the format of OpenAPI’s answers: “get /api/news”. */
const inOpenApi = (subject: string) => subject.replace(/^[A-Z]+/, (method) => method.toLowerCase());

/** Runs `act` while no role has the capability. */
async function without<Result>(capability: Capability | null, act: () => Promise<Result>): Promise<Result> {
  if (!capability) return act();
  const roles = rolesWith[capability];
  try {
    Object.assign(rolesWith, { [capability]: [] });
    return await act();
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

/** A browser whose session has ended is told to refresh; every other refused caller, to sign in. */
function challengeOf(caller: Caller, { status }: Response): string | null {
  if (ended.some((endedSession) => endedSession === caller)) return invalidTokenChallenge;
  return status === 401 ? 'Bearer' : null;
}
