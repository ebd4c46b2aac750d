import { hasCapability, type Capability, type Role } from '../auth/capabilities.ts';
import { everyone as toEveryone, type Permission } from '../auth/permission.ts';
import type { TestApp } from './testApp.ts';

// Permissions as tables: each noun’s rows are in <noun>.matrix.ts beside its rules, and its
// <noun>.permissions.test.ts makes their calls. permissionMatrix.test.ts fails for a field or route without a
// row.

/**
 * The columns: callers use the cookie that their browser would have; the last one uses its token as Bearer.
 */
export const callers = [
  'a visitor',
  'an expired session',
  'a revoked session',
  'an owner',
  'an editor',
  'an author',
  'a read-only token',
] as const;
export type Caller = (typeof callers)[number];

/** Each caller’s role; null for visitors. */
export const roleOf: Record<Caller, Role | null> = {
  'a visitor': null,
  'an expired session': null,
  'a revoked session': null,
  'an owner': 'owner',
  'an editor': 'editor',
  'an author': 'author',
  'a read-only token': 'owner',
};

/** Whether a caller’s role has the capability of a row; for a row without one, whether they have any role. */
export function isGranted(caller: Caller, capability: Capability | null): boolean {
  const role = roleOf[caller];
  return role !== null && (capability === null || hasCapability(role, capability));
}

/** The permission that must be declared for a row, and each caller’s answer. */
interface Cells<Answer> {
  permission: Permission;
  /** The capability that determines the answer; null if only being signed in matters. */
  capability: Capability | null;
  /** The answer for signed-in callers whose role lacks the capability. */
  lacking: Answer;
  /** A read-only token’s answer follows from the row’s key, unless stated. */
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
      'an owner': answerTo('an owner'),
      'an editor': answerTo('an editor'),
      'an author': answerTo('an author'),
    },
  };
}

/** A call open to everyone. Signed-in callers may get a different answer, such as their account. */
export function everyone<Answer>(answer: Answer, toSignedIn = answer): Cells<Answer> {
  return cells(toEveryone, null, { granted: toSignedIn, lacking: toSignedIn, others: answer });
}

/** A call open to everyone that shows some callers what is hidden from others, such as a draft. */
export function hidden<Answer>(capability: Capability, answer: Answer, others: Answer): Cells<Answer>;
export function hidden<Answer>(capability: Capability, answer: Answer): Cells<Answer | null>;
export function hidden<Answer>(capability: Capability, answer: Answer, others: Answer | null = null) {
  return cells(toEveryone, capability, { granted: answer, lacking: others, others });
}

/** The refusals of visitors, and of callers without the capability: a status over HTTP, a type over GraphQL. */
const refusal = { http: 401, graphql: 'UnauthenticatedError' };
const forbidden = { http: 403, graphql: 'ForbiddenError' };
const allRefusals = new Set<unknown>([...Object.values(refusal), ...Object.values(forbidden)]);

/** Whether the answer is a refusal, which must not write anything. */
export const isRefusal = (answer: unknown): boolean => allRefusals.has(answer);

type Refusal = typeof refusal | typeof forbidden;

/** The refusal, in the form of the answer to other callers. */
const instead = (answer: string | number, { http, graphql }: Refusal) =>
  typeof answer === 'number' ? http : graphql;

function refusing(to: 'writing' | 'inPerson' | 'confirmed', capability: Capability, answer: string | number) {
  const [lacking, others] = [instead(answer, forbidden), instead(answer, refusal)];
  return cells<string | number>({ to, capability }, capability, { granted: answer, lacking, others });
}

/**
 * A call for callers with the capability, which refuses everyone else. A call that writes also refuses a
 * read-only token.
 */
export function needs(capability: Capability, answer: string | number) {
  return refusing('writing', capability, answer);
}

/**
 * A call of a rule that needs `write`, about a row that visitors see before or after it: what it then needs is
 * `publish`.
 */
export function publishes(write: Capability, publish: Capability, answer: string | number) {
  return { ...needs(publish, answer), permission: { to: 'writing', capability: write } as const };
}

