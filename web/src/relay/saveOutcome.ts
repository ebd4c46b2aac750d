import { graphql, readInlineData } from 'react-relay/hooks.js';
import type { saveOutcome_failure$key } from '../__generated__/saveOutcome_failure.graphql.ts';
import { endSession } from '../auth/session.ts';

/** What is wrong with a field, as the server tells it (FieldProblem) and as the form finds it by itself. */
export interface FieldProblem {
  readonly code: string;
  readonly limit?: number | null | undefined;
  /** Why it is INVALID. */
  readonly reason?: string | null | undefined;
  /** The server’s words, in English. */
  readonly message?: string;
  /** The form’s own words, in the reader’s language. */
  readonly text?: string;
}

/** Somebody else saved in the meantime: which version stands now, and who made it, as far as it is known. */
export interface Conflict {
  currentVersion: number;
  changedBy: string | null;
  changedAt: string | null;
}

/** How a save went, for the form. */
export type SaveOutcome =
  | { kind: 'saved' }
  /** Fields broke a rule; nothing was written. */
  | { kind: 'invalid'; problems: Record<string, FieldProblem> }
  | ({ kind: 'conflict' } & Conflict)
  /** Somebody else deleted it. */
  | { kind: 'gone' }
  | { kind: 'failed' };

/** What every mutation answers that changes something, as far as it failed. */
export interface ChangeResult {
  readonly failure?: saveOutcome_failure$key | null | undefined;
}

/** Reads the server's answer; when it knows nobody, the browser forgets its admin as well. */
export function saveOutcome({ failure: key }: ChangeResult): SaveOutcome {
  if (!key) return { kind: 'saved' };
  const failure = readInlineData(
    graphql`
      fragment saveOutcome_failure on Error @inline {
        __typename
        ... on ValidationError {
          fields {
            field
            code
            limit
            reason
            message
          }
        }
        ... on ConflictError {
          currentVersion
          changedBy
          changedAt
        }
        ... on NotFoundError {
          __typename
        }
        ... on UnauthenticatedError {
          __typename
        }
      }
    `,
    key,
  );
  switch (failure.__typename) {
    case 'ValidationError': {
      const problems =
        failure.fields?.map(
          ({ field, code, limit, reason, message }) => [field, { code, limit, reason, message }] as const,
        ) ?? [];
      return { kind: 'invalid', problems: Object.fromEntries(problems) };
    }
    case 'ConflictError': {
      const { currentVersion = 0, changedBy = null, changedAt = null } = failure;
      return { kind: 'conflict', currentVersion, changedBy, changedAt };
    }
    case 'NotFoundError':
      return { kind: 'gone' };
    case 'UnauthenticatedError':
      endSession();
      return { kind: 'failed' };
    default:
      return { kind: 'failed' };
  }
}
