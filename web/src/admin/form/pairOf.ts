import type { Language } from '../../shared/language.ts';
import type { PairProps } from './fieldSet.ts';
import type { Field, FormValues } from './problems.ts';

/** The fields of a text in both languages, and its values in a form. */
export function pairOf<Values extends FormValues>({ form, name }: Pick<PairProps<Values>, 'form' | 'name'>) {
  const fields = { en: `${name}En`, id: `${name}Id` } as Record<Language, Field<Values>>;
  return {
    fields,
    textOf: (language: Language) => String(form.values[fields[language]]),
    write: (language: Language, text: string) => form.change({ [fields[language]]: text } as Partial<Values>),
  };
}
