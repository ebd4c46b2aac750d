import { expect, test } from 'vitest';
import { createTypedFields } from './typedFields.ts';

const stored = { title: 'Wax', text: 'Dye', place: 'Solo' };
const fieldsOf = (typed: ReturnType<typeof createTypedFields>) => [
  Object.keys(stored).filter(typed.isOwn),
  Object.keys(stored).filter(typed.hasTyped),
];

test('what replaces the editor’s text is not theirs, though they have typed there', () => {
  const typed = createTypedFields<typeof stored>([], ['title', 'text']);
  const mine = { ...stored, title: 'Mine', text: 'Mine, too' };
  typed.rebase(mine, { values: { ...mine, title: 'Mine, and theirs' }, base: stored, version: 3 });
  expect(fieldsOf(typed)).toEqual([['text'], ['title', 'text']]);
});

test('what the item has by now is nobody’s change any more', () => {
  const typed = createTypedFields<typeof stored>([], ['title', 'text']);
  const mine = { ...stored, title: 'Mine', text: 'Mine, too' };
  typed.rebase(mine, { values: mine, base: { ...stored, title: 'Mine' }, version: 4 });
  expect(fieldsOf(typed)).toEqual([['text'], ['text']]);
});

test('learns who has typed elsewhere', () => {
  const typed = createTypedFields<typeof stored>([], []);
  typed.learn([
    { field: 'title', isTypedByViewer: true, isLastTypedByViewer: false },
    { field: 'text', isTypedByViewer: true, isLastTypedByViewer: true },
    { field: 'place', isTypedByViewer: false, isLastTypedByViewer: false },
  ]);
  expect(fieldsOf(typed)).toEqual([['text'], ['title', 'text']]);
});