/** The same as `needs`, for people signed in themselves: it refuses every API token. */
export function inPerson(capability: Capability, answer: string | number) {
  return toReadOnlyToken(instead(answer, forbidden), refusing('inPerson', capability, answer));
}

/** Like `inPerson`, for calls that also require a recent sign-in, which the test’s callers have. */
export function confirmed(capability: Capability, answer: string | number) {
  return toReadOnlyToken(instead(answer, forbidden), refusing('confirmed', capability, answer));
}

/** The answer to a read-only token, for routes whose key does not show whether the call writes. */
export function toReadOnlyToken<Answer>(answer: NoInfer<Answer>, row: Cells<Answer>): Cells<Answer> {
  return { ...row, cells: { ...row.cells, 'a read-only token': answer } };
}

/** The name of the type that a GraphQL call returns; null if it returns null. */
type GraphqlAnswer = string | number | null;

interface GraphqlRow<World> extends Cells<GraphqlAnswer> {
  /** The field’s arguments as written in a document: `id: 1`. */
  args?: (world: World) => string;
  /** The address that the call comes from. */
  from?: string;
  /** Milliseconds since the sign-in of all callers, instead of 0. */
  signedInAgo?: number;
}

interface HttpRow<World> extends Cells<string | number> {
  /** Method and path of an actual call, if the route’s own are a pattern: `GET /api/news/1`. */
  call?: (world: World) => string;
  body?: object;
  /** A body of a media type other than JSON. */
  file?: (world: World) => Blob;
  /** The fields of a browser’s form, instead of a JSON body. */
  form?: Record<string, string>;
  /** Ignores sessions, so that an ended one is not refused. */
  ignoresSessions?: true;
  /** A cookie that the call needs besides the session’s. */
  cookie?: (world: World) => string;
}

/** Which fields of an object type a caller sees in the answer to a GraphQL row; names separated by spaces. */
export interface TypeRow {
  /** The key of the GraphQL row. */
  through: string;
  everyone?: string;
  /** Fields only for callers with the row’s capability. */
  granted?: string;
  /** Of those, fields only for people signed in themselves, not for API tokens. */
  inPerson?: string;
  /** Fields only for callers who have another capability besides. */
  besides?: Partial<Record<Capability, string>>;
  /** Fields for visitors: refusals. */
  others?: string;
}

export interface Matrix<World = unknown> {
  /** Stores what the calls need; runs again before each. */
  arrange: (app: TestApp) => Promise<World>;
  /**
   * By “Query.field”, “Mutation.field” or “Subscription.field”; further words distinguish cases: “Query.newsArticle of a draft”.
   */
  graphql?: Record<string, GraphqlRow<World>>;
  /** By the type’s name. */
  types?: Record<string, TypeRow>;
  /** By the route’s declared method and path: “GET /api/news/{id}”; further words distinguish cases. */
  http?: Record<string, HttpRow<World>>;
}

/** A row with all its cells: each caller’s answer. */
type Complete<Row> = Row & { cells: Record<Caller, unknown> };

/** Declares the rows of a noun; they receive the result of `arrange`. */
export function matrix<World>(rows: Matrix<World>): Matrix {
  // Each row only ever receives its own noun’s world.
  return rows as Matrix;
}

/**
 * Completes a row with what its key implies: a query or a GET only reads, so a read-only token gets its
 * admin’s answer; a mutation or another method writes, and always refuses a read-only token.
 */
export function complete<Row extends Cells<unknown> & { key: string }>(row: Row): Complete<Row> {
  const { key, permission, cells } = row;
  const reads = /^(Query\.|GET |ALL )/.test(key);
  const refusedWrite = key.startsWith('Mutation.') ? forbidden.graphql : forbidden.http;
  const asToken = reads ? cells['an owner'] : refusedWrite;
  return {
    ...row,
    permission: reads && permission.to === 'writing' ? { ...permission, to: 'reading' } : permission,
    cells: { 'a read-only token': asToken, ...cells },
  };
}

/** The field or route that a row is about, without the words that distinguish its cases. */
export function subjectOf({ key }: { key: string }): string {
  return /^(?:\w+\.\w+|[A-Z]+ \S+)/.exec(key)?.[0] ?? key;
}
