import { useState } from 'react';
import * as form from '../../admin/form/EditForm.css.ts';
import { problemText } from '../../admin/form/problems.ts';
import type { EditFormState } from '../../admin/form/useEditForm.ts';
import { contentAdminTexts } from './contentAdminTexts.ts';
import { formTexts } from '../../language/formTexts.ts';
import { languages, numberFormat, type Language } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { FieldPair, type PairSide } from '../../ui/FieldPair.tsx';
import type { DeclaredKey } from '../../shared/content/contentKeys.ts';
import type { ContentFormValues } from './contentFormValues.ts';
import { controlOf, isOftenShared } from './contentControl.ts';
import * as styles from './ContentForm.css.ts';
import { ContentValueField } from './ContentValueField.tsx';
import { FallbackNote } from './FallbackNote.tsx';

interface Props {
  form: EditFormState<ContentFormValues>;
  /** Undefined for a key that the site does not use. */
  declared: DeclaredKey | undefined;
}

const fields = { en: 'valueEn', id: 'valueId' } as const;
const sides: Record<Language, PairSide> = { en: 'english', id: 'indonesian' };

/** The value in both languages, in the field for its kind; a picture or a date often has one value for both. */
export function ContentValueFields({ form: { values, problems, change }, declared }: Props) {
  const texts = useTexts(contentAdminTexts);
  const words = useTexts(formTexts);
  const { language: own } = useLanguage();
  const number = numberFormat(own);
  const name = declared?.label[own] ?? texts.value;
  const isDifferent = values.valueEn !== values.valueId;
  const [wantsTwo, setWantsTwo] = useState(isDifferent);
  const mayBeShared = isOftenShared(declared);
  const isShared = mayBeShared && !wantsTwo && !isDifferent;
  const control = controlOf(declared, values);
  const names = { en: words.english, id: words.indonesian };
  const isEmpty = (language: Language) => values[fields[language]].trim() === '';
  const missing = languages.filter(
    (language, i) => isEmpty(language) && !isEmpty(languages[1 - i] as Language),
  );

  const write = (language: Language, value: string) =>
    change(isShared ? { valueEn: value, valueId: value } : { [fields[language]]: value });
  const side = (language: Language, label: string) => {
    const problem = problems[fields[language]] ?? (isShared ? problems.valueId : undefined);
    return (
      <div className={styles.side}>
        <ContentValueField
          control={control}
          label={label}
          name={fields[language]}
          // A value for both languages is in neither.
          lang={mayBeShared ? undefined : language}
          value={values[fields[language]]}
          error={problemText(words, number, problem, texts.invalid[control])}
          onChange={(value) => write(language, value)}
        />
        {!isShared && language === 'id' && missing.includes('id') && (
          <button
            type="button"
            aria-label={words.copyFromEnglishOf(name)}
            className={form.copy}
            onClick={() => write('id', values.valueEn)}
          >
            {words.copyFromEnglish}
          </button>
        )}
        {declared && (
          <FallbackNote
            declared={declared}
            language={language}
            languageName={label}
            isEmpty={isEmpty(language)}
            onStart={(text) => write(language, text)}
          />
        )}
      </div>
    );
  };

  return (
    <div className={styles.values}>
      {isShared ? (
        <div className={styles.single}>{side('en', name)}</div>
      ) : (
        <FieldPair
          label={name}
          missing={missing.map((language) => sides[language])}
          missingLabel={words.missing}
          english={side('en', names.en)}
          indonesian={side('id', names.id)}
        />
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
