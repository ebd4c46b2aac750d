import { formTexts } from '../../language/formTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { FieldPair, type PairSide } from '../../ui/FieldPair.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as styles from './EditForm.css.ts';
import { problemText, type Field, type FormValues } from './problems.ts';
import type { EditFormState } from './useEditForm.ts';

/** The stem of two fields that hold the same text in both languages: “title” of titleEn and titleId. */
export type PairName<Values> =
  Field<Values> extends infer Name ? (Name extends `${infer Stem}En` ? Stem : never) : never;

interface Props<Values extends FormValues> {
  form: EditFormState<Values>;
  name: PairName<Values>;
  label: string;
  /** In characters, as the server counts them. */
  limit: number;
  required?: boolean;
  /** Lines of its text areas; a single-line input if absent. */
  rows?: number;
  /** Shown next to the character count. */
  hint?: string;
}

/**
 * One text in both languages. A side is marked missing when only the other is filled in; Indonesian can start as a
 * copy.
 */
export function TextPairField<Values extends FormValues>({
  form,
  name,
  label,
  limit,
  required = false,
  rows,
  hint,
}: Props<Values>) {
  const texts = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  const fields = { en: `${name}En`, id: `${name}Id` } as Record<'en' | 'id', Field<Values>>;
  const textOf = (language: 'en' | 'id') => String(form.values[fields[language]]);
  const isEmpty = (language: 'en' | 'id') => textOf(language).trim() === '';
  const missing: PairSide[] = [];
  if (isEmpty('en') && !isEmpty('id')) missing.push('english');
  if (isEmpty('id') && !isEmpty('en')) missing.push('indonesian');
  const write = (language: 'en' | 'id', text: string) =>
    form.change({ [fields[language]]: text } as Partial<Values>);

  const side = (language: 'en' | 'id', languageName: string) => {
    const field = fields[language];
    const value = textOf(language);
    const count = texts.characters(number.format(value.length), number.format(limit));
    const props = {
      label: languageName,
      name: field,
      lang: language,
      required,
      maxLength: limit,
      value,
      hint: hint ? `${hint} · ${count}` : count,
      error: problemText(texts, number, form.problems[field]),
      onChange: ({ target }: { target: { value: string } }) => write(language, target.value),
    };
    return rows ? <TextAreaField {...props} rows={rows} /> : <TextField {...props} />;
  };

  return (
    <FieldPair
      label={label}
      missing={missing}
      missingLabel={texts.missing}
      english={side('en', texts.english)}
      indonesian={
        <>
          {side('id', texts.indonesian)}
          {missing.includes('indonesian') && (
            <button
              type="button"
              aria-label={texts.copyFromEnglishOf(label)}
              className={styles.copy}
              onClick={() => write('id', textOf('en'))}
            >
              {texts.copyFromEnglish}
            </button>
          )}
        </>
      }
    />
  );
}
