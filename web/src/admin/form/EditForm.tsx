import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../auth/useUser.ts';
import { settleLateFields } from '../../browser/lateFields.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Glossary } from '../../glossary/Glossary.tsx';
import { useListState } from '../../page/listPlace.ts';
import { Button } from '../../ui/Button.tsx';
import { AdminAlert } from '../parts/AdminAlert.tsx';
import { LeaveGuard } from '../parts/LeaveGuard.tsx';
import { SessionEndedAlert } from '../parts/SessionEndedAlert.tsx';
import { keysOf, useShortcut } from '../parts/shortcutKeys.ts';
import { CopyStatus } from './copy/CopyStatus.tsx';
import type { WorkingCopyState } from './copy/useWorkingCopy.ts';
import type { ComparedFields, LoadTheirs } from './ConflictPanel.tsx';
import * as styles from './EditForm.css.ts';
import { ObstacleAlert } from './ObstacleAlert.tsx';
import { SlowSave } from './SlowSave.tsx';
import type { FormValues, Problems } from './problems.ts';
import type { EditFormState } from './useEditForm.ts';

interface Props<Values extends FormValues> {
  form: EditFormState<Values>;
  /** Keeps what is typed on the server; absent for forms that save in place. */
  copy?: WorkingCopyState;
  compared: ComparedFields<Values>;
  /** Fetches the item’s current version from the server; absent for a new item. */
  loadTheirs?: LoadTheirs<Values>;
  /** Shown when someone else deleted the item, if it differs from the usual text. */
  goneText?: string;
  submitText: string;
  /** The target of Cancel. */
  listAddress: string;
  /** Whether the browser blocks a save and reports empty required fields before the form does. */
  isCheckedByBrowser?: boolean;
  /** Next to the buttons, such as a preview. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every dashboard form; the text stays, however a save ends (docs/product.md#forms). */
export function EditForm<Values extends FormValues>({
  form,
  copy,
  compared,
  loadTheirs,
  goneText,
  submitText,
  listAddress,
  isCheckedByBrowser = false,
  actions,
  children,
}: Props<Values>) {
  const texts = useTexts(formTexts);
  const isSignedOut = useUser() === null;
  const navigate = useNavigate();
  const listState = useListState();
  const element = useRef<HTMLFormElement>(null);
  const { isSaving, rejections } = form;
  useEffect(() => {
    if (rejections > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [rejections]);
  useShortcut('S', () => {
    settleLateFields();
    // With a working copy, the keys publish nothing.
    if (copy) void copy.keep();
    else element.current?.requestSubmit();
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Ignore the submit event that React bubbles from a form in a dialog above this one.
    if (event.target === element.current) void form.save(halfTyped(event.currentTarget));
  };
  return (
    <form
      ref={element}
      noValidate={!isCheckedByBrowser}
      aria-busy={isSaving}
      className={styles.form}
      onSubmit={handleSubmit}
    >
      {isSignedOut && <SessionEndedAlert />}
      {form.isRestored && (
        <AdminAlert
          title={texts.draftTitle}
          text={texts.draftText}
          actions={
            <Button size="small" variant="secondary" onClick={() => form.reset()}>
              {texts.discardDraft}
            </Button>
          }
        />
      )}
      <ObstacleAlert form={form} compared={compared} loadTheirs={loadTheirs} goneText={goneText} />
      <Glossary>{children}</Glossary>
      <div className={styles.actions}>
        <SlowSave form={form} />
        {copy && <CopyStatus form={form} copy={copy} compared={compared} load={loadTheirs} />}
        <div className={styles.buttons}>
          <Button type="submit" busy={isSaving}>
            {isSaving ? texts.saving : submitText}
          </Button>
          <Button variant="secondary" onClick={() => void navigate(listAddress, { state: listState })}>
            {texts.cancel}
          </Button>
          {actions}
          {!copy && <span className={styles.keys}>{texts.saveKeys(keysOf('Control+S'))}</span>}
        </div>
      </div>
      <LeaveGuard
        dirty={form.isDirty && copy?.state !== 'kept'}
        {...(copy && { onKeep: copy.keep })}
        onLeave={form.forget}
      />
    </form>
  );
}

/** A half-typed date has an empty value: only the browser knows that something was typed. */
function halfTyped<Values extends FormValues>(form: HTMLFormElement): Problems<Values> {
  const controls = Array.from(form.elements) as HTMLInputElement[];
  const bad = controls.filter(({ name, validity }) => name && validity.badInput);
  return Object.fromEntries(bad.map(({ name }) => [name, { code: 'INVALID' }])) as Problems<Values>;
}
