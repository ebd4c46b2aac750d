import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { beginSession } from '../../auth/session.ts';
import { LanguageProvider } from '../../language/LanguageProvider.tsx';
import { Reader } from '../../language/reader.ts';
import { NetworkError } from '../../relay/network.ts';
import type { SaveOutcome } from '../../relay/saveOutcome.ts';
import { ToastProvider } from '../../ui/Toast.tsx';
import { readDraft } from './drafts.ts';
import type { Submitted } from './edited.ts';
import type { FormValues } from './problems.ts';
import { useEditForm, type EditFormOptions } from './useEditForm.ts';

beforeEach(() => sessionStorage.clear());

const wrapper = ({ children }: { children: ReactNode }) => (
  <LanguageProvider reader={new Reader('en')}>
    <ToastProvider label="Notification" viewportLabel="Notifications" closeLabel="Close">
      {children}
    </ToastProvider>
  </LanguageProvider>
);

/** A form whose saves end like this. */
const renderForm = <Values extends FormValues>(
  options: Pick<EditFormOptions<Values>, 'name' | 'copyName' | 'initial' | 'version' | 'kept' | 'newKey'>,
  outcome: SaveOutcome = { kind: 'failed' },
) =>
  renderHook(
    () => useEditForm({ required: [], onSave: async () => outcome, onSaved: () => {}, ...options }),
    { wrapper },
  );

/** The form of a new item, whose saves end like this. */
function openForm(
  outcome: SaveOutcome | Promise<SaveOutcome>,
  onSave = (_sent: Submitted<{ name: string }>) => {},
) {
  const options = {
    name: 'partners/new',
    initial: { name: '' },
    version: 0,
    required: [],
    onSave: async (sent: Submitted<{ name: string }>) => {
      onSave(sent);
      return outcome;
    },
    onSaved: () => {},
  };
  const { result } = renderHook(() => useEditForm(options), { wrapper });
  act(() => result.current.change({ name: 'Wax' }));
  return result;
}

test('says that the working copy of a new item was published elsewhere', () => {
  const form = openForm({ kind: 'failed' });
  act(() => form.current.noteEnded(null));
  expect(form.current).toMatchObject({ obstacle: { kind: 'gone' }, isDirty: true, madeAs: null });
});

test('has nothing to lose once a new item was made of all that it holds, until something is typed', () => {
  const form = openForm({ kind: 'failed' });
  act(() => form.current.noteEnded(7));
  expect(form.current).toMatchObject({ madeAs: 7, isDirty: false, base: { name: 'Wax' } });
  act(() => form.current.change({ name: 'Wax and ink' }));
  expect(form.current).toMatchObject({ madeAs: null, isDirty: true, base: { name: '' } });
});

test('takes the end of its working copy after a save without an answer for that save', async () => {
  const form = openForm({ kind: 'failed', error: new NetworkError('No answer.') });
  await act(async () => form.current.save({}));
  act(() => form.current.noteEnded(7));
  expect(form.current).toMatchObject({ obstacle: { kind: 'unanswered' }, madeAs: null });
});

test.each<[string, SaveOutcome, object]>([
  [
    'no answer',
    { kind: 'failed', error: new NetworkError('No answer.') },
    { obstacle: { kind: 'unanswered' }, madeAs: null, isDirty: true },
  ],
  ['a failure', { kind: 'failed' }, { obstacle: { kind: 'gone' }, madeAs: 7, isDirty: false }],
])(
  'leaves the end of its working copy until the save under way has ended: %s',
  async (_end, outcome, after) => {
    const { promise, resolve } = Promise.withResolvers<SaveOutcome>();
    const form = openForm(promise);
    act(() => form.current.save({}));
    act(() => form.current.noteEnded(7));
    expect(form.current).toMatchObject({ isSaving: true, obstacle: null, madeAs: null, isDirty: true });
    await act(async () => resolve(outcome));
    expect(form.current).toMatchObject(after);
  },
);

test('an approval shows in what is sent only, and is sent again despite the launch check', async () => {
  const sent: Partial<Submitted<{ name: string }>>[] = [];
  const form = openForm({ kind: 'stopped', findings: [], mayOverride: true }, (save) => sent.push(save));
  const approves = { id: 7, version: 2 };
  await act(async () => form.current.save({}, { approves, published: { name: 'Public' } }));
  expect(form.current.values).toEqual({ name: 'Wax' });
  await act(async () => form.current.override());
  await act(async () => form.current.save({}));
  expect(sent.map(({ values, overrides, approves: of }) => [values?.name, overrides, of])).toEqual([
    ['Public', false, approves],
    ['Public', true, approves],
    ['Wax', false, null],
  ]);
});

/** Who has typed into the fields of a working copy. */
const typists = [
  { field: 'name', isTypedByViewer: true, isLastTypedByViewer: true },
  { field: 'text', isTypedByViewer: true, isLastTypedByViewer: false },
];

