import { useId } from 'react';
import type { SaveOutcome } from '../../relay/saveOutcome.ts';
import { useCloseForm } from '../../admin/form/useCloseForm.ts';
import { useEditForm } from '../../admin/form/useEditForm.ts';
import { contentAdminTexts } from './contentAdminTexts.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import * as type from '../../theme/typography.css.ts';
import { useToast } from '../../ui/Toast.tsx';
import * as styles from './ContentForm.css.ts';
import { ContentForm } from './ContentForm.tsx';
import { contentFields } from './contentFields.ts';
import { keySuggestionsId } from './ContentKeyField.tsx';
import type { ContentItem } from './useContentKeys.ts';
import { useLoadEntry } from './useLoadEntry.ts';
import { useOpenForm } from './useOpenForm.ts';
import { useSaveContentEntry } from './useSaveContentEntry.ts';

interface Props {
  /** All keys, so that no entry is added twice. */
  items: readonly ContentItem[];
  /** The keys to suggest, unless they already have an entry. */
  suggested: readonly ContentItem[];
}

/** The form of a new entry, above the list (docs/product.md#editing-content). */
export function AddContent({ items, suggested }: Props) {
  const texts = useTexts(contentAdminTexts);
  const words = useTexts(formTexts);
  const { toast } = useToast();
  const { language } = useLanguage();
  const titleId = useId();
  const { listAddress } = useOpenForm();
  const save = useSaveContentEntry();
  const find = (key: string) => items.find((item) => item.key === key.trim());

  const refuseTaken = (): SaveOutcome => {
    toast({ title: words.validationError, description: texts.keyTaken, look: 'destructive' });
    return { kind: 'invalid', problems: { key: { code: 'TAKEN', text: texts.keyTaken } } };
  };
  const form = useEditForm({
    name: 'content/new',
    initial: contentFields.initial,
    version: 0,
    required: contentFields.required,
    requiredMissing: texts.allRequired,
    onSave: async ({ values, base, version, idempotencyKey }) =>
      version === 0 && find(values.key)?.stored
        ? refuseTaken()
        : save({ input: contentFields.input(values, base), version, idempotencyKey }),
    onSaved: useCloseForm(listAddress),
  });
  const { key } = form.values;
  const loadTheirs = useLoadEntry(key.trim());

  const keyHint = () => {
    if (key.trim() === '') return texts.fields.key.hint;
    const item = find(key);
    if (item?.stored) return texts.keyTaken;
    if (!item?.declared) return texts.keyUnknown;
    const { label, place } = item.declared;
    return texts.keyPlace(label[language], place[language]);
  };
  return (
    <section aria-labelledby={titleId} className={styles.add}>
      <h2 id={titleId} className={type.title}>
        {texts.addTitle}
      </h2>
      <ContentForm form={form} loadTheirs={loadTheirs} keyHint={keyHint()} />
      <datalist id={keySuggestionsId}>
        {suggested.map(
          (item) =>
            !item.stored &&
            item.declared && (
              <option key={item.key} value={item.key}>
                {item.declared.label[language]}
              </option>
            ),
        )}
      </datalist>
    </section>
  );
}
