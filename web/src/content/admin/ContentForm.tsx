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
  /** Above the values. */
  children?: ReactNode;
}

/** The form of an entry, in the place where it was opened; it begins in its first field. */
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
    // A draft that is back tells so first.
    if (isRestored) return;
    // All of it in sight, as far as there is room; by itself the field would come up under the form's buttons.
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
