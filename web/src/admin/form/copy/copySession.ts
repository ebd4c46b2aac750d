import { settleLateFields } from '../../../browser/lateFields.ts';
import type { Conflict } from '../../../relay/saveOutcome.ts';
import type { FormValues } from '../problems.ts';
import { isSame, type Current, type Typed } from '../edited.ts';
import { changesOf, fieldsOf, joined, typedFrom, type Typists } from './copyChanges.ts';
import { refOf, type copyRequests, type readCopy } from './copyRequests.ts';
import { createKeeper, type KeepState, type KeptCopy } from './keeper.ts';

/** What a session needs of its form. */
export interface KeptForm<Values extends FormValues> extends Typed<Values> {
  copy: KeptCopy | null;
  /** What the server had last when it opened. */
  common: Values;
  /** The item, as far as this window knows. */
  stored: Current<Values>;
  /** The latest version of it that the editor knows of. */
  knownVersion: number;
  /** What a save has sent to which no answer came; null after an answer. */
  unanswered: Values | null;
  /** Whether the editor has yet to choose between both. */
  isOpposed: boolean;
  /** Whether the editor has typed into a field, no matter who else has. */
  hasTyped: (field: string) => boolean;
  noteCopy: (copy: KeptCopy | null) => void;
  /** Notes what the server has, for a reload. */
  noteCommon: (common: Values) => void;
  /** Notes what the server may have by the time of a reload. */
  noteSent: (sent: Values) => void;
  /** Notes who has typed what the form has taken over. */
  noteTypists: (typists: readonly Typists[]) => void;
  rebase: (typed: Typed<Values>) => void;
  reset: (item: Current<Values>) => void;
  /** Offers to put back what its editor had typed before the working copy was discarded elsewhere. */
  noteDiscarded: (typed: Partial<Values>) => void;
  /** Says that the working copy of a new item was published elsewhere: as that item, if nothing was typed since. */
  noteEnded: (madeAs: number | null) => void;
  oppose: (mine: Typed<Values>, theirs: Typed<Values>, who: Omit<Conflict, 'currentVersion'>) => void;
}

type Copy = ReturnType<typeof readCopy>;

const isSameCopy = (one: KeptCopy | null, other: KeptCopy | null) =>
  one?.id === other?.id && one?.revision === other?.revision;

/** Whether there still is a working copy, among what is loaded. */
const isCopy = (loaded: Copy | number | null | undefined): loaded is Copy =>
  typeof loaded === 'object' && loaded !== null;

/**
 * Keeps a form’s working copy, and joins it with what someone else types into the same item: fields that only they
 * changed are taken over, and where both typed, the editor chooses.
 */