test('knows after a reload what its editor has typed, and what others have since', () => {
  const initial = { name: 'Wax', text: 'Dye', place: 'Solo' };
  const copy = { id: 1, revision: 2, mayDiscard: true };
  const values = { name: 'Mine', text: 'Ours', place: 'Theirs' };
  const kept = { values, base: initial, version: 3, copy, typists };
  const { current } = renderForm({ name: 'partners/9', initial, version: 3, kept }).result;
  const fields = Object.keys(initial);
  expect([fields.filter(current.isOwn), fields.filter(current.hasTyped)]).toEqual([
    ['name'],
    ['name', 'text'],
  ]);
});

test('restores only what was typed here, and takes only that away again', () => {
  const base = { name: 'Wax', text: 'Dye' };
  const copy = { id: 1, revision: 2, mayDiscard: true };
  const kept = { values: { name: 'Wax, by me', text: 'Dye, by Umi' }, base, version: 3, copy, typists };
  const open = () => renderForm({ name: 'partners/3', initial: base, version: 3, kept });
  open().unmount();
  const second = open();
  expect(second.result.current).toMatchObject({ isRestored: false, isDirty: true });
  act(() => second.result.current.change({ name: 'Wax and ink' }));
  second.unmount();

  const { current: third } = open().result;
  expect(third).toMatchObject({ isRestored: true, values: { name: 'Wax and ink', text: 'Dye, by Umi' } });
  const last = open().result;
  act(() => last.current.startOver());
  // With what was kept of it before.
  expect(last.current).toMatchObject({
    isRestored: false,
    values: { name: 'Wax', text: 'Dye, by Umi' },
    base,
  });
  expect([last.current.isOwn('name'), last.current.hasTyped('text')]).toEqual([false, true]);
});

describe('of a working copy that was discarded elsewhere', () => {
  type Values = { name: string; text: string };
  const stored: Values = { name: 'Wax', text: 'Dye' };

  const open = () => renderForm({ name: 'partners/3', initial: stored, version: 3 }).result;

  /** A form into which both texts were typed before. */
  function openDiscarded() {
    const form = open();
    act(() => form.current.change({ name: 'Mine', text: 'Mine, too' }));
    act(() => {
      form.current.reset({ values: stored, version: 3 });
      form.current.noteDiscarded({ name: 'Mine', text: 'Mine, too' });
    });
    expect(form.current.values).toEqual(stored);
    return form;
  }

  test('puts back what was typed here, also after a reload, and once', () => {
    openDiscarded();
    const form = open();
    act(() => form.current.change({ text: 'Newer' }));
    act(() => form.current.putBack(['name']));
    expect(form.current).toMatchObject({
      values: { name: 'Mine', text: 'Newer' },
      base: stored,
      discarded: null,
    });
    expect(open().current.discarded).toBeNull();
  });

  test('offers all that was discarded, if that happens twice: of two texts of a field, one after the other', () => {
    openDiscarded();
    const form = open();
    act(() => form.current.noteDiscarded({ name: 'Mine' }));
    expect(form.current.discarded?.typed).toEqual({ name: 'Mine', text: 'Mine, too' });
    act(() => form.current.noteDiscarded({ name: 'Mine again' }));
    expect(form.current.discarded?.typed).toEqual({ name: 'Mine again' });
    act(() => form.current.putBack(['name']));
    expect(form.current.values.name).toBe('Mine again');
    expect(form.current.discarded?.typed).toEqual({ name: 'Mine', text: 'Mine, too' });
    expect(open().current.discarded?.typed).toEqual({ name: 'Mine', text: 'Mine, too' });
  });

  test('has the address of the working copy of a new item until it is put back', () => {
    const open = (name: string, newKey?: string) =>
      renderForm({ name, copyName: 'partners/new/', initial: stored, version: 0, ...(newKey && { newKey }) })
        .result;
    const form = open('partners/new');
    const { newKey } = form.current;
    act(() => form.current.noteDiscarded({ name: 'Mine' }));
    expect(form.current).toMatchObject({ isNamedByCopy: true, isDirty: false });
    const reloaded = open(`partners/new/${newKey}`, newKey);
    act(() => reloaded.current.forgetDiscarded());
    expect(reloaded.current.isNamedByCopy).toBe(false);
  });

  test('forgets it once it is dismissed', () => {
    const form = openDiscarded();
    act(() => form.current.forgetDiscarded());
    expect(form.current.discarded).toBeNull();
    expect(open().current.discarded).toBeNull();
  });

  test('keeps the offer through a save that fails', async () => {
    const form = openDiscarded();
    await act(async () => form.current.save({}));
    expect(form.current.discarded).not.toBeNull();
  });

  test('offers it to nobody else who signs in in the window', () => {
    beginSession({ id: 1, email: 'sekar@example.org', role: 'admin' });
    openDiscarded();
    beginSession({ id: 2, email: 'wulan@example.org', role: 'admin' });
    expect(open().current.discarded).toBeNull();
    beginSession({ id: 1, email: 'sekar@example.org', role: 'admin' });
    expect(open().current.discarded).not.toBeNull();
  });
});

