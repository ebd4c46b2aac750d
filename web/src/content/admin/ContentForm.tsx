import { useEffect, useRef, useState } from 'react';
import type { LoadTheirs } from '../../admin/form/ConflictPanel.tsx';
import { EditForm } from '../../admin/form/EditForm.tsx';
import { FormFields } from '../../admin/form/FormFields.tsx';
import type { EditFormState } from '../../admin/form/useEditForm.ts';
import { contentAdminTexts } from './contentAdminTexts.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { findContentKey, isIndispensable } from '../../shared/content/contentKeys.ts';
import { isOftenShared } from './contentControl.ts';
import { contentFields, type ContentFormValues } from './contentFields.ts';
import { useOpenForm } from './useOpenForm.ts';

interface Props {
  form: EditFormState<ContentFormValues>;
  loadTheirs: LoadTheirs<ContentFormValues>;
  /** The hint of the key’s field, which only a new entry has. */
  keyHint?: string;
}

/** The form of an entry, in the place where it was opened; its first field takes the focus. */
export function ContentForm({ form, loadTheirs, keyHint }: Props) {
  const texts = useTexts(contentAdminTexts);
  const words = useTexts(formTexts);
  const { language } = useLanguage();
  const { listAddress } = useOpenForm();
  const { key, value, hidden } = texts.fields;
  const name = form.values.key.trim();
  const declared = findContentKey(name);
  const label = declared?.label[language] ?? value.label;
  const fieldTexts = { key: { ...key, hint: keyHint ?? key.hint }, value: { label }, hidden };
  const compared = contentFields.compared(words, fieldTexts);
  const sharedWith = { field: 'valueEn', label } as const;
  const place = useRef<HTMLDivElement>(null);
  const [isRestored] = useState(form.isRestored);
  useEffect(() => {
    // A restored draft shows its notice first.
    if (isRestored) return;
    // Show as much of the form as fits; focus alone would leave the field under the form’s buttons.
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current
      ?.querySelector<HTMLElement>('input, textarea, [contenteditable]')
      ?.focus({ preventScroll: true });
  }, [isRestored]);
  return (
    <div ref={place}>
      <EditForm
        form={form}
        compared={
          isOftenShared(declared) ? { ...compared, valueId: { ...compared.valueId, sharedWith } } : compared
        }
        loadTheirs={loadTheirs}
        goneText={texts.goneText}
        submitText={texts.save}
        listAddress={listAddress}
      >
        <FormFields
          form={form}
          fields={contentFields}
          texts={fieldTexts}
          names={[
            ...(keyHint === undefined ? [] : (['key'] as const)),
            'value',
            ...(isIndispensable(name) ? [] : (['hidden'] as const)),
          ]}
        />
      </EditForm>
    </div>
  );
}
