import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { placeUnder, shiftOf, withinList, withMoved, type Box } from './places.ts';
import { useGripDrag } from './useGripDrag.ts';

/** What happened to a row, for screen readers; its place is counted from 0. */
export interface Announcement {
  what: 'lifted' | 'moved' | 'dropped' | 'putBack';
  key: string;
  place: number;
}

interface Options {
  onReorder: (keys: string[]) => void;
  onAnnounce: (announcement: Announcement) => void;
}

interface Lifted {
  key: string;
  from: number;
  to: number;
  boxes: readonly Box[];
  /** In pixels, under a pointer; null for a row that is moved step by step. */
  distance: number | null;
}

/**
 * Reorders the rows of a list: by dragging a row’s grip, or step by step, with the keyboard or with buttons. A click on
 * the grip (Space, Enter) lifts the row and puts it down; moving the focus away also puts it down. Escape puts it back.
 */
export function useReorder(keys: readonly string[], { onReorder, onAnnounce }: Options) {
  const list = useRef<HTMLUListElement>(null);
  const [state, setState] = useState<Lifted | null>(null);
  // Several events may arrive before the next render.
  const latest = useRef<Lifted | null>(null);
  const fits = (held: Lifted | null) => held?.boxes.length === keys.length && keys[held.from] === held.key;
  const change = (next: Lifted | null) => {
    latest.current = next;
    setState(next);
  };

  const lift = (key: string, distance: number | null) => {
    const boxes = Array.from(list.current?.children ?? [], (row) => row.getBoundingClientRect());
    const from = keys.indexOf(key);
    change({ key, from, to: from, boxes, distance });
    onAnnounce({ what: 'lifted', key, place: from });
  };
  const putDown = (isKept: boolean) => {
    const held = latest.current;
    drag.stop();
    change(null);
    if (!held || !fits(held)) return;
    const { key, from, to } = held;
    const isMoved = isKept && to !== from;
    onAnnounce({ what: isMoved ? 'dropped' : 'putBack', key, place: isMoved ? to : from });
    if (isMoved) onReorder(withMoved(keys, from, to));
  };
  const stepTo = (place: number) => {
    const held = latest.current;
    if (!held) return;
    const to = Math.max(0, Math.min(place, keys.length - 1));
    change({ ...held, to });
    onAnnounce({ what: 'moved', key: held.key, place: to });
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

  /** Puts down a row that is moved step by step when the focus leaves it, but not when the window loses the focus. */
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isStill = currentTarget.closest('li')?.contains(relatedTarget ?? document.activeElement);
    if (lifted?.distance === null && !isStill) putDown(true);
  };

  /** The state and the handlers of one row. */
  const rowAt = (index: number) => {
    const key = keys[index] ?? '';
    const isLifted = lifted?.key === key;
    const shift = lifted ? shiftOf(lifted.boxes, lifted.from, lifted.to, index) : 0;
    return {
      isLifted,
      /** Whether it is moved step by step and shows the step buttons. */
      hasStepButtons: isLifted && lifted.distance === null,
      /** In pixels, downwards. */
      shift: isLifted ? (lifted.distance ?? shift) : shift,
      onStep: (by: 1 | -1) => lifted && stepTo(lifted.to + by),
      onPutDown: () => putDown(true),
      /** For the step buttons. */
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
