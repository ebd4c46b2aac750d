import {
  use,
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useUser } from '../../auth/useUser.ts';
import { settleLateFields } from '../../browser/lateFields.ts';
import { focusRevealedSoon, reveal } from '../../browser/reveal.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Glossary } from '../../glossary/Glossary.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { AdminAlert } from '../parts/AdminAlert.tsx';
import { LeaveGuard } from '../parts/LeaveGuard.tsx';
import { SessionEndedAlert } from '../parts/SessionEndedAlert.tsx';
import { keysOf, useShortcut } from '../parts/shortcutKeys.ts';
import { FormBarContext } from './bar/FormBar.ts';
import * as bar from './bar/FormBar.css.ts';
import { FormButtons } from './bar/FormButtons.tsx';
import { changesOf } from './copy/copyChanges.ts';
import * as status from './copy/CopyStatus.css.ts';
import { DiscardCopy } from './copy/DiscardCopy.tsx';
import { SavedState } from './copy/SavedState.tsx';
import type { WorkingCopyState } from './copy/useWorkingCopy.ts';
import type { ComparedFields, LoadTheirs } from './ConflictPanel.tsx';
import { DiscardedAlert } from './DiscardedAlert.tsx';
import * as styles from './EditForm.css.ts';
import { ObstacleAlert } from './ObstacleAlert.tsx';
import { useFormSheet } from './sheet/useSheet.ts';
import { SlowSave } from './SlowSave.tsx';
import { PeopleHere, type PeopleAtForm } from '../presence/PeopleHere.tsx';
import { typistsOf } from '../presence/typistsOf.ts';
import { nobody } from '../presence/usePresence.ts';
import { approveName } from './review/ReviewStrip.tsx';
import { reviewTexts } from './review/reviewTexts.ts';
import type { FormValues, Problems } from './problems.ts';
import type { EditFormState } from './useEditForm.ts';

interface Props<Values extends FormValues> {
  form: EditFormState<Values>;
  /** Keeps what is typed on the server; absent for forms that save in place. */
  copy?: WorkingCopyState;
  /** Who else has the form open. */
  others?: PeopleAtForm;
  compared: ComparedFields<Values>;
  /** Fetches the item’s current version from the server; absent for a new item. */
  loadTheirs?: LoadTheirs<Values>;
  /** The address of the stored item, of a form that began before it was stored. */
  storedAt?: string | undefined;
  /** Shown when someone else deleted the item, if it differs from the usual text. */
  goneText?: string;
  /** Null if the admin may only keep what is typed, for somebody else to publish. */
  submitText: string | null;
  /** What they can do instead. */
  instead?: ReactNode;
  /** The target of Cancel. */
  listAddress: string;
  /** Whether the browser blocks a save and reports empty required fields before the form does. */
  isCheckedByBrowser?: boolean;
  /** In the bar of the form’s page: write, preview, compare. */
  view?: ReactNode;
  /** Of the review that is shown, while it waits for an answer. */
  approval?: Approvable<Values> | undefined;
  /** What a save does to what readers see. */
  effect?: ReactNode;
  /** The button that opens the drawer, where the details are in one. */
  drawer?: ReactNode;
  children: ReactNode;
}

interface Approvable<Values> {
  /** The values that the editor could read last. */
  read: Values;
  /** Saves the form so that its item becomes public. */
  onApprove: (found: Problems<Values>) => void;
}

interface Asked<Values> {
  /** The problems found before. */
  found: Problems<Values>;
  /** Who was typing, and the names of the fields. */
  people: readonly string[];
  fields: readonly string[];
  isApproval: boolean;
  isOpen: boolean;
}

