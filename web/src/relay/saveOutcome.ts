import { graphql, readInlineData } from 'react-relay/hooks.js';
import type { saveOutcome_failure$key } from '../__generated__/saveOutcome_failure.graphql.ts';
import { endSession } from '../auth/session.ts';

/** A problem with a field, as returned by the server (FieldProblem) or found by the form. */
export interface FieldProblem {
  readonly code: string;
  readonly limit?: number | null | undefined;
  /** The reason for INVALID. */
  readonly reason?: string | null | undefined;
  /** The server’s message, in English. */
  readonly message?: string;
  /** The form’s message, in the reader’s language. */
  readonly text?: string;
}

/** It was saved in the meantime: the current version, and who saved it, if known. */
export interface Conflict {
  currentVersion: number;
  changedBy: string | null;
  /** Whether the viewer saved it: elsewhere, or before. */
  isChangedByViewer: boolean;
  changedAt: string | null;
}

/** What the launch check found in a field. */
export interface FoundFact {
  readonly code: string;
  readonly field: string;
  readonly language: string | null | undefined;
  readonly detail: string;
  readonly suggestion: string;
}

/** What stops a publication, and whether this editor may override it. */
export interface Stopped {
  findings: readonly FoundFact[];
  mayOverride: boolean;
}

/** Why nothing was changed. */
export type Failure =
  /** Fields broke a rule. */
  | { kind: 'invalid'; problems: Record<string, FieldProblem> }
  | ({ kind: 'conflict' } & Conflict)
  /** Someone else deleted it. */
  | { kind: 'gone' }
  /** The review that it approves was answered, withdrawn or asked for with another sentence. */
  | { kind: 'reviewEnded' }
  /** The launch check stops the publication. */
  | ({ kind: 'stopped' } & Stopped)
  /** The image is in use: the rows that show it. */
  | { kind: 'inUse'; usages: readonly { readonly type: string; readonly label: string }[] }
  | { kind: 'wrongPassword' }
  /** The code of a second factor is wrong. */
  | { kind: 'wrongCode' }
  /** Without this owner, nobody could manage people. */
  | { kind: 'lastOwner' }
  /** Somebody would be without a second factor while one is required. */
  | { kind: 'factorNeeded' }
  | { kind: 'tooManyAttempts'; retryAfterSeconds: number }
  /** It requires the password again, which was not confirmed. */
  | { kind: 'unconfirmed' }
  /** The content has changed since the import was previewed. */
  | { kind: 'outdated' }
  /** The session has ended. */
  | { kind: 'signedOut' }
  /** The server cannot be reached (then with the error), or failed itself. */
  | { kind: 'failed'; error?: Error };

/** The outcome of a change, with its result if it succeeded. */
export type SaveOutcome<Result = ChangeResult> = { kind: 'saved'; result: Required<Result> } | Failure;

/** The failure that the response of every mutation includes. */
export interface ChangeResult {
  readonly failure?: saveOutcome_failure$key | null | undefined;
}

/** Reads the server’s result, null if it is missing; if the session has ended, the browser also forgets the admin. */
export function saveOutcome<Result extends ChangeResult>(result: Result | null): SaveOutcome<Result> {
  if (!result) return { kind: 'failed' };
  // Only one member of the result’s union is not a failure: without a failure, none of the fields is missing.
  if (!result.failure) return { kind: 'saved', result: result as Required<Result> };
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
          isChangedByViewer
          changedAt
        }
        ... on ImageInUseError {
          usages {
            type
            label
          }
        }
        ... on LaunchCheckError {
          findings {
            code
            field
            language
            detail
            suggestion
          }
          mayOverride
        }
        ... on TooManyAttemptsError {
          retryAfterSeconds
        }
        ... on NotFoundError {
          __typename
        }
        ... on ReviewEndedError {
          __typename
        }
        ... on InvalidCredentialsError {
          __typename
        }
        ... on InvalidCodeError {
          __typename
        }
        ... on LastOwnerError {
          __typename
        }
        ... on FactorNeededError {
          __typename
        }
        ... on PasswordRequiredError {
          __typename
        }
        ... on ContentChangedError {
          __typename
        }
        ... on UnauthenticatedError {
          __typename
        }
      }
    `,
    result.failure,
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
      const { currentVersion = 0, changedBy = null, isChangedByViewer = false, changedAt = null } = failure;
      return { kind: 'conflict', currentVersion, changedBy, isChangedByViewer, changedAt };
    }
    case 'NotFoundError':
      return { kind: 'gone' };
    case 'ReviewEndedError':
      return { kind: 'reviewEnded' };
    case 'ImageInUseError':
      return { kind: 'inUse', usages: failure.usages.map(({ type, label }) => ({ type, label })) };
    case 'LaunchCheckError': {
      const findings = failure.findings.map(({ code, field, language, detail, suggestion }) => ({
        code,
        field,
        language,
        detail,
        suggestion,
      }));
      return { kind: 'stopped', findings, mayOverride: failure.mayOverride };
    }
    case 'InvalidCredentialsError':
      return { kind: 'wrongPassword' };
    case 'InvalidCodeError':
      return { kind: 'wrongCode' };
    case 'LastOwnerError':
      return { kind: 'lastOwner' };
    case 'FactorNeededError':
      return { kind: 'factorNeeded' };
    case 'TooManyAttemptsError':
      return { kind: 'tooManyAttempts', retryAfterSeconds: failure.retryAfterSeconds };
    case 'PasswordRequiredError':
      return { kind: 'unconfirmed' };
    case 'ContentChangedError':
      return { kind: 'outdated' };
    case 'UnauthenticatedError':
      endSession();
      return { kind: 'signedOut' };
    default:
      return { kind: 'failed' };
  }
}
