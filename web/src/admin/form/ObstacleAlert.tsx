import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { buttonStyle } from '../../ui/Button.tsx';
import { focusMainIfLost } from '../../ui/focusMainIfLost.ts';
import { AdminAlert } from '../parts/AdminAlert.tsx';
import { ConflictPanel, type ComparedFields, type LoadTheirs } from './ConflictPanel.tsx';
import type { FormValues } from './problems.ts';
import * as strip from './review/ReviewStrip.css.ts';
import type { EditFormState } from './useEditForm.ts';

interface Props<Values extends FormValues> {
  form: EditFormState<Values>;
  /** Whether what is typed is kept as a working copy. */
  isKept?: boolean;
  compared: ComparedFields<Values>;
  /** Fetches the item’s current version from the server; absent for a new item. */
  loadTheirs?: LoadTheirs<Values> | undefined;
  /** The address of the stored item, of a form that began before it was stored. */
  storedAt?: string | undefined;
  /** Shown when someone else deleted the item, if it differs from the usual text. */
  goneText?: string | undefined;
}

/** Why the last save was not made, or may not have been, and what to do; the text stays in the form. */
export function ObstacleAlert<Values extends FormValues>({
  form,
  isKept = false,
  compared,
  loadTheirs,
  storedAt,
  goneText,
}: Props<Values>) {
  const texts = useTexts(formTexts);
  const { obstacle } = form;
  if (form.madeAs !== null && storedAt) return <Made storedAt={storedAt} />;
  // What is being saved may be that item.
  if (storedAt && !form.isSaving && (obstacle === null || obstacle.kind === 'gone'))
    return (
      <AdminAlert
        title={texts.copyStored}
        text={texts.copyStoredText}
        actions={<OpenStored storedAt={storedAt} />}
      />
    );
  switch (obstacle?.kind) {
    case 'conflict': {
      const { theirs } = obstacle;
      const load = theirs ? async () => theirs : loadTheirs;
      const panel = { form, conflict: obstacle, isTyped: theirs !== undefined, isKept, compared };
      return load && <ConflictPanel {...panel} loadTheirs={load} />;
    }
    case 'gone':
      return loadTheirs ? (
        <AdminAlert title={texts.goneTitle} text={goneText ?? texts.goneText} />
      ) : (
        <AdminAlert title={texts.copyEnded} text={texts.copyEndedText} />
      );
    case 'joined':
      return <AdminAlert title={texts.conflictByOthers.typed.title} text={texts.joined} />;
    case 'reviewEnded':
      return <AdminAlert title={texts.reviewEndedTitle} text={texts.reviewEndedText} />;
    case 'unanswered':
      return <AdminAlert title={texts.unansweredTitle} text={texts.unansweredText} />;
    case 'arrived':
      return <AdminAlert title={texts.arrivedTitle} text={texts.arrivedText} />;
    // The noun’s form says what stops it.
    case 'stopped':
    case undefined:
      return null;
  }
}

/** Says that there is the item now, to somebody who has nothing left to do for it. */
function Made({ storedAt }: { storedAt: string }) {
  const texts = useTexts(formTexts);
  // The button that would have made it is gone.
  useEffect(() => focusMainIfLost(), []);
  return (
    <div role="status" className={strip.strip}>
      <p className={strip.who}>{texts.copyStored}</p>
      <div className={strip.actions}>
        <OpenStored storedAt={storedAt} />
      </div>
    </div>
  );
}

function OpenStored({ storedAt }: { storedAt: string }) {
  const texts = useTexts(formTexts);
  return (
    <Link to={storedAt} className={buttonStyle({ size: 'small', variant: 'secondary' })}>
      {texts.openStored}
    </Link>
  );
}
