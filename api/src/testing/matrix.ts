import type { Permission } from '../auth/permission.ts';
import type { TestApp } from './testApp.ts';

// Who may do what, as tables: each noun keeps its rows in <noun>.matrix.ts beside its rules, and
// permissionMatrix.test.ts plays them all. A field or route without a row fails there.

/** The columns: each calls with the cookie that its browser would hold. */
export const callers = ['a visitor', 'an expired session', 'a revoked session', 'an admin'] as const;
export type Caller = (typeof callers)[number];

/** The permission that a row expects to be declared, and what each caller is answered. */
interface Cells<Answer> {
  permission: Permission;
  cells: Record<Caller, Answer>;
}

function cells<Answer>(permission: Permission, others: Answer, admin: Answer): Cells<Answer> {
  return {
    permission,
    cells: {
      'a visitor': others,
      'an expired session': others,
      'a revoked session': others,
      'an admin': admin,
    },
  };
}

/** A call that is open to everyone. An admin may be answered something else, such as a draft. */
export function everyone<Answer>(answer: Answer, toAdmin = answer): Cells<Answer> {
  return cells('everyone', answer, toAdmin);
}

/** How everybody but an admin is refused: over HTTP with a status, over GraphQL with a type. */
const refusal = { http: 401, graphql: 'UnauthenticatedError' };
export const refusals: ReadonlySet<unknown> = new Set(Object.values(refusal));

/** A call for admins, which refuses everybody else. */
export function admins<Answer extends string | number>(answer: Answer) {
  const refused = typeof answer === 'number' ? refusal.http : refusal.graphql;
  return cells<string | number>('admins', refused, answer);
}

/** The name of the type that a GraphQL call answers with; null where it answers null. */
type GraphqlAnswer = string | number | null;

interface GraphqlRow<World> extends Cells<GraphqlAnswer> {
  /** The field's arguments as they stand in a document: `id: 1`. */
  args?: (world: World) => string;
  /** The address that it is called from. */
  from?: string;
}

interface HttpRow<World> extends Cells<string | number> {
  /** Method and path of a real call, where the route's own are a pattern: `GET /api/news/1`. */
  call?: (world: World) => string;
  body?: object;
  /** What a browser's form sends, instead of a body in JSON. */
  form?: Record<string, string>;
  /** A cookie that the call needs beside the session's. */
  cookie?: (world: World) => string;
}

/** Which fields of an object type a caller sees in the answer to a GraphQL row; names parted by spaces. */
interface TypeRow {
  /** The key of the GraphQL row. */
  through: string;
  everyone?: string;
  admins?: string;
  /** Everybody but admins: refusals. */
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

/** Declares the rows of a noun; what `arrange` returns is what its rows are given. */
export function matrix<World>(rows: Matrix<World>): Matrix {
  // Each row is only ever given its own noun's world.
  return rows as Matrix;
}

/** The field or route that a row is about, without the words that tell its cases apart. */
export function subjectOf({ key }: { key: string }): string {
  return /^(?:\w+\.\w+|[A-Z]+ \S+)/.exec(key)?.[0] ?? key;
}
