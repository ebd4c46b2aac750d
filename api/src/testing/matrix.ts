import { hasCapability, type Capability, type Role } from '../auth/capabilities.ts';
import { everyone as toEveryone, type Permission } from '../auth/permission.ts';
import type { TestApp } from './testApp.ts';

// Who may do what, as tables: each noun keeps its rows in <noun>.matrix.ts beside its rules, and
// permissionMatrix.test.ts plays them all. A field or route without a row fails there.

/** The columns: each calls with the cookie that its browser would hold, the last with its token as Bearer. */
export const callers = [
  'a visitor',
  'an expired session',
  'a revoked session',
  'an admin',
  'a read-only token',
] as const;
export type Caller = (typeof callers)[number];

/** As what each caller is known; null for nobody. */
const roleOf: Record<Caller, Role | null> = {
  'a visitor': null,
  'an expired session': null,
  'a revoked session': null,
  'an admin': 'admin',
  'a read-only token': 'admin',
};

/** Whether a caller’s role has the capability of a row; of a row without one, whether they have any role. */
export function isGranted(caller: Caller, capability: Capability | null): boolean {
  const role = roleOf[caller];
  return role !== null && (capability === null || hasCapability(role, capability));
}

/** The permission that a row expects to be declared, and what each caller is answered. */
interface Cells<Answer> {
  permission: Permission;
  /** What decides between the answers; null where it is only whether somebody has signed in. */
  capability: Capability | null;
  /** What somebody is answered who has signed in, and whose role lacks the capability. */
  lacking: Answer;
  /** What a read-only token is answered follows from the row's key, where the row does not say it. */
  cells: Record<Exclude<Caller, 'a read-only token'>, Answer> & { 'a read-only token'?: Answer };
}

interface Answers<Answer> {
  granted: Answer;
  lacking: Answer;
  others: Answer;
}

function cells<Answer>(
  permission: Permission,
  capability: Capability | null,
  { granted, lacking, others }: Answers<Answer>,
): Cells<Answer> {
  const answerTo = (caller: Caller) => {
    if (isGranted(caller, capability)) return granted;
    return roleOf[caller] ? lacking : others;
  };
  return {
    permission,
    capability,
    lacking,
    cells: {
      'a visitor': answerTo('a visitor'),
      'an expired session': answerTo('an expired session'),
      'a revoked session': answerTo('a revoked session'),
      'an admin': answerTo('an admin'),
    },
  };
}

/** A call that is open to everyone. Who has signed in may be answered something else, such as their account. */
export function everyone<Answer>(answer: Answer, toSignedIn = answer): Cells<Answer> {
  return cells(toEveryone, null, { granted: toSignedIn, lacking: toSignedIn, others: answer });
}

/** A call that is open to everyone, and shows some what is hidden from others, such as a draft. */
export function hidden<Answer>(capability: Capability, answer: Answer, others: Answer): Cells<Answer>;
export function hidden<Answer>(capability: Capability, answer: Answer): Cells<Answer | null>;
export function hidden<Answer>(capability: Capability, answer: Answer, others: Answer | null = null) {
  return cells(toEveryone, capability, { granted: answer, lacking: others, others });
}

/** How visitors are refused, and how others who may not: over HTTP with a status, over GraphQL with a type. */
const refusal = { http: 401, graphql: 'UnauthenticatedError' };
const forbidden = { http: 403, graphql: 'ForbiddenError' };
const allRefusals = new Set<unknown>([...Object.values(refusal), ...Object.values(forbidden)]);

/** Whether the answer is a refusal, by which nothing may be written. */
export const isRefusal = (answer: unknown): boolean => allRefusals.has(answer);

type Refusal = typeof refusal | typeof forbidden;

/** The refusal in the form of the answer that others are given. */
const instead = (answer: string | number, { http, graphql }: Refusal) =>
  typeof answer === 'number' ? http : graphql;

function refusing(to: 'writing' | 'inPerson' | 'confirmed', capability: Capability, answer: string | number) {
  const [lacking, others] = [instead(answer, forbidden), instead(answer, refusal)];
  return cells<string | number>({ to, capability }, capability, { granted: answer, lacking, others });
}

