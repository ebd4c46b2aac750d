import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addLateField } from '../../../browser/lateFields.ts';
import { change, open, stored, theirChange, theirCopy } from './copySessionHarness.ts';
import type { KeepAnswer } from './keeper.ts';

const kept = { id: 1, revision: 1, mayDiscard: true };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('keeps what is typed within a second, all of it at once', async () => {
  const { keep, states, type, form } = open();
  type({ title: 'Wax a' });
  await vi.advanceTimersByTimeAsync(900);
  type({ title: 'Wax and', featured: true });
  expect(keep).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  const changes = [change('title', 'Wax and', 'Wax'), change('featured', 'true', 'false')];
  expect(keep.mock.calls).toEqual([[{ baseVersion: 3, changes }, 0]]);
  expect(states).toEqual(['waiting', 'waiting', 'kept']);
  expect(form.noteCopy).toHaveBeenCalledWith({ id: 1, revision: 1, mayDiscard: true });
});

test('sends one request at a time, and then what was typed meanwhile, on its revision', async () => {
  const { session, keep, type } = open();
  const first = Promise.withResolvers<KeepAnswer>();
  keep.mockReturnValueOnce(first.promise);
  type({ title: 'Wax a' });
  const kept = session.keep();
  type({ title: 'Wax and' });
  type({ title: 'Wax and water' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(keep).toHaveBeenCalledTimes(1);
  first.resolve({ kind: 'kept', copy: { id: 1, revision: 1, mayDiscard: true } });
  expect(await kept).toBe(true);
  expect(keep.mock.calls.map(([typed, revision]) => [typed.changes[0]?.value, revision])).toEqual([
    ['Wax a', 0],
    ['Wax and water', 1],
  ]);
});

test('tries again until the server answers, with what is typed by then', async () => {
  const { session, keep, states, type } = open();
  keep.mockResolvedValueOnce({ kind: 'failed' });
  type({ title: 'Wax a' });
  expect(await session.keep()).toBe(false);
  type({ title: 'Wax and' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(keep.mock.lastCall?.[0].changes).toEqual([change('title', 'Wax and', 'Wax')]);
  type({ title: 'Wax and ink' });
  // It says that it failed until something is kept.
  expect(states).toEqual(['waiting', 'failed', 'failed', 'kept', 'waiting']);
});

describe('an answer that is lost', () => {
  const lose = async ({ session, keep, load, type }: ReturnType<typeof open>) => {
    keep.mockResolvedValueOnce({ kind: 'failed' }).mockResolvedValueOnce({ kind: 'conflict' });
    load.mockResolvedValue(theirCopy('title', 'Wax a', 'Wax'));
    type({ title: 'Wax a' });
    expect(await session.keep()).toBe(false);
  };

  test('is found to have been that what is typed is kept', async () => {
    const opened = open();
    await lose(opened);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(opened.keep).toHaveBeenCalledTimes(2);
    expect(opened.form.noteCopy).toHaveBeenLastCalledWith({ id: 1, revision: 5, mayDiscard: true });
    expect(opened.states.at(-1)).toBe('kept');
  });

  test('does not set what is typed next against what was typed before', async () => {
    const opened = open();
    await lose(opened);
    opened.type({ title: 'Wax and' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(opened.form.oppose).not.toHaveBeenCalled();
    const changes = [change('title', 'Wax and', 'Wax')];
    expect(opened.keep.mock.lastCall).toEqual([{ baseVersion: 3, changes }, 5]);
    expect(opened.states.at(-1)).toBe('kept');
  });
});

test.each(['signedOut', 'overdue'] as const)('says that it is %s, and tries again', async (kind) => {
  const { session, keep, states, type } = open();
  keep.mockResolvedValueOnce({ kind });
  type({ title: 'Wax a' });
  expect(await session.keep()).toBe(false);
  expect(states.at(-1)).toBe(kind);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(states.at(-1)).toBe('kept');
});

test('says that it is refused, and sends nothing more until something else is typed', async () => {
  const { session, keep, states, type } = open();
  keep.mockResolvedValueOnce({ kind: 'refused' });
  type({ title: 'x' });
  await session.keep();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([keep.mock.calls.length, states.at(-1)]).toEqual([1, 'refused']);
  type({ title: 'y' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(states.at(-1)).toBe('kept');
});

test('takes over the fields that only someone else has changed', async () => {
  const { session, form, keep, load, type } = open();
  keep.mockResolvedValueOnce({ kind: 'conflict' });
  load.mockResolvedValueOnce(theirCopy('text', 'Theirs.', stored.text));
  type({ title: 'Mine' });
  await session.keep();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(form.oppose).not.toHaveBeenCalled();
  expect(form.rebase).toHaveBeenCalledWith({
    base: stored,
    version: 3,
    values: { title: 'Mine', text: 'Theirs.', featured: false },
  });
  expect(keep.mock.lastCall).toEqual([
    {
      baseVersion: 3,
      changes: [change('title', 'Mine', 'Wax'), change('text', 'Theirs.', stored.text)],
    },
    5,
  ]);
});

test('lets the editor choose where both have typed', async () => {
  const { session, form, keep, load, type } = open();
  keep.mockResolvedValueOnce({ kind: 'conflict' });
  load.mockResolvedValueOnce(theirCopy('title', 'Theirs', 'Wax'));
  type({ title: 'Mine' });
  await session.keep();
  await vi.advanceTimersByTimeAsync(0);
  const based = { base: stored, version: 3 };
  expect(form.oppose).toHaveBeenCalledWith(
    { ...based, values: { ...stored, title: 'Mine' } },
    { ...based, values: { ...stored, title: 'Theirs' } },
    { changedBy: 'other@example.org', isChangedByViewer: false, changedAt: '2026-11-24T07:02:00.000Z' },
  );
});

test('sends nothing until the editor has chosen, however the form is left, and then the choice', async () => {
  const { session, keep, load, states, type } = open();
  keep.mockResolvedValueOnce({ kind: 'conflict' });
  load.mockResolvedValueOnce(theirCopy('title', 'Theirs', 'Wax'));
  type({ title: 'Mine' });
  await session.keep();
  await vi.advanceTimersByTimeAsync(0);
  type({ text: 'Typed before the choice.' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await session.keep()).toBe(false);
  expect([keep.mock.calls.length, states.at(-1)]).toEqual([1, 'held']);
  type({ title: 'Theirs' }, false);
  await vi.advanceTimersByTimeAsync(1_000);
  const changes = [change('title', 'Theirs', 'Wax'), change('text', 'Typed before the choice.', stored.text)];
  expect(keep.mock.lastCall).toEqual([{ baseVersion: 3, changes }, 5]);
  expect(states.at(-1)).toBe('kept');
});

test('lets the editor choose also where a field has not reported yet', async () => {
  const { session, form, keep, load, type } = open();
  keep.mockResolvedValueOnce({ kind: 'conflict' });
  load.mockResolvedValueOnce(theirCopy('text', 'Theirs.', stored.text));
  type({ title: 'Mine' });
  const remove = addLateField(() => type({ text: 'Mine, still held back.' }));
  await session.keep();
  await vi.advanceTimersByTimeAsync(0);
  remove();
  const [mine, other] = vi.mocked(form.oppose).mock.lastCall ?? [];
  expect(mine?.values).toEqual({ ...stored, title: 'Mine', text: 'Mine, still held back.' });
  expect(other?.values).toEqual({ ...stored, text: 'Theirs.' });
});

test('takes along what was typed here, and not what only they had typed, if someone discards meanwhile', async () => {
  const { session, keep, load, type } = open();
  load.mockResolvedValueOnce(theirCopy('text', 'Theirs', stored.text));
  await session.join();
  type({ title: 'Mine' });
  keep.mockResolvedValueOnce({ kind: 'conflict' });
  load.mockResolvedValueOnce(null);
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keep.mock.lastCall).toEqual([{ baseVersion: 3, changes: [change('title', 'Mine', 'Wax')] }, 0]);
});

test('goes on with a working copy of its own if someone has discarded the other', async () => {
  const { session, form, keep, type } = open();
  type({ title: 'Mine' });
  await session.keep();
  keep.mockResolvedValueOnce({ kind: 'conflict' });
  type({ title: 'Mine too' });
  await session.keep();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keep.mock.lastCall?.[1]).toBe(0);
  expect(form.noteDiscarded).toHaveBeenCalledWith({});
});

test('goes on with what was typed since they discarded it, and offers to put back what was typed before', async () => {
  const { form, keep, type } = open({ kept: { ...stored, title: 'Mine', text: 'Theirs' } });
  vi.mocked(form.noteTypists)([{ field: 'title', isTypedByViewer: true, isLastTypedByViewer: true }]);
  keep.mockResolvedValueOnce({ kind: 'conflict' });
  type({ featured: true });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(keep.mock.lastCall).toEqual([{ baseVersion: 3, changes: [change('featured', 'true', 'false')] }, 0]);
  expect(form.noteDiscarded).toHaveBeenCalledWith({ title: 'Mine' });
});

test('leaves no second working copy of what someone has published, until something else is typed', async () => {
  const { session, form, keep, loadItem, type } = open();
  type({ title: 'Ours' });
  await session.keep();
  loadItem.mockResolvedValueOnce({ values: { ...stored, title: 'Ours' }, version: 4 });
  await session.join();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(keep).toHaveBeenCalledOnce();
  expect(form.noteDiscarded).not.toHaveBeenCalled();
  type({ title: 'Mine' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keep.mock.lastCall).toEqual([{ baseVersion: 4, changes: [change('title', 'Mine', 'Ours')] }, 0]);
});

test('publishes what is kept, and sends nothing until the publication has failed', async () => {
  const { session, keep, type } = open();
  type({ title: 'Wax a' });
  await session.keep();
  type({ title: 'Wax and' });
  expect(await session.pause()).toEqual({ id: 1, revision: 1, mayDiscard: true });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(keep).toHaveBeenCalledTimes(1);
  session.resume();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keep.mock.lastCall?.[0].changes).toEqual([change('title', 'Wax and', 'Wax')]);
});

test('joins what someone has typed since, before it is published over', async () => {
  const { session, form, load, loadItem, type } = open();
  type({ title: 'Mine' });
  await session.keep();
  const sent = { id: 1, revision: 1, mayDiscard: true };
  session.observe({ ...form, values: { ...stored, title: 'Mine' }, copy: sent });
  load.mockResolvedValueOnce({ ...theirCopy('title', 'Mine', 'Wax'), revision: 1 } as never);
  expect(await session.joinIfOutdated(sent)).toBe(false);
  load.mockResolvedValueOnce(theirCopy('title', 'Theirs', 'Wax'));
  expect(await session.joinIfOutdated(sent)).toBe(true);
  expect(form.noteCopy).toHaveBeenLastCalledWith({ id: 1, revision: 5, mayDiscard: true });
  expect(form.rebase).toHaveBeenCalledWith({
    base: stored,
    version: 3,
    values: { ...stored, title: 'Theirs' },
  });
  // The question is about the saved version then.
  loadItem.mockResolvedValueOnce({ values: stored, version: 4 });
  load.mockResolvedValueOnce({ ...theirCopy('title', 'Theirs', 'Wax'), revision: 6 } as never);
  expect(await session.joinIfOutdated(sent)).toBe(false);
});

test.each([5, 6])(
  'keeps what someone has typed, heard of twice before the form shows it: %i',
  async (revision) => {
    const { session, form, load, keep } = open();
    // As React, which renders after both answers.
    vi.mocked(form.rebase).mockImplementation(() => {});
    load
      .mockResolvedValueOnce(theirCopy('title', 'Wax and', 'Wax'))
      .mockResolvedValueOnce({ ...theirCopy('title', 'Wax and ink', 'Wax'), revision } as never);
    await Promise.all([session.follow(), session.joinIfOutdated(null)]);
    const title = revision === 5 ? 'Wax and' : 'Wax and ink';
    expect(vi.mocked(form.rebase).mock.lastCall?.[0].values.title).toBe(title);
    expect(form.oppose).not.toHaveBeenCalled();
    session.observe({ ...form, ...vi.mocked(form.rebase).mock.lastCall![0] });
    session.note();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(keep).not.toHaveBeenCalled();
  },
);

test('discards the revision that it knows, if there is one', async () => {
  const { session, discard, type } = open();
  expect(await session.discard()).toBe(true);
  expect(discard).not.toHaveBeenCalled();
  type({ title: 'Wax a' });
  await session.keep();
  discard.mockResolvedValueOnce(false);
  expect(await session.discard()).toBe(false);
  expect(discard.mock.calls).toEqual([[1]]);
});

test('begins again from the item once it has discarded it, and does not hear of that as of somebody else’s doing', async () => {
  const { session, form, keep, discard, type } = open();
  type({ title: 'Wax a' });
  await session.keep();
  const answer = Promise.withResolvers<boolean>();
  discard.mockReturnValueOnce(answer.promise);
  const discarded = session.discard();
  await vi.advanceTimersByTimeAsync(0);
  const heard = session.follow();
  answer.resolve(true);
  expect(await discarded).toBe(true);
  await heard;
  expect(form.reset).toHaveBeenCalledExactlyOnceWith({ values: stored, version: 3 });
  expect(form.noteDiscarded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(keep).toHaveBeenCalledOnce();
});

describe('of what someone else keeps meanwhile', () => {
  test('takes over what they typed, and sends nothing back', async () => {
    const { session, form, load, keep } = open();
    load.mockResolvedValueOnce(theirCopy('title', 'Theirs', 'Wax'));
    await session.follow();
    const values = { ...stored, title: 'Theirs' };
    expect(form.rebase).toHaveBeenCalledWith({ base: stored, version: 3, values });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(keep).not.toHaveBeenCalled();
  });

  test('leaves its own revision as it is', async () => {
    const { session, form, load, type } = open();
    type({ title: 'Mine' });
    await session.keep();
    session.observe({
      ...form,
      values: { ...stored, title: 'Mine' },
      copy: { id: 1, revision: 1, mayDiscard: true },
    });
    load.mockResolvedValueOnce({ ...theirCopy('title', 'Mine', 'Wax'), revision: 1 } as never);
    await session.follow();
    expect(form.rebase).not.toHaveBeenCalled();
  });

  test('begins again from the item once they have discarded it', async () => {
    const { session, form, keep } = open({ kept: { ...stored, title: 'Theirs' } });
    await session.follow();
    expect(form.noteCopy).toHaveBeenCalledWith(null);
    expect(form.reset).toHaveBeenCalledWith({ values: stored, version: 3 });
    expect(form.noteDiscarded).toHaveBeenCalledWith({});
    await vi.advanceTimersByTimeAsync(10_000);
    expect(keep).not.toHaveBeenCalled();
  });

  test('asks about restored text that another window has typed over', async () => {
    const { session, form, load } = open({ restored: { ...stored, title: 'Restored' } });
    load.mockResolvedValueOnce(theirCopy('title', 'Typed elsewhere', 'Wax'));
    await session.join();
    expect(form.oppose).toHaveBeenCalledOnce();
  });

  test('offers to put back what was typed here before they discarded it', async () => {
    const { session, form, load, type } = open({ kept: { ...stored, text: 'Theirs' } });
    type({ title: 'Mine' });
    await session.keep();
    const changes = [
      theirChange('title', 'Mine, and theirs', 'Wax'),
      theirChange('text', 'Theirs', stored.text),
    ];
    load.mockResolvedValueOnce({ ...theirCopy('', '', ''), revision: 7, changes });
    await session.follow();
    await session.follow();
    expect(form.noteDiscarded).toHaveBeenCalledWith({ title: 'Mine, and theirs' });
  });

  test('offers to put back what its editor had typed in another window, or earlier', async () => {
    const { session, form, load } = open();
    const mine = { ...theirChange('title', 'Mine', 'Wax'), isTypedByViewer: true };
    load.mockResolvedValueOnce({ ...theirCopy('', '', ''), changes: [mine] });
    await session.follow();
    await session.follow();
    expect(form.noteDiscarded).toHaveBeenCalledWith({ title: 'Mine' });
  });

  test('goes on from what the window had restored if they discard it before it is kept', async () => {
    const { session, form, keep, load } = open({ restored: { ...stored, title: 'Restored' } });
    keep.mockResolvedValueOnce({ kind: 'conflict' });
    load.mockResolvedValueOnce(null);
    session.note();
    await session.keep();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(form.rebase).toHaveBeenLastCalledWith({
      values: { ...stored, title: 'Restored' },
      base: stored,
      version: 3,
    });
    const sent = { baseVersion: 3, changes: [change('title', 'Restored', 'Wax')] };
    expect(keep).toHaveBeenLastCalledWith(sent, 0);
  });

  test('offers to put back what the window had restored', async () => {
    const { session, form } = open({ restored: { ...stored, title: 'Restored' } });
    session.note();
    await session.keep();
    await session.follow();
    expect(form.noteDiscarded).toHaveBeenCalledWith({ title: 'Restored' });
  });

  test.each([
    ['nothing was typed since', null, 7],
    ['something was', { text: 'Typed since' }, null],
  ])('says what became of a new item that they have made, if %s', async (_since, since, madeAs) => {
    const { session, form, load, type, keep } = open({ isStored: false });
    type({ title: 'Kept' });
    await session.keep();
    if (since) type(since);
    load.mockResolvedValueOnce(7);
    await session.join();
    expect(form.noteEnded).toHaveBeenCalledWith(madeAs);
    await vi.advanceTimersByTimeAsync(10_000);
    // Of what they only watched, nothing is kept again.
    expect(keep).toHaveBeenCalledTimes(madeAs === null ? 2 : 1);
  });

  test('takes over what they type into a new item after it was created, as one who only watched', async () => {
    const { session, form, load } = open({ isStored: false, kept: { ...stored, title: 'Kept' } });
    load.mockResolvedValueOnce(7);
    await session.follow();
    expect(form.noteEnded).toHaveBeenCalledWith(7);
    load.mockResolvedValueOnce({ ...theirCopy('title', 'Typed on', 'Wax'), baseVersion: 0 } as never);
    await session.follow();
    expect(form.oppose).not.toHaveBeenCalled();
    expect(form.rebase).toHaveBeenCalledWith(
      expect.objectContaining({ values: { ...stored, title: 'Typed on' } }),
    );
  });

  test.each([
    ['published', { values: stored, version: 4 }],
    ['deleted', null],
  ])('does not take for discarded what they have %s', async (_what, item) => {
    const { session, form, loadItem } = open();
    session.observe({
      ...form,
      values: { ...stored, title: 'Mine' },
      copy: { id: 1, revision: 5, mayDiscard: true },
    });
    loadItem.mockResolvedValueOnce(item);
    await session.follow();
    expect(form.reset).not.toHaveBeenCalled();
  });

  test('keeps what is typed while it asks', async () => {
    const { session, form, load, type } = open();
    session.observe({ ...form, copy: { id: 1, revision: 5, mayDiscard: true } });
    load.mockImplementationOnce(async () => {
      type({ title: 'Mine' });
      return null;
    });
    await session.follow();
    expect(form.reset).not.toHaveBeenCalled();
  });

  test('goes on from the item that they have saved, with what is typed here', async () => {
    const { session, form, keep, type } = open();
    type({ title: 'Mine' });
    await session.keep();
    const current = { values: { ...stored, text: 'Then the dye.' }, version: 4 };
    expect(session.rebaseOn(current, false)).toBe(true);
    expect(form.rebase).toHaveBeenCalledWith({
      base: current.values,
      version: 4,
      values: { ...current.values, title: 'Mine' },
    });
    await vi.advanceTimersByTimeAsync(1_000);
    const sent = { baseVersion: 4, changes: [change('title', 'Mine', 'Wax')] };
    expect(keep).toHaveBeenLastCalledWith(sent, 0);
  });

  test.each([
    ['nothing was typed since', 'Mine', 1],
    ['something was', 'Mine, and on', 2],
  ])(
    'does not take for discarded what it hears of as published before, if %s',
    async (_since, title, times) => {
      const { session, form, keep, loadItem, type } = open();
      type({ title: 'Mine' });
      await session.keep();
      type({ title });
      const current = { values: { ...stored, title: 'Mine' }, version: 4 };
      // The end of the working copy is news of its own.
      expect(session.rebaseOn(current, true)).toBe(true);
      session.observe({
        ...form,
        ...current,
        ...vi.mocked(form.rebase).mock.lastCall?.[0],
        copy: kept,
        knownVersion: 4,
      });
      loadItem.mockResolvedValue(current);
      await session.follow();
      expect(form.noteDiscarded).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(keep).toHaveBeenCalledTimes(times);
      expect(keep.mock.lastCall?.[0].changes).toEqual([change('title', title, times === 1 ? 'Wax' : 'Mine')]);
    },
  );

  test('goes on from what they have published, with nothing of it as typed here', async () => {
    const { session, form, keep, load, loadItem, type } = open();
    load.mockResolvedValueOnce(theirCopy('text', 'Then the dye.', stored.text));
    await session.join();
    type({ title: 'Mine' });
    keep.mockResolvedValueOnce({ kind: 'conflict' });
    const current = { values: { ...stored, text: 'Then the dye.' }, version: 4 };
    loadItem.mockResolvedValueOnce(current);
    await session.keep();
    await vi.advanceTimersByTimeAsync(1_000);
    const rebased = vi.mocked(form.rebase).mock.calls.map(([{ values }]) => values.text);
    expect(rebased).toEqual(['Then the dye.', 'Then the dye.']);
    const sent = { baseVersion: 4, changes: [change('title', 'Mine', 'Wax')] };
    expect(keep).toHaveBeenLastCalledWith(sent, 0);
  });

  describe('that they have published, before it is answered what became of what was typed on', () => {
    /** @param answer with a working copy if it was kept just before the publication */
    async function hearFirst(answer: KeepAnswer) {
      const opened = open();
      const { session, keep, load, loadItem, type } = opened;
      type({ title: 'Mine' });
      await session.keep();
      const sent = Promise.withResolvers<KeepAnswer>();
      keep.mockReturnValueOnce(sent.promise);
      type({ title: 'Mine, and on' });
      const kept = session.keep();
      const current = { values: { ...stored, title: 'Mine' }, version: 4 };
      loadItem.mockResolvedValue(current);
      const asked = Promise.withResolvers<null>();
      load.mockReturnValueOnce(asked.promise);
      session.rebaseOn(current, false);
      sent.resolve(answer);
      await kept;
      return { ...opened, answerAsked: () => asked.resolve(null) };
    }

    const again = [{ baseVersion: 4, changes: [change('title', 'Mine, and on', 'Mine')] }, 0];
    const answers: Record<string, KeepAnswer> = {
      refused: { kind: 'conflict' },
      kept: { kind: 'kept', copy: { id: 7, revision: 2, mayDiscard: true } },
    };

    test.each(Object.entries(answers))('keeps it again: it was %s', async (_what, answer) => {
      const { form, keep, answerAsked } = await hearFirst(answer);
      answerAsked();
      await vi.advanceTimersByTimeAsync(2_000);
      expect(keep).toHaveBeenLastCalledWith(...again);
      expect(form.noteDiscarded).not.toHaveBeenCalled();
    });

    test.each(Object.entries(answers))(
      'has nothing discarded that is kept by then: it was %s',
      async (_what, answer) => {
        const { form, keep, answerAsked } = await hearFirst(answer);
        await vi.advanceTimersByTimeAsync(2_000);
        expect(keep).toHaveBeenLastCalledWith(...again);
        // There was no working copy when this was asked.
        answerAsked();
        await vi.advanceTimersByTimeAsync(2_000);
        expect(form.noteDiscarded).not.toHaveBeenCalled();
        expect(form.reset).not.toHaveBeenCalled();
      },
    );
  });

  test('does not set what is typed on against what was kept, and they have published', async () => {
    const { session, form, keep, type } = open();
    type({ title: 'Mine' });
    await session.keep();
    const sent = Promise.withResolvers<KeepAnswer>();
    keep.mockReturnValueOnce(sent.promise);
    type({ title: 'Mine, and' });
    void session.keep();
    type({ title: 'Mine, and on' });
    for (const title of ['Mine', 'Mine, and']) {
      const current = { values: { ...stored, title }, version: 4 };
      expect(session.rebaseOn(current, true)).toBe(true);
      const values = { ...stored, title: 'Mine, and on' };
      expect(form.rebase).toHaveBeenLastCalledWith({ base: current.values, values, version: 4 });
    }
  });

  test('does not set what is typed on against what a save without an answer has made', () => {
    const { session, form, type } = open();
    type({ title: 'Mine' });
    session.observe({
      ...form,
      unanswered: { ...stored, title: 'Mine' },
      values: { ...stored, title: 'Mine, and on' },
    });
    const current = { values: { ...stored, title: 'Mine' }, version: 4 };
    expect(session.rebaseOn(current, false)).toBe(true);
    const values = { ...stored, title: 'Mine, and on' };
    expect(form.rebase).toHaveBeenLastCalledWith({ base: current.values, values, version: 4 });
  });

  test('leaves the choice to the editor where both changed the same field', () => {
    const { session, form, type } = open();
    type({ title: 'Mine' });
    const values = { ...stored, title: 'Theirs', text: 'Theirs.' };
    expect(session.rebaseOn({ values, version: 4 }, false)).toBe(false);
    // The other field is theirs, and no change any more.
    expect(form.rebase).toHaveBeenCalledWith({
      values: { ...stored, title: 'Mine', text: 'Theirs.' },
      base: { ...stored, text: 'Theirs.' },
      version: 3,
    });
  });

  test('asks about another text that they have published, also if it hears of that twice', async () => {
    const { session, keep, loadItem, type } = open();
    type({ title: 'Mine' });
    await session.keep();
    type({ title: 'Mine, and on' });
    keep.mockResolvedValueOnce({ kind: 'conflict' });
    const current = { values: { ...stored, title: 'Theirs' }, version: 4 };
    loadItem.mockResolvedValue(current);
    await session.keep();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.rebaseOn(current, false)).toBe(false);
    expect(session.rebaseOn(current, true)).toBe(false);
  });

  test('begins again from what is saved if they discard the rest while the form asks about that', async () => {
    const { session, form, loadItem, type } = open();
    type({ title: 'Mine' });
    await session.keep();
    const saved = { values: { ...stored, title: 'Saved' }, version: 4 };
    const copy = { id: 1, revision: 1, mayDiscard: true };
    session.observe({ ...form, values: { ...stored, title: 'Mine' }, copy, knownVersion: 4 });
    loadItem.mockResolvedValueOnce(saved);
    await session.follow();
    expect(form.reset).toHaveBeenCalledWith(saved);
    expect(form.noteDiscarded).toHaveBeenCalledWith({ title: 'Mine' });
  });

  test('begins a new item again once they have discarded it, as one that is stored', async () => {
    const { session, form, load, keep, type } = open({ isStored: false });
    load.mockResolvedValueOnce({ ...theirCopy('text', 'Theirs.', stored.text), baseVersion: 0 });
    await session.join();
    type({ title: 'Mine' });
    await session.keep();
    await session.follow();
    expect(form.reset).toHaveBeenCalledWith({ values: stored, version: 0 });
    expect(form.noteDiscarded).toHaveBeenCalledWith({ title: 'Mine' });
    expect(form.noteEnded).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(keep).toHaveBeenCalledOnce();
  });
});