export function openCopySession<Values extends FormValues>(
  opened: KeptForm<Values>,
  requests: ReturnType<typeof copyRequests> & {
    /** Fetches the item, null if it is gone; absent for a new one. */
    loadItem?: (() => Promise<Current<Values> | null>) | undefined;
  },
) {
  let form = opened;
  /** What both have started from, if someone else types, too: what the server had last. */
  let { common } = opened;
  /** What the server has, while the editor has yet to choose between that and this form’s text. */
  let opposing: Values | null = null;
  /** What was sent since, while no answer has come: the server may have it. */
  let unanswered: Values[] = [];
  /** Resolves with whether the working copy is gone, while it is being discarded here. */
  let discarding: Promise<boolean> | null = null;
  /** What of it this form’s text goes on from: of a field that it asks about, its own text. */
  let { common: ancestor } = opened;
  /** The form when it last sent something. */
  let sentFrom = opened;
  /** The version of the item when the working copy was last seen. */
  let seenAt = opened.version;
  /** Values that the server has as they are, so that they are not sent. */
  let known: Values | null = null;
  let onState: (state: KeepState) => void = () => {};

  const noteCommon = (next: Values) => {
    common = ancestor = next;
    unanswered = [];
    form.noteCommon(next);
  };
  // The form renders what it is given only later; two answers may arrive before.
  const noteCopy = (copy: KeptCopy | null) => {
    form.noteCopy(copy);
    form = { ...form, copy };
  };
  const rebase = (typed: Typed<Values>) => {
    form.rebase(typed);
    form = { ...form, ...typed };
  };

  const keeper = createKeeper(
    opened.copy,
    async (typed, revision) => {
      sentFrom = form;
      const { values, copy } = form;
      unanswered.push(values);
      form.noteSent(values);
      const answer = await requests.keep(typed, revision);
      if (answer.kind === 'kept') {
        // The form went on from something else before it was answered: is it still there?
        if (form.copy !== copy && !isSameCopy(form.copy, answer.copy)) return { kind: 'conflict' };
        noteCommon(values);
        seenAt = form.version;
        noteCopy(answer.copy);
      }
      return answer;
    },
    (state) => {
      onState(state);
      if (state === 'conflict') void join(sentFrom);
    },
  );

  /**
   * @param sent the working copy with which a save was refused
   * @returns whether it was refused because someone has typed on since, as far as this is known
   */
  async function joinIfOutdated(sent: KeptCopy | null): Promise<boolean> {
    const theirs = await requests.load();
    if (!isCopy(theirs) || theirs.revision === sent?.revision) return false;
    const item = await requests.loadItem?.();
    // The form may have joined it already, while the save was refused.
    if (theirs.revision !== form.copy?.revision) joinWith(theirs, item);
    // The item was saved, too: the question about that stays.
    return !item || item.version <= form.version;
  }

  /** @param from the state of the form when it sent what was refused */
  async function join(from = form): Promise<void> {
    const { copy } = form;
    const theirs = await requests.load();
    if (theirs === undefined) {
      keeper.retry();
      return;
    }
    const item = await itemFor(theirs);
    // Published: what was typed here goes on from what is stored by now.
    if (theirs === null && item && item.version > form.version && session.rebaseOn(item, false)) return;
    // The answers are outdated: something was kept or joined while they were asked for.
    if (form.copy !== copy) return;
    const hasGoneOn = form.copy !== from.copy || form.version !== from.version;
    // It may have gone on from what the server has by now: nothing has ended since, and what was refused is sent again.
    if (!hasGoneOn || !isSameCopy(form.copy, isCopy(theirs) ? refOf(theirs) : null)) joinWith(theirs, item);
    else if (form.values === known) keeper.settle();
    else note();
  }

  /** The item as it is stored, if their working copy is based on a later version than the form, or has ended. */
  const itemFor = async (theirs: Copy | number | null) =>
    isCopy(theirs) && theirs.baseVersion <= form.version ? null : requests.loadItem?.();

  /** @param item the stored item: their working copy may be based on a later version of it than the form */
  function joinWith(theirs: Copy | number | null, item?: Current<Values> | null): void {
    settleLateFields();
    const copy = isCopy(theirs) ? refOf(theirs) : null;
    keeper.adopt(copy);
    noteCopy(copy);
    if (!isCopy(theirs)) {
      goOnWithout(theirs, item);
      return;
    }
    const isLater = item && theirs.baseVersion > form.version;
    const typed = typedFrom(isLater ? item : { values: form.base, version: form.version }, theirs);
    const before = unanswered.find((sent) => isSame(sent, typed.values)) ?? common;
    const { values, overlap } = joined(before, form.values, typed.values);
    // Until the editor has chosen, more of what they type is set against the same text.
    noteCommon({ ...typed.values, ...fieldsOf<Values>(before, overlap) });
    seenAt = typed.version;
    opposing = overlap.length > 0 ? typed.values : null;
    if (isSame(values, typed.values)) {
      known = values;
      keeper.settle();
    }
    if (opposing) {
      keeper.hold();
      const mine = { ...typed, values };
      const { keptByPerson: by, keptAt: changedAt } = theirs;
      const who = { changedBy: by?.name ?? null, isChangedByViewer: by?.isViewer ?? false, changedAt };
      form.oppose(mine, typed, who);
      form = { ...form, ...mine };
    } else rebase({ ...typed, values });
    form.noteTypists(theirs.changes);
  }

  /**
   * Goes on after the end of the working copy. Once it was discarded, a form into which nothing was typed since begins
   * again from its item.
   * @param madeAs the item that was made of it, if it was that of a new one
   */
  function goOnWithout(madeAs: number | null, item: Current<Values> | null | undefined): void {
    const { values, base, version } = form;
    const isPublished = version > 0 ? item?.version !== form.knownVersion : madeAs !== null;
    const since = Object.keys(values).filter((field) => values[field] !== common[field]);
    opposing = null;
    if (since.length === 0) {
      known = values;
      keeper.settle();
      if (isPublished) form.noteEnded(madeAs);
      else beginAgain(item ?? { values: base, version });
      return;
    }
    // What was typed here since becomes a working copy of its own.
    const typed = ownFields();
    for (const field of since) delete typed[field];
    noteCommon(base);
    rebase({ values: { ...base, ...fieldsOf<Values>(values, since) }, base, version });
    note();
    if (isPublished) form.noteEnded(null);
    else offer(typed, item);
  }

  /**
   * Says that the working copy was discarded, and offers to put back what was lost. If the item was saved since the copy
   * was last seen, and has all of it, it was published.
   */
  function offer(typed: Partial<Values>, item: Current<Values> | null | undefined): void {
    const isLost = (field: string) => String(typed[field]).trim() !== String(item?.values[field]).trim();
    const lost = item ? Object.keys(typed).filter(isLost) : Object.keys(typed);
    if (lost.length > 0 || !item || item.version === seenAt) form.noteDiscarded(fieldsOf(typed, lost));
  }

  /** The texts into which the editor has typed, with what others have added to them. */
  function ownFields(): Partial<Values> {
    const { values, base, hasTyped } = form;
    const own = Object.keys(values).filter((field) => values[field] !== base[field] && hasTyped(field));
    return fieldsOf<Values>(values, own);
  }

  /**
   * Takes over what someone else has kept, or that they discarded it.
   * @throws if it cannot be read
   */
  async function follow(): Promise<void> {
    // What is heard of before the answer is about this editor’s own discarding.
    if (discarding && (await discarding)) return;
    const { copy } = form;
    const theirs = await requests.load();
    if (theirs === undefined) throw new Error('The working copy could not be read.');
    if (form.copy !== copy) return;
    if (isCopy(theirs)) {
      const item = await itemFor(theirs);
      if (form.copy === copy && theirs.revision !== copy?.revision) joinWith(theirs, item);
      return;
    }
    if (!copy) return;
    const item = await requests.loadItem?.();
    // Published or deleted, which the next news is about.
    if (form.version > 0 && item?.version !== form.knownVersion) return;
    if (form.copy === copy) joinWith(theirs, item);
  }

  /** Begins again from the item, after what was typed has been discarded elsewhere. */
  function beginAgain(item: Current<Values>): void {
    const typed = ownFields();
    begin(item);
    offer(typed, item.version > 0 ? item : null);
  }

  function begin({ values, version }: Current<Values>): void {
    known = values;
    noteCommon(values);
    form.reset({ values, version });
    form = { ...form, values, base: values, version };
  }

  const note = () => {
    if (form.values === known) return;
    keeper.note({ baseVersion: form.version, changes: changesOf(form) });
  };

  const session = {
    /** Takes on the form’s state. */
    observe(next: KeptForm<Values>): void {
      const hasChosen = form.isOpposed && !next.isOpposed;
      form = next;
      if (!hasChosen) return;
      // Unless it is asked about as published.
      if (opposing) noteCommon(opposing);
      opposing = null;
      keeper.release();
    },
    listen(listener: (state: KeepState) => void): void {
      onState = listener;
    },
    note,
    join: () => join(),
    joinIfOutdated,
    follow,
    /**
     * Goes on from the item as someone else has just saved it.
     * @param hasCopy whether there is still a working copy of it
     * @returns whether it could: not if both changed the same field
     */
    rebaseOn(current: Current<Values>, hasCopy: boolean): boolean {
      settleLateFields();
      // What the form knows of, kept or sent, has been saved, and is no other text.
      const had = [ancestor, form.unanswered, ...unanswered];
      const isKnown = (field: string) => had.some((known) => known?.[field] === current.values[field]);
      const before = fieldsOf<Values>(current.values, Object.keys(form.base).filter(isKnown));
      const { values, overlap } = joined({ ...form.base, ...before }, form.values, current.values);
      if (!hasCopy) {
        keeper.adopt(null);
        noteCopy(null);
        common = current.values;
        form.noteCommon(common);
        opposing = null;
      }
      if (overlap.length > 0) {
        // The other fields have no more to do with what is asked.
        const base = { ...current.values, ...fieldsOf<Values>(form.base, overlap) };
        rebase({ values, base, version: form.version });
        return false;
      }
      if (isSame(values, current.values)) {
        known = values;
        if (!hasCopy) keeper.settle();
      }
      rebase({ values, base: current.values, version: current.version });
      return true;
    },
    keep: keeper.keep,
    pause: keeper.pause,
    resume: keeper.resume,
    /** Discards the working copy, and begins again from the item; resolves with whether it is gone. */
    async discard(): Promise<boolean> {
      const copy = await keeper.pause();
      discarding = copy === null ? Promise.resolve(true) : requests.discard(copy.revision);
      const isGone = await discarding;
      discarding = null;
      if (isGone) {
        keeper.adopt(null);
        keeper.settle();
        noteCopy(null);
        begin(form.stored);
      }
      keeper.resume();
      return isGone;
    },
  };
  return session;
}
