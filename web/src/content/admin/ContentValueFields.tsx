import { useState, type ReactNode } from 'react';
import type { PairProps } from '../../admin/form/fieldSet.ts';
import { PairSides } from '../../admin/form/PairSides.tsx';
import { lengthProblem, problemText } from '../../admin/form/problems.ts';
import { MarkdownPairField } from '../../markdown/field/MarkdownPairField.tsx';
import { contentAdminTexts } from './contentAdminTexts.ts';
import { formTexts } from '../../language/formTexts.ts';
import { numberFormat, type Language } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { findContentKey } from '../../shared/content/contentKeys.ts';
import type { ContentFormValues } from './contentFields.ts';
import { controlOf, isOftenShared, limitOf } from './contentControl.ts';
import * as styles from './ContentForm.css.ts';
import { ContentValueField } from './ContentValueField.tsx';
import { FallbackNote } from './FallbackNote.tsx';

const fields = { en: 'valueEn', id: 'valueId' } as const;

/** The value in both languages, in the field for its kind; a picture or a date often has one value for both. */
export function ContentValueFields(props: PairProps<ContentFormValues>) {
  const { form, label: name, limit, isRequired } = props;
  const { values, problems, change } = form;
  const texts = useTexts(contentAdminTexts);
  const words = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  const declared = findContentKey(values.key.trim());
  const isDifferent = values.valueEn !== values.valueId;
  const [wantsTwo, setWantsTwo] = useState(isDifferent);
  const mayBeShared = isOftenShared(declared);
  const isShared = mayBeShared && !wantsTwo && !isDifferent;
  const control = controlOf(declared, values);

  const write = (language: Language, value: string) =>
    change(isShared ? { valueEn: value, valueId: value } : { [fields[language]]: value });
  const fallbackNote = (language: Language, languageName: string) =>
    declared && (
      <FallbackNote
        declared={declared}
        language={language}
        languageName={languageName}
        isStored={form.version > 0}
        isEmpty={values[fields[language]].trim() === ''}
        onStart={(text) => write(language, text)}
      />
    );
  if (control === 'markdown') return <MarkdownPairField {...props} below={fallbackNote} />;
  const side = (language: Language, label: string, copy: ReactNode) => {
    const value = values[fields[language]];
    const problem =
      problems[fields[language]] ??
      (isShared ? problems.valueId : undefined) ??
      lengthProblem(value, limitOf(control, limit));
    return (
      <div className={styles.side}>
        <ContentValueField
          control={control}
          label={label}
          name={fields[language]}
          required={isRequired}
          // A value for both languages is in neither.
          lang={mayBeShared ? undefined : language}
          value={value}
          error={problemText(words, number, problem, texts.invalid[control])}
          onChange={(value) => write(language, value)}
        />
        {copy}
        {fallbackNote(language, label)}
      </div>
    );
  };

  return (
    <div className={styles.values}>
      {isShared ? (
        <div className={styles.single}>{side('en', name, null)}</div>
      ) : (
        <PairSides form={form} name="value" label={name} side={side} />
      )}
      {mayBeShared && (
        <CheckboxField
          label={texts.oneForBoth}
          checked={isShared}
          onChange={({ target }) => {
            setWantsTwo(!target.checked);
            if (target.checked) change({ valueId: values.valueEn });
          }}
        />
      )}
    </div>
  );
}
