import { formTexts } from '../../language/formTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { GrowingField } from '../../ui/GrowingField.tsx';
import { LineField } from '../../ui/LineField.tsx';
import type { PairProps } from './fieldSet.ts';
import { PairSides } from './PairSides.tsx';
import { pairOf } from './pairOf.ts';
import { lengthProblem, problemText, type FormValues } from './problems.ts';

/** One text in both languages. */
export function TextPairField<Values extends FormValues>({
  form,
  name,
  label,
  limit,
  isRequired,
  rows,
  look,
  hint,
  isAboutWords,
}: PairProps<Values>) {
  const texts = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  const { fields, textOf, write } = pairOf({ form, name });

  const input = (language: 'en' | 'id', languageName: string) => {
    const field = fields[language];
    const value = textOf(language);
    const count = texts.characters(number.format(value.length), number.format(limit));
    const props = {
      label: languageName,
      name: field,
      lang: language,
      required: isRequired,
      value,
      hint: hint ? `${hint} · ${count}` : count,
      error: problemText(texts, number, form.problems[field] ?? lengthProblem(value, limit)),
    };
    const handleChange = (text: string) => write(language, text);
    return rows ? (
      <GrowingField {...props} rows={rows} onChange={({ target }) => handleChange(target.value)} />
    ) : (
      <LineField {...props} onChange={handleChange} />
    );
  };

  return (
    <PairSides
      form={form}
      name={name}
      label={label}
      look={look}
      {...(isAboutWords && { isAboutWords })}
      side={(language, languageName, copy) => (
        <>
          {input(language, languageName)}
          {copy}
        </>
      )}
    />
  );
}
