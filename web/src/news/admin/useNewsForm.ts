import { useState } from 'react';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { useToast } from '../../ui/Toast.tsx';
import type { NewsField, NewsFormValues } from './newsFormValues.ts';
import { missingFields, type NewsProblems } from './newsProblems.ts';
import type { SaveOutcome } from './saveOutcome.ts';

interface Options {
  initial: NewsFormValues;
  onSave: (values: NewsFormValues, initial: NewsFormValues) => Promise<SaveOutcome>;
  onSaved: () => void;
}

/** The state of an article's form: what is typed, what is wrong with it, and whether it is being saved. */
export function useNewsForm({ initial: given, onSave, onSaved }: Options) {
  const texts = useTexts(newsAdminTexts);
  const { toast } = useToast();
  // As it was when the form opened: a list that is loaded again must not change what is being edited.
  const [initial] = useState(given);
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<NewsProblems>({});
  const [rejections, setRejections] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const isDirty = Object.entries(values).some(([field, value]) => value !== initial[field as NewsField]);

  const change = (next: Partial<NewsFormValues>) => {
    setValues((before) => ({ ...before, ...next }));
    setProblems((before) => ({ ...before, ...emptied(next) }));
  };

  const reject = (wrong: NewsProblems) => {
    setProblems(wrong);
    setRejections((count) => count + 1);
  };

  /** @param found what the browser itself finds wrong, such as half a date */
  const save = async (found: NewsProblems) => {
    if (isSaving) return;
    const missing = missingFields(values);
    const wrong = { ...missing, ...found };
    if (Object.keys(wrong).length > 0) {
      reject(wrong);
      const isMissing = Object.keys(missing).length > 0;
      const description = isMissing ? texts.requiredMissing : texts.checkFields;
      toast({ title: texts.validationError, description, look: 'destructive' });
      return;
    }
    setSaving(true);
    const outcome = await onSave(values, initial);
    setSaving(false);
    if (outcome.kind === 'saved') onSaved();
    if (outcome.kind === 'invalid') reject(outcome.problems);
  };

  return {
    values,
    problems,
    /** Counts the saves that were refused for what is in the fields. */
    rejections,
    isSaving,
    isDirty,
    change,
    save,
  };
}

export type NewsFormState = ReturnType<typeof useNewsForm>;

function emptied(fields: Partial<NewsFormValues>): NewsProblems {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, undefined]));
}
