import { expect, test } from 'vitest';
import { toastReducer, type ToastEvent, type ToastRecord } from './toastReducer.ts';

const after = (...events: readonly ToastEvent[]) => events.reduce<readonly ToastRecord[]>(toastReducer, []);

const saved: ToastEvent = { type: 'add', id: '1', content: { title: 'Saved' } };
const failed: ToastEvent = { type: 'add', id: '2', content: { title: 'Error', look: 'destructive' } };

test('a new toast is open', () => {
  expect(after(saved)).toEqual([{ id: '1', title: 'Saved', open: true }]);
});

test('a new toast replaces the previous one', () => {
  expect(after(saved, failed)).toEqual([{ id: '2', title: 'Error', look: 'destructive', open: true }]);
});

test('an update changes what it names and nothing else', () => {
  expect(after(failed, { type: 'update', id: '2', changes: { title: 'Failed' } })).toEqual([
    { id: '2', title: 'Failed', look: 'destructive', open: true },
  ]);
});

test('an update of a toast that was replaced changes nothing', () => {
  expect(after(saved, failed, { type: 'update', id: '1', changes: { title: 'Late' } })).toEqual(
    after(failed),
  );
});

test('a dismissed toast closes and stays in the list', () => {
  expect(after(saved, { type: 'dismiss', id: '1' })).toEqual([{ id: '1', title: 'Saved', open: false }]);
});

test('dismissing without an id closes whatever is open', () => {
  expect(after(saved, { type: 'dismiss' })[0]?.open).toBe(false);
});

test('dismissing a toast that was replaced leaves the new one open', () => {
  expect(after(saved, failed, { type: 'dismiss', id: '1' })).toEqual(after(failed));
});

test('a removed toast is gone, with or without its id', () => {
  expect(after(saved, { type: 'remove', id: '1' })).toEqual([]);
  expect(after(saved, { type: 'remove' })).toEqual([]);
  expect(after(failed, { type: 'remove', id: '1' })).toEqual(after(failed));
});

test('nothing changes the list that it was given', () => {
  const before = Object.freeze(after(saved));
  toastReducer(before, { type: 'dismiss' });
  expect(before[0]?.open).toBe(true);
});
