import { expect, test } from 'vitest';
import { toastReducer, type ToastEvent, type ToastRecord } from './toastReducer.ts';

const after = (...events: readonly ToastEvent[]) => events.reduce<readonly ToastRecord[]>(toastReducer, []);

const saved: ToastEvent = { type: 'add', id: '1', content: { title: 'Saved' } };
const failed: ToastEvent = { type: 'add', id: '2', content: { title: 'Error', look: 'destructive' } };

test('opens a new toast', () => {
  expect(after(saved)).toEqual([{ id: '1', title: 'Saved', open: true }]);
});

test('replaces the previous toast with a new one', () => {
  expect(after(saved, failed)).toEqual([{ id: '2', title: 'Error', look: 'destructive', open: true }]);
});

test('updates only the given fields', () => {
  expect(after(failed, { type: 'update', id: '2', changes: { title: 'Failed' } })).toEqual([
    { id: '2', title: 'Failed', look: 'destructive', open: true },
  ]);
});

test('ignores an update of a replaced toast', () => {
  expect(after(saved, failed, { type: 'update', id: '1', changes: { title: 'Late' } })).toEqual(
    after(failed),
  );
});

test('closes a dismissed toast and keeps it in the list', () => {
  expect(after(saved, { type: 'dismiss', id: '1' })).toEqual([{ id: '1', title: 'Saved', open: false }]);
});

test('closes the open toast when dismissed without an id', () => {
  expect(after(saved, { type: 'dismiss' })[0]?.open).toBe(false);
});

test('keeps the new toast open when a replaced one is dismissed', () => {
  expect(after(saved, failed, { type: 'dismiss', id: '1' })).toEqual(after(failed));
});

test('removes a toast, with or without its id', () => {
  expect(after(saved, { type: 'remove', id: '1' })).toEqual([]);
  expect(after(saved, { type: 'remove' })).toEqual([]);
  expect(after(failed, { type: 'remove', id: '1' })).toEqual(after(failed));
});

test('never mutates the given list', () => {
  const before = Object.freeze(after(saved));
  toastReducer(before, { type: 'dismiss' });
  expect(before[0]?.open).toBe(true);
});
