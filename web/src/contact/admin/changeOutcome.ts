import { endSession } from '../../auth/session.ts';

/** How a change of one message went. */
export type ChangeOutcome =
  | { kind: 'done' }
  | { kind: 'failed' }
  /** Somebody deleted it. */
  | { kind: 'gone' }
  /** Somebody changed it after it was loaded. */
  | { kind: 'conflict'; currentVersion: number };

interface Result {
  readonly __typename: string;
  readonly currentVersion?: number;
}

/** Reads the server's answer; when it knows nobody, the browser forgets its admin as well. */
export function changeOutcome({ __typename, currentVersion = 0 }: Result): ChangeOutcome {
  if (__typename.endsWith('Payload')) return { kind: 'done' };
  if (__typename === 'ConflictError') return { kind: 'conflict', currentVersion };
  if (__typename === 'NotFoundError') return { kind: 'gone' };
  if (__typename === 'UnauthenticatedError') endSession();
  return { kind: 'failed' };
}
