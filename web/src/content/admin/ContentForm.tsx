import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { LoadTheirs } from '../../admin/form/ConflictPanel.tsx';
import { EditForm } from '../../admin/form/EditForm.tsx';
import { pairLabels } from '../../admin/form/pairLabels.ts';
import type { EditFormState } from '../../admin/form/useEditForm.ts';
import { contentAdminTexts } from './contentAdminTexts.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { findContentKey } from '../../shared/content/contentKeys.ts';
import type { ContentFormValues } from './contentFormValues.ts';
import { ContentValueFields } from './ContentValueFields.tsx';
import { useOpenForm } from './useOpenForm.ts';

interface Props {
  form: EditFormState<ContentFormValues>;
  loadTheirs: LoadTheirs<ContentFormValues>;
  /** Shown above the values. */
  children?: ReactNode;
}

/** The form of an entry, in the place where it was opened; its first field takes the focus. */
export function ContentForm({ form, loadTheirs, children }: Props) {
  const texts = useTexts(contentAdminTexts);
  const words = useTexts(formTexts);
  const { language } = useLanguage();
  const { listAddress } = useOpenForm();
  const declared = findContentKey(form.values.key.trim());
  const value = declared?.label[language] ?? texts.value;
  const place = useRef<HTMLDivElement>(null);
  const [isRestored] = useState(form.isRestored);
  useEffect(() => {
    // A restored draft shows its notice first.
    if (isRestored) return;
    // Show as much of the form as fits; focus alone would leave the field under the form’s buttons.
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
  }, [isRestored]);
  return (
    <div ref={place}>
      <EditForm
        form={form}
        labels={{ key: texts.key, ...pairLabels(words, { value }) }}
        loadTheirs={loadTheirs}
        goneText={texts.goneText}
        submitText={texts.save}
        listAddress={listAddress}
      >
        {children}
        <ContentValueFields form={form} declared={declared} />
      </EditForm>
    </div>
  );
}
