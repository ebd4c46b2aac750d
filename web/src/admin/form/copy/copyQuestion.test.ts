import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change, open, stored, theirChange, theirCopy } from './copySessionHarness.ts';

// While a form asks which of two texts to keep, the other editor goes on.

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A form that asks about the title. */
async function asking() {
  const opened = open();
  opened.keep.mockResolvedValueOnce({ kind: 'conflict' });
  opened.load.mockResolvedValueOnce(theirCopy('title', 'Theirs', 'Wax'));
  opened.type({ title: 'Mine' });
  await opened.session.keep();
  await vi.advanceTimersByTimeAsync(0);
  expect(opened.form.oppose).toHaveBeenCalledOnce();
  return opened;
}

const later = (field: string, value: string, base: string) => ({
  ...theirCopy(field, value, base),
  revision: 6,
});

test('the question follows what they type on', async () => {
  const { session, form, load, keep } = await asking();
  load.mockResolvedValueOnce(later('title', 'Theirs, too', 'Wax'));
  await session.follow();
  const [mine, theirs] = vi.mocked(form.oppose).mock.lastCall ?? [];
  expect([mine?.values.title, theirs?.values.title]).toEqual(['Mine', 'Theirs, too']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(keep).toHaveBeenCalledOnce();
});

test('the question stays when they type into another field, which the form takes over', async () => {
  const { session, form, load, keep } = await asking();
  const changes = [theirChange('title', 'Theirs', 'Wax'), theirChange('text', 'Theirs.', stored.text)];
  load.mockResolvedValueOnce({ ...later('title', 'Theirs', 'Wax'), changes });
  await session.follow();
  const [mine, theirs] = vi.mocked(form.oppose).mock.lastCall ?? [];
  expect(mine?.values).toEqual({ ...stored, title: 'Mine', text: 'Theirs.' });
  expect(theirs?.values).toEqual({ ...stored, title: 'Theirs', text: 'Theirs.' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(keep).toHaveBeenCalledOnce();
});

test('nothing is left to ask once they have typed their text back', async () => {
  const { session, form, load, keep } = await asking();
  load.mockResolvedValueOnce(later('text', 'Theirs.', stored.text));
  await session.follow();
  expect(vi.mocked(form.rebase).mock.lastCall?.[0].values).toEqual({
    ...stored,
    title: 'Mine',
    text: 'Theirs.',
  });
  await vi.advanceTimersByTimeAsync(1_000);
  const changes = [change('title', 'Mine', 'Wax'), change('text', 'Theirs.', stored.text)];
  expect(keep.mock.lastCall).toEqual([{ baseVersion: 3, changes }, 6]);
});

test('what was typed here goes on by itself once they have discarded the rest', async () => {
  const { session, form, load, keep, states } = await asking();
  load.mockResolvedValueOnce(null);
  await session.follow();
  expect(form.noteDiscarded).toHaveBeenCalledWith({});
  expect(form.reset).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keep.mock.lastCall).toEqual([{ baseVersion: 3, changes: [change('title', 'Mine', 'Wax')] }, 0]);
  expect(states.at(-1)).toBe('kept');
});

test('their text goes once they have discarded it, also if the editor has just taken it', async () => {
  const { form, load, keep, states, type } = await asking();
  type({ title: 'Theirs' }, false);
  keep.mockResolvedValueOnce({ kind: 'conflict' });
  load.mockResolvedValueOnce(null);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(form.reset).toHaveBeenCalledWith({ values: stored, version: 3 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect([keep.mock.calls.length, states.at(-1)]).toEqual([2, 'kept']);
});

test('their text is asked about, once they have published it and something else', async () => {
  const { session, form } = await asking();
  const published = { values: { ...stored, title: 'Theirs' }, version: 4 };
  expect(session.rebaseOn(published, false)).toBe(false);
  // The form asks about what is saved then.
  session.observe({ ...form, values: { ...stored, title: 'Mine' }, copy: null, isOpposed: false });
  const later = { values: { ...published.values, text: 'Then the dye.' }, version: 5 };
  expect(session.rebaseOn(later, false)).toBe(false);
});

test('a working copy based on a later version brings that version along', async () => {
  const { session, form, load, loadItem, type } = open();
  type({ title: 'Mine' });
  await session.keep();
  loadItem.mockResolvedValueOnce({ values: { ...stored, text: 'Published.' }, version: 4 });
  load.mockResolvedValueOnce({ ...later('title', 'Mine, and theirs', 'Wax'), baseVersion: 4 });
  await session.follow();
  expect(vi.mocked(form.rebase).mock.lastCall?.[0]).toEqual({
    base: { ...stored, text: 'Published.' },
    values: { ...stored, title: 'Mine, and theirs', text: 'Published.' },
    version: 4,
  });
});
