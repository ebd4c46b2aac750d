import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { numberFormat } from '../../language/language.ts';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { FieldPair, type PairSide } from '../../ui/FieldPair.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { newsLimits } from './newsFormValues.ts';
import { problemText } from './newsProblems.ts';
import type { NewsFormState } from './useNewsForm.ts';

interface Props {
  form: NewsFormState;
  name: 'title' | 'excerpt' | 'content';
  label: string;
  required?: boolean;
  /** Lines of its text areas; one line of text without. */
  rows?: number;
}

/** One text of an article, English and Indonesian. A side is missing when only the other is written. */
export function NewsTextPair({ form, name, label, required = false, rows }: Props) {
  const texts = useTexts(newsAdminTexts);
  const number = numberFormat(useLanguage().language);
  const limit = newsLimits[name];
  const isEmpty = (field: `${typeof name}En` | `${typeof name}Id`) => form.values[field].trim() === '';
  const missing: PairSide[] = [];
  if (isEmpty(`${name}En`) && !isEmpty(`${name}Id`)) missing.push('english');
  if (isEmpty(`${name}Id`) && !isEmpty(`${name}En`)) missing.push('indonesian');

  const side = (language: 'en' | 'id', languageName: string) => {
    const field = `${name}${language === 'en' ? 'En' : 'Id'}` as const;
    const value = form.values[field];
    const count = texts.characters(number.format(value.length), number.format(limit));
    const props = {
      label: languageName,
      name: field,
      lang: language,
      'aria-required': required || undefined,
      maxLength: limit,
      value,
      hint: name === 'content' ? texts.contentHint(count) : count,
      error: problemText(texts, number, field, form.problems[field]),
      onChange: ({ target }: { target: { value: string } }) => form.change({ [field]: target.value }),
    };
    return rows ? <TextAreaField {...props} rows={rows} /> : <TextField {...props} />;
  };

  return (
    <FieldPair
      label={label}
      required={required}
      missing={missing}
      missingLabel={texts.missing}
      english={side('en', texts.english)}
      indonesian={side('id', texts.indonesian)}
    />
  );
}
