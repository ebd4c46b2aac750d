import { useEffect, useRef, useState } from 'react';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { randomKey } from '../../browser/randomKey.ts';
import { leaveChanges } from '../../browser/unsavedChanges.ts';
import { fieldsOf } from './copy/copyChanges.ts';
import type { KeptCopy } from './copy/keeper.ts';
import { forgetDraft, writeDraft } from './drafts.ts';
import { missingFields, type Field, type FormValues, type Problems } from './problems.ts';
import { obstacleIn } from './obstacle.ts';
import { openForm, type Opening } from './openForm.ts';
import { isSame, type ApprovedReview, type Current, type Submitted, type Typed } from './edited.ts';
import type { Conflict, SaveOutcome } from '../../relay/saveOutcome.ts';
import { createTypedFields } from './typedFields.ts';
import { useDiscarded } from './useDiscarded.ts';
import { useObstacles } from './useObstacles.ts';

/** How a save differs from what is typed. */
interface Approval<Values> {
  approves: ApprovedReview;
  /** What makes the item public: set only in what is sent, so that a refused approval leaves the form as it was. */
  published: Partial<Values>;
}

export interface EditFormOptions<Values extends FormValues> extends Opening<Values> {
  /** Of a new item: the name once it has a working copy, whose key follows. */
  copyName?: string;
  required: readonly Field<Values>[];
  /** The sentence for an empty required field, if it differs from that of most forms (docs/product.md#validation). */
  requiredMissing?: string;
  onSave: (submitted: Submitted<Values>) => Promise<SaveOutcome>;
  onSaved: () => void;
}

