import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { placeUnder, shiftOf, withinList, withMoved, type Box } from './places.ts';
import { useGripDrag } from './useGripDrag.ts';

/** What happened to a row, for who cannot see it; its place counted from 0. */
export interface Told {
  what: 'lifted' | 'moved' | 'dropped' | 'putBack';
  key: string;
  place: number;
}

interface Options {
  /** Nothing can be lifted now. */
  isBusy: boolean;
  onReorder: (keys: string[]) => void;
  onTell: (told: Told) => void;
}

interface Lifted {
  key: string;
  from: number;
  to: number;
  boxes: readonly Box[];
  /** In pixels, under a pointer; null for a row that goes by steps. */
  distance: number | null;
}

/**
 * Puts the rows of a list in order: by dragging a row's grip, or by steps, with the keyboard or with buttons. A click
 * on the grip (Space, Enter) lifts the row and puts it down; so does leaving it. Escape puts it back.
 */
export function useReorder(keys: readonly string[], { isBusy, onReorder, onTell }: Options) {
  const list = useRef<HTMLUListElement>(null);
  const [state, setState] = useState<Lifted | null>(null);
  // Events may follow each other before the next render.
  const latest = useRef<Lifted | null>(null);
  const fits = (held: Lifted | null) => held?.boxes.length === keys.length && keys[held.from] === held.key;
  const change = (next: Lifted | null) => {
    latest.current = next;
    setState(next);
  };

  const lift = (key: string, distance: number | null) => {
    if (isBusy) return;
    const boxes = Array.from(list.current?.children ?? [], (row) => row.getBoundingClientRect());
    const from = keys.indexOf(key);
    change({ key, from, to: from, boxes, distance });
    onTell({ what: 'lifted', key, place: from });
  };
  const putDown = (isKept: boolean) => {
    const held = latest.current;
    drag.stop();
    change(null);
    if (!held || !fits(held)) return;
    const { key, from, to } = held;
    const isMoved = isKept && to !== from;
    onTell({ what: isMoved ? 'dropped' : 'putBack', key, place: isMoved ? to : from });
    if (isMoved) onReorder(withMoved(keys, from, to));
  };
  const stepTo = (place: number) => {
    const held = latest.current;
    if (!held) return;
    const to = Math.max(0, Math.min(place, keys.length - 1));
    change({ ...held, to });
    onTell({ what: 'moved', key: held.key, place: to });
  };

  const drag = useGripDrag({
    onStart: (key) => lift(key, 0),
    onMove: (dragged) => {
      const held = latest.current;
      if (!held) return;
      const distance = withinList(held.boxes, held.from, dragged);
      change({ ...held, distance, to: placeUnder(held.boxes, held.from, distance) });
    },
    onDrop: () => putDown(true),
    onCancel: () => putDown(false),
  });

  const lifted = fits(state) ? state : null;
  const stepped = lifted?.distance === null ? lifted.to : null;
  useEffect(() => {
    const held = latest.current;
    if (stepped !== null && held) list.current?.children[held.from]?.scrollIntoView({ block: 'nearest' });
  }, [stepped]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!lifted) return;
    const place = { ArrowUp: lifted.to - 1, ArrowDown: lifted.to + 1, Home: 0, End: keys.length - 1 }[
      event.key
    ];
    if (place === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Escape') putDown(false);
    else if (place !== undefined && lifted.distance === null) stepTo(place);
  };

  /** A row that goes by steps and is left is put down; the window's own loss of the focus takes it from nobody. */
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isStill = currentTarget.closest('li')?.contains(relatedTarget ?? document.activeElement);
    if (lifted?.distance === null && !isStill) putDown(true);
  };

  /** What one row needs. */
  const rowAt = (index: number) => {
    const key = keys[index] ?? '';
    const isLifted = lifted?.key === key;
    const shift = lifted ? shiftOf(lifted.boxes, lifted.from, lifted.to, index) : 0;
    return {
      isLifted,
      /** It goes by steps: there are buttons for them. */
      goesBySteps: isLifted && lifted.distance === null,
      /** In pixels, down. */
      shift: isLifted ? (lifted.distance ?? shift) : shift,
      onStep: (by: 1 | -1) => lifted && stepTo(lifted.to + by),
      onPutDown: () => putDown(true),
      /** For the buttons of steps. */
      step: { onKeyDown: handleKeyDown, onBlur: handleBlur },
      grip: {
        ...drag.gripOf(key),
        onKeyDown: handleKeyDown,
        onBlur: handleBlur,
        onClick: (event: MouseEvent<HTMLElement>) => {
          if (drag.isEndOfDrag(event)) return;
          if (isLifted) putDown(true);
          else lift(key, null);
        },
      },
    };
  };

  return { list, isLifting: lifted !== null, rowAt };
}

export type ReorderableRow = ReturnType<ReturnType<typeof useReorder>['rowAt']>;