describe('what somebody else has typed into the same field', () => {
  const base = { name: 'Wax' };
  const typed = (name: string) => ({ values: { name }, base, version: 3 });
  const who = { changedBy: 'Sekar', isChangedByViewer: false, changedAt: null };
  const copy = { id: 1, revision: 2, mayDiscard: true };

  function openStored() {
    const { result } = renderForm({ name: 'partners/3', initial: base, version: 3 }, { kind: 'gone' });
    act(() => result.current.change({ name: 'Mine' }));
    act(() => result.current.noteCopy(copy));
    return result;
  }

  test('is asked about before the next save, also if a save was refused because of it', async () => {
    const form = openStored();
    act(() => form.current.oppose(typed('Mine'), typed('Theirs'), who));
    act(() => form.current.noteJoined());
    await act(async () => form.current.save({}));
    expect(form.current.obstacle).toMatchObject({ kind: 'conflict', theirs: typed('Theirs') });
  });

  describe('after a reload', () => {
    const initial = { name: 'Wax', text: 'Dye' };
    const open = ({ name = 'Wax', text = 'Dye', revision = 2 }) => {
      const values = { name, text };
      const kept = { values, base: initial, version: 3, copy: { ...copy, revision }, typists: [] };
      return renderForm({ name: 'partners/4', initial, version: 3, kept });
    };
    const typeMine = () => {
      const form = open({ text: 'Theirs' });
      act(() => form.result.current.change({ name: 'Mine' }));
      return form;
    };

    test('is not the reader’s: only what they typed is restored, beside what the server has', () => {
      typeMine().unmount();
      expect(readDraft('partners/4', initial)?.values).toEqual({ name: 'Mine', text: 'Dye' });
      const { current } = open({ text: 'Theirs, too', revision: 3 }).result;
      const values = { name: 'Mine', text: 'Theirs, too' };
      expect(current).toMatchObject({ isRestored: true, values, copy: { revision: 3 } });
      expect([current.isOwn('name'), current.isOwn('text')]).toEqual([true, false]);
    });

    test('is asked about again, without the working copy that it would replace', () => {
      const form = typeMine();
      act(() => form.result.current.noteCommon({ ...initial, text: 'Theirs' }));
      form.unmount();
      const { current } = open({ name: 'Theirs', text: 'Theirs, too', revision: 3 }).result;
      expect(current).toMatchObject({ values: { name: 'Mine', text: 'Theirs, too' }, copy: null });
      expect(current.common).toEqual({ name: 'Wax', text: 'Theirs, too' });
    });

    test('is not what was typed here before, kept or sent', () => {
      for (const [note, had] of [
        ['noteCommon', 'Kept'],
        ['noteSent', 'Sent'],
      ] as const) {
        const form = typeMine();
        act(() => form.result.current[note]({ ...initial, name: had }));
        act(() => form.result.current.change({ name: 'Mine, and on' }));
        form.unmount();
        const { result, unmount } = open({ name: had, revision: 3 });
        expect(result.current).toMatchObject({ values: { name: 'Mine, and on' }, copy: { revision: 3 } });
        unmount();
        sessionStorage.clear();
      }
    });
  });

  test('is asked about again once the item is back from the trash', () => {
    const form = openStored();
    act(() => form.current.oppose(typed('Mine'), typed('Theirs'), who));
    act(() => form.current.noteGone());
    expect([form.current.obstacle?.kind, form.current.isOpposed]).toEqual(['gone', true]);
    act(() => form.current.dismissObstacle());
    expect(form.current.obstacle).toMatchObject({ kind: 'conflict', theirs: typed('Theirs') });
  });

  test('is asked about as saved once they have published it, until the form goes on from that', () => {
    const form = openStored();
    act(() => form.current.oppose(typed('Mine'), typed('Theirs'), who));
    const saved = { ...who, currentVersion: 4 };
    act(() => form.current.noteConflict(saved));
    expect([form.current.obstacle, form.current.isOpposed]).toEqual([{ kind: 'conflict', ...saved }, false]);
    act(() => form.current.noteGone());
    act(() => form.current.dismissObstacle());
    // They type on.
    act(() => form.current.rebase(typed('Mine, and theirs')));
    expect(form.current.obstacle).toEqual({ kind: 'conflict', ...saved });
    act(() => form.current.rebase({ ...typed('Mine'), version: 4 }));
    expect(form.current.obstacle).toBeNull();
  });
});
