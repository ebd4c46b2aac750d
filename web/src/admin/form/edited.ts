import type { KeptCopy } from './copy/keeper.ts';
import type { FormValues } from './problems.ts';

/** A stored item, or the initial values of a new one, whose version is 0. */
export interface Current<Values> {
  values: Values;
  version: number;
}

/** What is typed, and the values that it is based on, with their version. */
export interface Typed<Values> extends Current<Values> {
  base: Values;
}

/** What is saved. */
export interface Edited<Values> extends Typed<Values> {
  /** The same until the server has answered: a save that is sent again is made once. */
  idempotencyKey: string;
  /** The working copy that is published with it. */
  copy: KeptCopy | null;
  /** Names the working copy of a new item. */
  newKey: string;
}

/** What a form holds, and its window for a reload. */
export interface Draft<Values> extends Edited<Values> {
  /** What the server had last, as far as the form knows: text that it has by then is somebody else’s, unless it was sent. */
  common: Values;
  /** What was sent to be kept, while no answer has come. */
  sent: Values | null;
}

/** The review that a save approves, at the version that its editor saw. */
export interface ApprovedReview {
  id: number;
  version: number;
}

/** What is sent. */
export interface Submitted<Values> extends Edited<Values> {
  /** Whether the editor publishes what the launch check stops. */
  overrides: boolean;
  approves: ApprovedReview | null;
}

/** Whether two forms have the same values. */
export const isSame = <Values extends FormValues>(one: Values, other: Values): boolean =>
  Object.keys(one).every((field) => one[field] === other[field]);