/** The frame of every dashboard form; the text stays, however a save ends (docs/product.md#forms). */
export function EditForm<Values extends FormValues>({
  form,
  copy,
  others = nobody,
  compared,
  loadTheirs,
  storedAt,
  goneText,
  approval,
  submitText,
  instead,
  listAddress,
  isCheckedByBrowser = false,
  view,
  effect,
  drawer,
  children,
}: Props<Values>) {
  const texts = useTexts(formTexts);
  const reviewing = useTexts(reviewTexts);
  const isSignedOut = useUser() === null;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const slot = use(FormBarContext)?.slot;
  const sheet = useFormSheet();
  /** Whether the bar of the page has room for all that the form puts there. */
  const isInBar = Boolean(slot) && sheet?.isDrawer === false;
  const { isSaving, rejections } = form;
  useEffect(() => {
    const wrong = rejections > 0 && element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) focusRevealedSoon(wrong);
  }, [rejections]);
  useShortcut('S', () => {
    settleLateFields();
    // With a working copy, the keys publish nothing.
    if (copy) void copy.keep();
    else element.current?.requestSubmit();
  });
  const typists = typistsOf(others);
  const changed = copy ? changesOf(form) : [];
  const notOwn = changed.filter(({ field }) => !form.isOwn(field));
  const labelsOf = (fields: typeof notOwn) =>
    fields.map(({ field }) => compared[field as keyof typeof compared].label);
  const typed = labelsOf(typists.length > 0 ? notOwn : []);
  const unread = labelsOf(notOwn.filter(({ field }) => form.values[field] !== approval?.read[field]));
  /** The working copy of a new item has ended: a press, which may have come just then, is no wish for a second item. */
  const hasEnded = !loadTheirs && (storedAt !== undefined || form.obstacle?.kind === 'gone');
  /** What the form asks before it saves, of what others type. */
  const [asked, setAsked] = useState<Asked<Values>>();
  const unpublished = labelsOf(notOwn);
  /** It gains names while they go on, and loses none but those of what has been published. */
  const included = together(asked?.fields, typed).filter((label) => unpublished.includes(label));
  // Nothing is left to be asked: it has been published, or the review has ended.
  const isMoot = asked?.isApproval ? approval === undefined : !hasEnded && included.length === 0;
  if (asked?.isOpen && isMoot) setAsked({ ...asked, isOpen: false });
  const save = (found: Problems<Values>, isApproval: boolean) =>
    isApproval ? approval?.onApprove(found) : form.save(found);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Ignore the submit event that React bubbles from a form in a dialog above this one.
    if (event.target !== element.current) return;
    const found = halfTyped<Values>(event.currentTarget);
    const { submitter } = event.nativeEvent as SubmitEvent;
    // Whoever asked for a review is done with what was read of it.
    const isApproval = submitter?.getAttribute('name') === approveName;
    const fields = isApproval ? unread : typed;
    // What the form asks already has to be answered first.
    const isAsked = form.isOpposed || form.obstacle?.kind === 'conflict';
    if (!isAsked && (hasEnded || fields.length > 0))
      setAsked({ found, people: typists, fields, isApproval, isOpen: true });
    else save(found, isApproval);
  };
  const handleEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    const field = event.target as HTMLInputElement;
    // Not in a dialog above this form.
    const isLine = field.form === element.current && field.matches('input, textarea[rows="1"]');
    if (!copy || event.key !== 'Enter' || !isLine || event.nativeEvent.isComposing) return;
    // Only the button publishes.
    event.preventDefault();
    void copy.keep();
  };
  /** A new item has not been deleted: its working copy ended, and another begins. */
  const isDeleted = loadTheirs !== undefined && form.obstacle?.kind === 'gone';
  const changes = changed.length;
  const count = changes > 0 && <span className={status.count}>{texts.workingCopy(changes)}</span>;
  const discard = copy && changes > 0 && !isDeleted && (
    <DiscardCopy form={form} copy={copy} others={others} />
  );
  const saved = (
    <>
      <SlowSave form={form} />
      {copy && !isDeleted && <SavedState copy={copy} />}
    </>
  );
  const ended = storedAt
    ? { title: texts.copyStored, description: texts.copyStoredText }
    : { title: texts.copyEnded, description: texts.copyEndedText };
  const changedSince = {
    title: reviewing.unreadTitle,
    description: reviewing.unreadText(together(asked?.fields, unread).join(', ')),
    confirmLabel: reviewing.approve,
  };
  const including = {
    title: texts.includeTheirs(together(asked?.people, typists).join(', ')),
    description: texts.includeTheirsText((asked?.isOpen ? included : (asked?.fields ?? [])).join(', ')),
  };
  const question = asked?.isApproval ? changedSince : including;
  const isAside = approval !== undefined;
  const buttons = { formId: id, isSaving, isAside, submitText, instead, listAddress };
  return (
    <form
      ref={element}
      id={id}
      noValidate={!isCheckedByBrowser}
      aria-busy={isSaving}
      className={styles.form}
      onSubmit={handleSubmit}
      onKeyDownCapture={handleEnter}
      // The browser cannot focus a field that is hidden.
      onInvalidCapture={({ target }) => reveal(target as Element)}
    >
      {slot &&
        createPortal(
          <>
            <div className={status.status}>
              <p className={status.line}>
                <PeopleHere people={others} />
                {count}
                {isInBar ? saved : discard}
              </p>
              {isInBar && (
                <div className={status.effect}>
                  {!isDeleted && effect}
                  {discard}
                </div>
              )}
            </div>
            {view}
            {isInBar && (
              <div className={bar.buttons}>
                <FormButtons {...buttons} first="cancel" />
              </div>
            )}
          </>,
          slot,
        )}
      {isSignedOut && <SessionEndedAlert />}
      {form.isRestored && !form.isOpposed && (
        <AdminAlert
          title={texts.draftTitle}
          text={texts.draftText}
          actions={
            <Button size="small" variant="secondary" onClick={form.startOver}>
              {texts.discardDraft}
            </Button>
          }
        />
      )}
      <ObstacleAlert
        form={form}
        isKept={copy?.state === 'kept'}
        compared={compared}
        loadTheirs={loadTheirs}
        storedAt={storedAt}
        goneText={goneText}
      />
      {form.discarded && form.obstacle?.kind !== 'conflict' && (
        <DiscardedAlert form={form} discarded={form.discarded} compared={compared} />
      )}
      <Glossary>{children}</Glossary>
      {!isInBar && (
        <div className={slot ? styles.actions : styles.inlineActions}>
          <div className={status.brief}>
            {saved}
            {!isDeleted && effect}
          </div>
          <div className={styles.buttons}>
            <FormButtons {...buttons} first="submit">
              {drawer}
              {!copy && <span className={styles.keys}>{texts.saveKeys(keysOf('Control+S'))}</span>}
            </FormButtons>
          </div>
        </div>
      )}
      <ConfirmDialog
        open={asked?.isOpen === true}
        confirmLabel={submitText ?? ''}
        {...(hasEnded ? ended : question)}
        cancelLabel={texts.cancel}
        onConfirm={() => {
          if (!asked) return;
          setAsked({ ...asked, isOpen: false });
          save(asked.found, asked.isApproval);
        }}
        onCancel={() => asked && setAsked({ ...asked, isOpen: false })}
      />
      <LeaveGuard
        dirty={form.isDirty}
        isKept={copy?.state === 'kept'}
        {...(copy && { onKeep: copy.keep })}
        onLeave={form.forget}
      />
    </form>
  );
}

/** The names in both lists, each once. */
const together = (before: readonly string[] = [], now: readonly string[]) => [
  ...new Set([...before, ...now]),
];

/** A half-typed date has an empty value: only the browser knows that something was typed. */
function halfTyped<Values extends FormValues>(form: HTMLFormElement): Problems<Values> {
  const controls = Array.from(form.elements) as HTMLInputElement[];
  const bad = controls.filter(({ name, validity }) => name && validity.badInput);
  return Object.fromEntries(bad.map(({ name }) => [name, { code: 'INVALID' }])) as Problems<Values>;
}