/** The state of a form: what is typed, its problems, and whether it is being saved. */
export function useEditForm<Values extends FormValues>(options: EditFormOptions<Values>) {
  const { required, onSave, onSaved } = options;
  const texts = useTexts(formTexts);
  const { requiredMissing = texts.requiredMissing } = options;
  const { toast } = useToast();
  const current = { values: options.initial, version: options.version };
  // From here on, reloading the list must not change what is being edited.
  const [opened] = useState(() => openForm(options));
  const [edited, setEdited] = useState(opened.edited);
  const [isRestored, setRestored] = useState(opened.restored.length > 0);
  const [hasTyped, setTyped] = useState(isRestored);
  const [problems, setProblems] = useState<Problems<Values>>({});
  const [rejections, setRejections] = useState(0);
  const [isSaving, setSaving] = useState(false);
  /** What a save has sent to which no answer came. */
  const [unanswered, setUnanswered] = useState<Values | null>(null);
  const obstacles = useObstacles<Values>();
  const { inTheWay, opposition } = obstacles;
  // What is noted during a save may be about that save.
  const obstacle = isSaving ? null : inTheWay;
  const ownName = options.copyName === undefined ? options.name : options.copyName + edited.newKey;
  const { discarded, noteDiscarded, forgetDiscarded } = useDiscarded(ownName, options.initial);
  /** What the working copy of a new item was when it was made into one elsewhere. */
  const [made, setMade] = useState<{ id: number; values: Values }>();
  const { values } = edited;
  const isMade =
    made !== undefined && edited.copy === null && obstacle?.kind === 'gone' && isSame(values, made.values);
  // Until something is typed, it differs from nothing.
  const base = isMade ? values : edited.base;
  const isDirty = !isSame(values, base);
  // From the first letter on, a reload finds it, whichever of both has it by then: the window or the server.
  const isBegun = isDirty && (hasTyped || options.kept?.copy === null);
  const hasToPutBack = Object.keys(discarded?.typed ?? {}).length > 0;
  const isNamedByCopy = options.copyName !== undefined && (edited.copy !== null || isBegun || hasToPutBack);
  const name = isNamedByCopy ? ownName : options.name;
  const [typedFields] = useState(() =>
    createTypedFields<Values>(options.kept?.typists ?? [], opened.restored),
  );
  /** What the last save approved: saved again despite the launch check, it still does. */
  const approval = useRef<Approval<Values>>(undefined);
  /** Whether the editor has left, or decided to. */
  const isLeft = useRef(false);
  const isOpposed = opposition !== null && !isSame(values, opposition.theirs.values);

  useEffect(() => writeDraft(name, edited, typedFields.own()), [name, edited, typedFields]);
  const lastName = useRef(name);
  useEffect(() => {
    if (lastName.current !== name) forgetDraft(lastName.current);
    lastName.current = name;
  }, [name]);

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const change = (next: Partial<Values>) => {
    // It would not be part of what is being saved, and is lost when the form closes.
    if (isSaving) return;
    typedFields.add(Object.keys(next));
    setTyped(true);
    setEdited((before) => ({ ...before, values: { ...before.values, ...next } }));
    // With the problems of their parts.
    const isChanged = (field: string) => field.replace(/\..*/, '') in next;
    setProblems((before) => {
      const others = Object.entries(before).filter(([field]) => !isChanged(field));
      return Object.fromEntries(others) as Problems<Values>;
    });
  };

  /** Goes on as if nothing had been restored or typed here. */
  const begin = (typed: Typed<Values>) => {
    typedFields.clear();
    setEdited((before) => ({ ...before, ...typed, idempotencyKey: randomKey() }));
    setProblems({});
    setRestored(false);
    setTyped(false);
    obstacles.clear();
  };

  const reject = (wrong: Problems<Values>) => {
    setProblems(wrong);
    setRejections((count) => count + 1);
  };

  /**
   * @param found the problems that only the browser sees, such as a half-typed date
   * @param approved the review that the save approves
   */
  const save = (found: Problems<Values>, approved?: Approval<Values>) => {
    if (isSaving) return;
    approval.current = approved;
    void send(found, false);
  };

  const send = async (found: Problems<Values>, overrides: boolean) => {
    if (isOpposed && inTheWay === opposition) {
      const { title } = texts[opposition.isChangedByViewer ? 'conflictByViewer' : 'conflictByOthers'].typed;
      toast({ title, description: texts.chooseFirst, look: 'destructive' });
      return;
    }
    const missing = missingFields(values, required);
    const wrong = { ...missing, ...found };
    if (Object.keys(wrong).length > 0) {
      reject(wrong);
      const isMissing = Object.keys(missing).length > 0;
      const description = isMissing ? requiredMissing : texts.checkFields;
      toast({ title: texts.validationError, description, look: 'destructive' });
      return;
    }
    setSaving(true);
    obstacles.beginSave();
    const { approves = null, published } = approval.current ?? {};
    const outcome = await onSave({ ...edited, values: { ...values, ...published }, overrides, approves });
    if (outcome.kind === 'saved') {
      forgetDraft(name);
      // Now another page, or another form, has the window.
      if (isLeft.current) return;
      // It stays busy until it has closed.
      leaveChanges();
      onSaved();
      return;
    }
    setSaving(false);
    const failure = obstacleIn(outcome);
    setUnanswered(failure?.kind === 'unanswered' ? { ...values, ...published } : null);
    if (failure) obstacles.note(failure);
    if (failure?.kind === 'arrived') setEdited((before) => ({ ...before, idempotencyKey: randomKey() }));
    else if (outcome.kind === 'invalid') reject(outcome.problems as Problems<Values>);
  };

  return {
    ...edited,
    base,
    /** The number of the item that the form’s working copy was made into elsewhere, if nothing was typed since. */
    madeAs: isMade ? made.id : null,
    problems,
    /** Counts the saves that were rejected because of field values. */
    rejections,
    isSaving,
    isDirty,
    /** Whether the form of a new item is that of its working copy, kept or about to be. */
    isNamedByCopy,
    /** Whether the values shown are from a draft saved before the page was reloaded. */
    isRestored,
    /** The latest version of the item that the editor knows of: it may be what the form asks about. */
    knownVersion: obstacles.savedVersion ?? edited.version,
    unanswered,
    /** The item, as far as this window knows. */
    stored: current,
    obstacle,
    /** Whether the editor has yet to choose between what they and someone else have typed. */
    isOpposed,
    change,
    /** Whether the editor was the last to type into a field. */
    isOwn: typedFields.isOwn,
    /** Whether they have typed into a field, no matter who else has. */
    hasTyped: typedFields.hasTyped,
    noteTypists: typedFields.learn,
    save,
    /** Saves again what the launch check stopped. */
    override: () => {
      if (!isSaving) void send({}, true);
    },
    dismissObstacle: obstacles.dismiss,
    /** Continues with these values, on a newer version of the item or of its working copy. */
    rebase: (next: Typed<Values>) => {
      typedFields.rebase(values, next);
      setEdited((before) => ({ ...before, ...next, idempotencyKey: randomKey() }));
      obstacles.rebase(edited.version, next.version);
    },
    /** Notes that someone else has typed on, so that nothing was saved. */
    noteJoined: () => obstacles.note({ kind: 'joined' }),
    /** What can be put back of a working copy that was discarded elsewhere; null if none was. */
    discarded: isSaving ? null : discarded,
    /** Says that the working copy was discarded elsewhere, and offers what was typed here. */
    noteDiscarded: (typed: Partial<Values>) => noteDiscarded(typed, base),
    /** Returns what was discarded of these fields to the form, and forgets the rest. */
    putBack: (fields: readonly string[]) => {
      if (isSaving || !discarded) return;
      change(fieldsOf(discarded.typed, fields));
      forgetDiscarded();
    },
    /** Leaves it discarded. */
    forgetDiscarded,
    /** Notes the working copy that the server keeps now. */
    noteCopy: (copy: KeptCopy | null) => setEdited((before) => ({ ...before, copy })),
    /** Notes what the server has, for a reload. */
    noteCommon: (common: Values) => setEdited((before) => ({ ...before, common, sent: null })),
    /** Notes what the server may have by the time of a reload. */
    noteSent: (sent: Values) => setEdited((before) => ({ ...before, sent })),
    /**
     * Notes that the working copy of a new item was published elsewhere.
     * @param madeAs the item that was made of it, if nothing was typed since
     */
    noteEnded: (madeAs: number | null) => {
      if (edited.version > 0) return;
      if (madeAs !== null) setMade({ id: madeAs, values });
      obstacles.noteEnded();
    },
    /** Lets the editor choose where someone else has typed into the same fields. */
    oppose: (mine: Typed<Values>, theirs: Typed<Values>, who: Omit<Conflict, 'currentVersion'>) => {
      setEdited((before) => ({ ...before, ...mine, idempotencyKey: randomKey() }));
      obstacles.oppose({ kind: 'conflict', theirs, currentVersion: theirs.version, ...who });
    },
    /** Says, before the next save, that someone else has deleted the item. */
    noteGone: () => {
      if (!isSaving) obstacles.noteGone();
    },
    /** Says, before the next save, that the item was saved elsewhere. */
    noteConflict: obstacles.noteConflict,
    /** Replaces values as if the form had opened with these. */
    amend: (next: Partial<Values>) =>
      setEdited((before) => ({
        ...before,
        values: { ...before.values, ...next },
        base: { ...before.base, ...next },
        common: { ...before.common, ...next },
      })),
    /** Continues after a change of its own that left these values as they are. */
    advance: () =>
      setEdited((before) => ({ ...before, version: before.version + 1, idempotencyKey: randomKey() })),
    /** Takes away all text of the fields that were restored or typed into here since; other fields stay. */
    startOver: () => {
      if (isSaving || !isRestored) return;
      const start = options.kept ?? { ...current, base: current.values, typists: [] };
      const { base, version } = start.version >= edited.version ? start : edited;
      const here = typedFields.here();
      begin({ values: { ...values, ...fieldsOf<Values>(base, here) }, base, version });
      typedFields.learn(start.typists.filter(({ field }) => !here.includes(field)));
    },
    /** Starts over from the item as it now is, without what was typed. */
    reset: (item: Current<Values>) => {
      if (!isSaving) begin({ ...item, base: item.values });
    },
    /** Drops the draft when the form is left for good. */
    forget: () => {
      isLeft.current = true;
      forgetDraft(name);
    },
  };
}

export type EditFormState<Values extends FormValues> = ReturnType<typeof useEditForm<Values>>;
