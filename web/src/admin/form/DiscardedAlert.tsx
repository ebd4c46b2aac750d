import { useState } from 'react';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { AdminAlert } from '../parts/AdminAlert.tsx';
import type { ComparedFields } from './ConflictPanel.tsx';
import type { Discarded } from './drafts.ts';
import type { Field, FormValues } from './problems.ts';
import { TextQuestion, type Side } from './TextQuestion.tsx';
import type { EditFormState } from './useEditForm.ts';

interface Props<Values extends FormValues> {
  form: EditFormState<Values>;
  discarded: Discarded<Values>;
  compared: ComparedFields<Values>;
}

/**
 * Says that the working copy was discarded elsewhere, and puts back what was typed into this form. Where a field has
 * changed since, the editor chooses; until then, the form stays as it is.
 */
export function DiscardedAlert<Values extends FormValues>({ form, discarded, compared }: Props<Values>) {
  const texts = useTexts(formTexts);
  const [isAsking, setAsking] = useState(false);
  const { typed, base } = discarded;
  const { values } = form;
  const fields = Object.keys(typed) as Field<Values>[];
  const different = fields.filter((field) => values[field] !== typed[field]);
  const isAmbiguous = different.some((field) => values[field] !== base[field]);
  const putBack = (sideOf: (field: Field<Values>) => Side) => {
    // There may be an earlier text, which is offered next.
    setAsking(false);
    form.putBack(different.filter((field) => sideOf(field) === 'mine'));
  };
  if (isAsking && isAmbiguous)
    return (
      <TextQuestion
        title={texts.replacedSince}
        text={texts.replacedSinceText}
        labels={texts.conflictSides.putBack}
        differences={different.map((field) => ({
          field,
          label: compared[field].label,
          mine: String(typed[field]),
          theirs: String(values[field]),
          reading: compared[field].reading,
        }))}
        suggested={() => 'mine'}
        onAnswer={putBack}
      />
    );
  const labels = different.map((field) => compared[field].label);
  const lost = labels.length > 0 && texts.discardedFields(labels.join(', '));
  const shown = form.version === 0 ? texts.isEmpty : texts.showsStored;
  const dismiss = () => {
    setAsking(false);
    form.forgetDiscarded();
  };
  const offer = () => (isAmbiguous ? setAsking(true) : putBack(() => 'mine'));
  return (
    <AdminAlert
      title={texts.discarded}
      text={[texts.discardedText, !form.isDirty && shown, lost].filter(Boolean).join(' ')}
      actions={
        <>
          {different.length > 0 && (
            <Button size="small" variant="secondary" onClick={offer}>
              {texts.putBack}
            </Button>
          )}
          <Button size="small" variant="ghost" onClick={dismiss}>
            {texts.dismiss}
          </Button>
        </>
      }
    />
  );
}
