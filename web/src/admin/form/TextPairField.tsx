import { formTexts } from '../../language/formTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { GrowingField } from '../../ui/GrowingField.tsx';
import { LineField } from '../../ui/LineField.tsx';
import type { PairProps } from './fieldSet.ts';
import { PairSides } from './PairSides.tsx';
import { problemText, type Field, type FormValues } from './problems.ts';

/** One text in both languages. */
export function TextPairField<Values extends FormValues>({
  form,
  name,
  label,
  limit,
  isRequired,
  rows,
  hint,
}: PairProps<Values>) {
  const texts = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  const fields = { en: `${name}En`, id: `${name}Id` } as Record<'en' | 'id', Field<Values>>;
  const textOf = (language: 'en' | 'id') => String(form.values[fields[language]]);
  const write = (language: 'en' | 'id', text: string) =>
    form.change({ [fields[language]]: text } as Partial<Values>);

  const input = (language: 'en' | 'id', languageName: string) => {
    const field = fields[language];
    const value = textOf(language);
    const count = texts.characters(number.format(value.length), number.format(limit));
    const props = {
      label: languageName,
      name: field,
      lang: language,
      required: isRequired,
      maxLength: limit,
      value,
      hint: hint ? `${hint} · ${count}` : count,
      error: problemText(texts, number, form.problems[field]),
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
      name={name}
      label={label}
      values={{ en: textOf('en'), id: textOf('id') }}
      stored={{ en: String(form.base[fields.en]), id: String(form.base[fields.id]) }}
      side={(language, languageName, copy) => (
        <>
          {input(language, languageName)}
          {copy}
        </>
      )}
      onCopy={() => write('id', textOf('en'))}
    />
  );
}
