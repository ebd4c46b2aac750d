import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { languages, type Language } from '../../shared/language.ts';
import { levelsOf, type Levels, type Place } from './levels.ts';
import { blocksOf, measure } from './measure.ts';
import { rowsOf } from './rows.ts';
import { moveBlocks, shiftsIn } from './threadLevels.ts';

/** What is shown of the levels: the beads below the upper end of the thread, the places below that of their text. */
export interface Thread extends Omit<Levels, 'shifts'> {
  /** Where the text of each language begins. */
  starts: Record<Language, number>;
}

/** Half a pixel more or less is not seen. */
const isSame = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((one, index) => Math.abs(one - (others[index] ?? 0)) < 0.5);

/**
 * Levels the blocks of two texts, and finds the marks between them. It measures in one frame, after a change of heights or
 * of the number of blocks, so that typing within a line costs nothing.
 * @returns what is shown of them, and a reference for the element between the texts
 */
export function useThread({
  en,
  id,
}: Record<Language, Editor>): [Thread | null, RefObject<HTMLElement | null>] {
  const thread = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<Thread | null>(null);
  useEffect(() => {
    const both = { en, id };
    let frame: number | undefined;
    let last = '';
    const show = (marks: Thread | null) => {
      const text = JSON.stringify(marks);
      if (text !== last) setShown(marks);
      last = text;
    };
    const release = () => {
      for (const language of languages)
        if (shiftsIn(both[language]).some(Boolean)) moveBlocks(both[language], new Map());
      show(null);
    };
    const level = () => {
      frame = undefined;
      if (!thread.current || en.isDestroyed || id.isDestroyed) return;
      // In a narrow place the texts are one below the other.
      if (thread.current.getClientRects().length === 0) return release();
      const origin = thread.current.getBoundingClientRect().top;
      const measured = { en: measure(en, origin), id: measure(id, origin) };
      const blocks = { en: measured.en.blocks, id: measured.id.blocks };
      const { shifts, ...marks } = levelsOf(rowsOf(blocks.en, blocks.id), blocks);
      for (const language of languages) {
        const { shifts: before, margins } = measured[language];
        if (isSame(before, shifts[language])) continue;
        const moves = shifts[language].flatMap((shift, index) =>
          shift > 0.5 ? [[index, { shift, margin: (margins[index] ?? 0) + shift }] as const] : [],
        );
        moveBlocks(both[language], new Map(moves));
      }
      show({ ...marks, starts: { en: measured.en.start, id: measured.id.start } });
    };
    const schedule = () => {
      frame ??= requestAnimationFrame(level);
    };
    const shapeOf = () =>
      languages.map((language) =>
        blocksOf(both[language].state.doc).map(({ kind, length }) => kind + (length > 0)),
      );
    let shape = '';
    const handleTransaction = () => {
      const now = shapeOf().join('|');
      if (now !== shape) schedule();
      shape = now;
    };
    const heights = new ResizeObserver(schedule);
    for (const language of languages) {
      both[language].on('transaction', handleTransaction);
      heights.observe(both[language].view.dom);
    }
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      heights.disconnect();
      for (const language of languages) {
        both[language].off('transaction', handleTransaction);
        if (!both[language].isDestroyed) moveBlocks(both[language], new Map());
      }
    };
  }, [en, id]);
  return [shown, thread];
}

/** Where a place is in its text: the position before which what it lacks would be. */
function positionOf({ at }: Place, editor: Editor): number {
  const { doc } = editor.state;
  if (blocksOf(doc).length === 0) return 0;
  return Array.from({ length: Math.min(at, doc.childCount) }, (_, index) => doc.child(index).nodeSize).reduce(
    (sum, size) => sum + size,
    0,
  );
}

/** Begins a paragraph at a place. */
export function writeAt(place: Place, editor: Editor): void {
  if (editor.isEmpty) {
    editor.commands.focus('start');
    return;
  }
  const position = positionOf(place, editor);
  editor
    .chain()
    .insertContentAt(position, { type: 'paragraph' })
    .focus(position + 1)
    .run();
}

/** Copies to a place what it lacks. */
export function copyTo(place: Place, editor: Editor, from: Editor): void {
  const copied = place.lacks.map((index) => from.state.doc.child(index).toJSON() as object);
  const position = positionOf(place, editor);
  const { doc } = editor.state;
  const end = editor.isEmpty ? doc.content.size : position;
  editor
    .chain()
    .insertContentAt({ from: position, to: end }, copied)
    .focus(position + 1)
    .run();
}
