import { useState } from 'react';
import type { Conflict } from '../../relay/saveOutcome.ts';
import type { Obstacle, Opposition } from './obstacle.ts';

/** What a form’s editor has to know or to decide before the next save. */
export function useObstacles<Values>() {
  const [noted, setNoted] = useState<Obstacle<Values> | null>(null);
  /** What someone else has typed into the same fields; it stays while the item is in the trash. */
  const [opposition, setOpposition] = useState<Opposition<Values> | null>(null);
  /** Whether the item is in the trash, from which it may come back. */
  const [isGone, setGone] = useState(false);
  const toDecide = noted?.kind === 'joined' ? (opposition ?? noted) : (noted ?? opposition);
  const inTheWay: Obstacle<Values> | null = isGone ? { kind: 'gone' } : toDecide;
  return {
    inTheWay,
    opposition,
    /** The version of the item about which it asks, as saved by someone else; null if it does not. */
    savedVersion: noted?.kind === 'conflict' ? noted.currentVersion : null,
    note: (next: Obstacle<Values>) => setNoted(next),
    /** Says that the item is in the trash. */
    noteGone: () => setGone(true),
    /** Asks about what someone else has typed. */
    oppose: (next: Opposition<Values>) => {
      setNoted(null);
      setOpposition(next);
    },
    /** Asks about what someone else has saved. */
    noteConflict: (conflict: Conflict) => {
      setNoted({ kind: 'conflict', ...conflict });
      setOpposition(null);
    },
    /** Says that the working copy of a new item was published; after a save without an answer, it may have been that save. */
    noteEnded: () => {
      setNoted((before) => (before?.kind === 'unanswered' ? before : { kind: 'gone' }));
      setOpposition(null);
    },
    /** Goes on from another version, or from another revision of the working copy. */
    rebase: (before: number, version: number) => {
      const isUnpublished = version === before && opposition === null;
      // What was saved still differs from what the form goes on from.
      const staysIn = (current: Obstacle<Values>) =>
        (current.kind === 'conflict' && current.currentVersion > version) ||
        (current.kind === 'joined' && isUnpublished);
      setNoted((current) => (current && staysIn(current) ? current : null));
      setOpposition(null);
    },
    /** Leaves it to the next save; once the item is back from the trash, what there was to decide is asked again. */
    dismiss: () => {
      setGone(false);
      setNoted((before) => (isGone && before?.kind !== 'gone' ? before : null));
    },
    /** Forgets what the last save has found: the next one finds out. */
    beginSave: () => setNoted(null),
    /** Forgets everything. */
    clear: () => {
      setNoted(null);
      setOpposition(null);
      setGone(false);
    },
  };
}
