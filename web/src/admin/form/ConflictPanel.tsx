import { useEffect, useState } from 'react';
import { useHasPassed } from '../../browser/useHasPassed.ts';
import { formTexts } from '../../language/formTexts.ts';
import { localMoment } from '../../language/localMoment.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import type { Reading } from '../../history/readings.tsx';
import { fieldsOf, hasAllTyped } from './copy/copyChanges.ts';
import type { Field, FormValues } from './problems.ts';
import type { Conflict } from '../../relay/saveOutcome.ts';
import { TextQuestion, type Side } from './TextQuestion.tsx';
import type { Current, Typed } from './edited.ts';
import type { EditFormState } from './useEditForm.ts';

/** Fetches what someone else has saved, or typed on some base; null if it was deleted or cannot be loaded. */
export type LoadTheirs<Values> = () => Promise<Current<Values> | Typed<Values> | null>;

/** How each field is named, and its values read, when two versions are compared. */
export type ComparedFields<Values> = Record<Field<Values>, ComparedField<Values>>;

interface ComparedField<Values> {
  label: string;
  reading?: Reading | undefined;
  /** A field before it that often has the same value: where both sides agree in that, they are one difference. */
  sharedWith?: { field: Field<Values>; label: string };
}

interface Props<Values extends FormValues> {
  form: EditFormState<Values>;
  conflict: Conflict;
  /** Whether the other has only typed, so that nothing was saved. */
  isTyped: boolean;
  /** Whether what is typed is kept as a working copy. */
  isKept: boolean;
  compared: ComparedFields<Values>;
  loadTheirs: LoadTheirs<Values>;
}

/** After how long it says that it still loads their version, in milliseconds. */
const lateAfter = 3_000;

/** It was saved, or typed into, elsewhere in the meantime: the editor chooses which text to keep, field by field. */
export function ConflictPanel<Values extends FormValues>({
  form,
  conflict,
  isTyped,
  isKept,
  compared,
  loadTheirs,
}: Props<Values>) {
  const texts = useTexts(formTexts);
  const { language } = useLanguage();
  const [theirs, setTheirs] = useState<Awaited<ReturnType<LoadTheirs<Values>>> | undefined>();
  const isLate = useHasPassed(lateAfter, true);
  useEffect(() => {
    let isCurrent = true;
    void loadTheirs().then((loaded) => isCurrent && setTheirs(loaded));
    return () => {
      isCurrent = false;
    };
    // Load once per conflict; the function changes with each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [conflict]);

  const { values, base } = form;
  const all = theirs
    ? (Object.keys(values) as Field<Values>[]).filter((field) => values[field] !== theirs.values[field])
    : [];
  // What only others have typed into the working copy stays there.
  const isOpen = (field: Field<Values>) =>
    form.copy === null || form.isOwn(field) || theirs?.values[field] !== base[field];
  const different = all.some(isOpen) ? all.filter(isOpen) : all;
  const sharedOf = (field: Field<Values>) => {
    const { sharedWith: shared } = compared[field];
    const isShared =
      shared && theirs && [values, theirs.values].every((side) => side[field] === side[shared.field]);
    return isShared ? shared : undefined;
  };
  const differences = Map.groupBy(different, (field) => sharedOf(field)?.field ?? field);
  const labelOf = (fields: readonly Field<Values>[], first: Field<Values>) =>
    fields.map((field) => sharedOf(field)?.label).find(Boolean) ?? compared[first].label;
  /** The side that changed the field; if both did, the editor’s own. */
  const mineIfChanged = (field: Field<Values>): Side =>
    differences.get(field)?.every((one) => values[one] === base[one]) ? 'theirs' : 'mine';
  const finish = (side: (field: Field<Values>) => Side) => {
    if (!theirs) return;
    const taken = [...differences].flatMap(([field, fields]) => (side(field) === 'theirs' ? fields : []));
    const merged = { ...values, ...fieldsOf<Values>(theirs.values, taken) };
    form.rebase({ base: theirs.values, ...theirs, values: merged });
  };

  const { changedBy, isChangedByViewer, changedAt } = conflict;
  const event = isTyped ? 'typed' : 'saved';
  const { title, text } = (isChangedByViewer ? texts.conflictByViewer : texts.conflictByOthers)[event];
  const who =
    changedBy && changedAt ? text(localMoment(language, changedAt), changedBy) : texts.conflictByUnknown;
  // A form may have opened with what somebody else had typed.
  const isMine = isTyped || !isKept || different.some(form.isOwn);
  const own = isMine ? texts.conflictOwn[isKept ? 'kept' : 'unsaved'] : texts.conflictInForm;
  const labels = texts.conflictSides[isMine && !isChangedByViewer ? 'people' : event];
  // Where all that is typed is in their version, the form follows it by itself (useOthersAtForm).
  const isFollowed = theirs && hasAllTyped(theirs.values, form);
  if (!isLate && (theirs === undefined || isFollowed)) return null;
  const explanation = [who, own, texts.conflictChoose[event]].join(' ');
  return (
    <TextQuestion
      title={title}
      text={theirs === null ? texts.conflictLoadFailed : explanation}
      labels={labels}
      differences={
        theirs
          ? Array.from(differences, ([field, fields]) => ({
              field,
              label: labelOf(fields, field),
              mine: String(values[field]),
              theirs: String(theirs.values[field]),
              reading: compared[field].reading,
            }))
          : null
      }
      suggested={mineIfChanged}
      onAnswer={finish}
    >
      {theirs === undefined && <p>{texts.conflictLoading}</p>}
      {theirs && different.length === 0 && <p>{texts.conflictSame}</p>}
    </TextQuestion>
  );
}