/** A call for who has the capability, which refuses everybody else. A call that writes refuses a read-only token too. */
export function needs(capability: Capability, answer: string | number) {
  return refusing('writing', capability, answer);
}

/** The same for who signed in themselves: it refuses every API token. */
export function inPerson(capability: Capability, answer: string | number) {
  return toReadOnlyToken(instead(answer, forbidden), refusing('inPerson', capability, answer));
}

/** As `inPerson`, where the sign-in has to be recent as well, as it is here. */
export function confirmed(capability: Capability, answer: string | number) {
  return toReadOnlyToken(instead(answer, forbidden), refusing('confirmed', capability, answer));
}

/** The answer to a read-only token, where a route’s own key does not tell whether the call writes. */
export function toReadOnlyToken<Answer>(answer: NoInfer<Answer>, row: Cells<Answer>): Cells<Answer> {
  return { ...row, cells: { ...row.cells, 'a read-only token': answer } };
}

/** The name of the type that a GraphQL call answers with; null where it answers null. */
type GraphqlAnswer = string | number | null;

interface GraphqlRow<World> extends Cells<GraphqlAnswer> {
  /** The field's arguments as they stand in a document: `id: 1`. */
  args?: (world: World) => string;
  /** The address that it is called from. */
  from?: string;
  /** So many milliseconds ago everybody signed in, instead of just now. */
  signedInAgo?: number;
}

interface HttpRow<World> extends Cells<string | number> {
  /** Method and path of a real call, where the route's own are a pattern: `GET /api/news/1`. */
  call?: (world: World) => string;
  body?: object;
  /** A body of another type than JSON. */
  file?: (world: World) => Blob;
  /** What a browser's form sends, instead of a body in JSON. */
  form?: Record<string, string>;
  /** Looks at no session, so that one which has ended refuses nothing. */
  ignoresSessions?: true;
  /** A cookie that the call needs beside the session's. */
  cookie?: (world: World) => string;
}

/** Which fields of an object type a caller sees in the answer to a GraphQL row; names parted by spaces. */
export interface TypeRow {
  /** The key of the GraphQL row. */
  through: string;
  everyone?: string;
  /** Only those who have the row’s capability. */
  granted?: string;
  /** Of those only who signed in themselves: no API token. */
  inPerson?: string;
  /** Everybody else: refusals. */
  others?: string;
}

export interface Matrix<World = unknown> {
  /** Stores what the calls need; runs anew before each. */
  arrange: (app: TestApp) => Promise<World>;
  /** By “Query.field” or “Mutation.field”; words after it tell cases apart: “Query.newsArticle of a draft”. */
  graphql?: Record<string, GraphqlRow<World>>;
  /** By the type's name. */
  types?: Record<string, TypeRow>;
  /** By method and path as the route declares them: “GET /api/news/{id}”; words after them tell cases apart. */
  http?: Record<string, HttpRow<World>>;
}

/** A row with all its cells: what each caller is answered. */
type Complete<Row> = Row & { cells: Record<Caller, unknown> };

/** Declares the rows of a noun; what `arrange` returns is what its rows are given. */
export function matrix<World>(rows: Matrix<World>): Matrix {
  // Each row is only ever given its own noun's world.
  return rows as Matrix;
}

/**
 * Says of a row what its key implies: a query or a GET only reads, and a read-only token may make it as its admin
 * may; a mutation or another method writes, and refuses a read-only token whatever else it would answer.
 */
export function complete<Row extends Cells<unknown> & { key: string }>(row: Row): Complete<Row> {
  const { key, permission, cells } = row;
  const reads = /^(Query\.|GET |ALL )/.test(key);
  const refusedWrite = key.startsWith('Mutation.') ? forbidden.graphql : forbidden.http;
  const asToken = reads ? cells['an admin'] : refusedWrite;
  return {
    ...row,
    permission: reads && permission.to === 'writing' ? { ...permission, to: 'reading' } : permission,
    cells: { 'a read-only token': asToken, ...cells },
  };
}

/** The field or route that a row is about, without the words that tell its cases apart. */
export function subjectOf({ key }: { key: string }): string {
  return /^(?:\w+\.\w+|[A-Z]+ \S+)/.exec(key)?.[0] ?? key;
}
