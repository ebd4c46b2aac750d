import { NetworkError } from '../../relay/network.ts';
import type { Conflict, Failure, Stopped } from '../../relay/saveOutcome.ts';
import type { Typed } from './edited.ts';

/** Someone else has kept a working copy with another text in a field that was typed into here. */
export type Opposition<Values> = { kind: 'conflict'; theirs: Typed<Values> } & Conflict;

/** What the editor has to know before the next save. */
export type Obstacle<Values = never> =
  /** The item was saved elsewhere. */
  | ({ kind: 'conflict'; theirs?: undefined } & Conflict)
  | Opposition<Values>
  /** Someone else has typed on, which the form has by now. */
  | { kind: 'joined' }
  /** Someone else deleted the item, or published or discarded the working copy of a new one. */
  | { kind: 'gone' }
  | ({ kind: 'stopped' } & Stopped)
  /** The review that it approves has been answered or changed. */
  | { kind: 'reviewEnded' }
  /** No answer came: it may have been saved. */
  | { kind: 'unanswered' }
  /** An earlier save, to which no answer came, has been made after all, with other values. */
  | { kind: 'arrived' };

/** What a failure asks of the form itself; null if its toast says all. */
export function obstacleIn(failure: Failure): Obstacle | null {
  const { kind } = failure;
  if (kind === 'conflict' || kind === 'gone' || kind === 'stopped' || kind === 'reviewEnded') return failure;
  if (kind === 'invalid' && failure.problems['idempotencyKey']) return { kind: 'arrived' };
  if (kind === 'failed' && failure.error instanceof NetworkError) return { kind: 'unanswered' };
  return null;
}

/** The toast of a failed save; none if the form itself asks the editor to decide something. */
export const unlessInForm = (failed: string) => (failure: Failure) => {
  const { kind = 'unanswered' } = obstacleIn(failure) ?? {};
  return kind === 'unanswered' ? failed : null;
};
