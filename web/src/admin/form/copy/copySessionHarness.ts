import { vi } from 'vitest';
import type { Current, Typed } from '../edited.ts';
import { createTypedFields } from '../typedFields.ts';
import { openCopySession, type KeptForm } from './copySession.ts';
import type { KeepState } from './keeper.ts';

export type Values = { title: string; text: string; featured: boolean };
type Requests = Parameters<typeof openCopySession<Values>>[1];

export const stored: Values = { title: 'Wax', text: 'First the wax.', featured: false };

/** The form of a stored item, its session, and the server’s answers. */
export function open({
  isStored = true,
  restored,
  kept,
}: {
  isStored?: boolean;
  restored?: Values;
  /** What the working copy has with which it opens. */
  kept?: Values;
} = {}) {
  const states: KeepState[] = [];
  const keep = vi.fn<Requests['keep']>(async (_typed, revision) => ({
    kind: 'kept',
    copy: { id: 1, revision: revision + 1, mayDiscard: true },
  }));
  const load = vi.fn<Requests['load']>(async () => null);
  const discard = vi.fn<Requests['discard']>(async () => true);
  const typedFields = createTypedFields<Values>([], Object.keys(restored ?? {}));
  const form: KeptForm<Values> = {
    values: restored ?? kept ?? stored,
    base: stored,
    version: isStored ? 3 : 0,
    copy: kept ? { id: 1, revision: 5, mayDiscard: true } : null,
    common: kept ?? stored,
    stored: { values: stored, version: isStored ? 3 : 0 },
    knownVersion: isStored ? 3 : 0,
    unanswered: null,
    isOpposed: false,
    hasTyped: typedFields.hasTyped,
    noteTypists: vi.fn<KeptForm<Values>['noteTypists']>(typedFields.learn),
    noteCommon: vi.fn<KeptForm<Values>['noteCommon']>(),
    noteSent: vi.fn<KeptForm<Values>['noteSent']>(),
    noteEnded: vi.fn<KeptForm<Values>['noteEnded']>(),
    noteCopy: vi.fn<KeptForm<Values>['noteCopy']>((copy) => {
      current = { ...current, copy };
    }),
    rebase: vi.fn<KeptForm<Values>['rebase']>((typed) => set(typed, false)),
    reset: vi.fn<KeptForm<Values>['reset']>((item) => set(item, false)),
    noteDiscarded: vi.fn<KeptForm<Values>['noteDiscarded']>(),
    oppose: vi.fn<KeptForm<Values>['oppose']>((mine) => set(mine, true)),
  };
  const loadItem = vi.fn<() => Promise<Current<Values> | null>>(async () => ({ values: stored, version: 3 }));
  const session = openCopySession(form, {
    keep,
    load,
    discard,
    loadItem: isStored ? loadItem : undefined,
  });
  session.listen((state) => states.push(state));
  let current = form;
  const set = (next: Partial<Typed<Values>>, isOpposed = current.isOpposed) => {
    const knownVersion = Math.max(current.knownVersion, next.version ?? 0);
    current = { ...current, ...next, knownVersion, isOpposed };
    session.observe(current);
    session.note();
  };
  const type = (values: Partial<Values>, isOpposed?: boolean) => {
    typedFields.add(Object.keys(values));
    set({ values: { ...current.values, ...values } }, isOpposed);
  };
  return { session, form, keep, load, loadItem, discard, states, type };
}

type Kept = Extract<Awaited<ReturnType<Requests['load']>>, object>;

/** What someone else has kept. */
export const theirCopy = (field: string, value: string, base: string): Kept => ({
  databaseId: 1,
  revision: 5,
  mayDiscard: true,
  baseVersion: 3,
  keptByPerson: { name: 'other@example.org', isViewer: false },
  keptAt: '2026-11-24T07:02:00.000Z',
  changes: [theirChange(field, value, base)],
});

export const theirChange = (field: string, value: string, base: string) => ({
  ...change(field, value, base),
  isTypedByViewer: false,
  isLastTypedByViewer: false,
});

export const change = (field: string, value: string, base: string) => ({ field, value, base });
