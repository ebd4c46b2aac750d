import { use, type ReactNode } from 'react';
import { formTexts } from '../../language/formTexts.ts';
import { languages, type Bilingual, type Language } from '../../shared/language.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { FieldPair } from '../../ui/FieldPair.tsx';
import { BehindNote } from './BehindNote.tsx';
import { BehindContext } from './behindTexts.ts';
import * as styles from './EditForm.css.ts';

interface Props {
  /** The stem of both fields: “title”. */
  name: string;
  label: string;
  values: Bilingual<string>;
  /** The values as they are stored. */
  stored: Bilingual<string>;
  /** @param copy the button that copies the English text, or null */
  side: (language: Language, languageName: string, copy: ReactNode) => ReactNode;
  onCopy: () => void;
}

const suffixes = { en: 'En', id: 'Id' } as const;

/**
 * The frame of a text in both languages. A side is marked missing when only the other is filled in, and behind when only
 * the other has changed; Indonesian can start as a copy.
 */
export function PairSides({ name, label, values, stored, side, onCopy }: Props) {
  const texts = useTexts(formTexts);
  const filled = languages.filter((language) => values[language].trim() !== '');
  const missing = filled.length === 1 ? languages.filter((language) => !filled.includes(language)) : [];
  const copy = missing.includes('id') && (
    <button
      type="button"
      aria-label={texts.copyFromEnglishOf(label)}
      className={styles.copy}
      onClick={onCopy}
    >
      {texts.copyFromEnglish}
    </button>
  );
  const behind = use(BehindContext).texts;
  const fieldOf = (language: Language) => name + suffixes[language];
  const markOf = (language: Language) => {
    if (missing.includes(language)) return texts.missing;
    return behind.has(fieldOf(language)) ? texts.behind : undefined;
  };
  const sideOf = (language: Language, languageName: string, copied: ReactNode) => {
    const field = fieldOf(language);
    const text = behind.get(field);
    return (
      <>
        {side(language, languageName, copied)}
        {text && (
          <BehindNote
            field={field}
            text={text}
            language={language}
            label={label}
            now={stored[language === 'en' ? 'id' : 'en']}
          />
        )}
      </>
    );
  };
  const marks = Object.fromEntries(languages.map((language) => [language, markOf(language)]));
  return (
    <FieldPair
      label={label}
      marks={marks}
      english={sideOf('en', texts.english, null)}
      indonesian={sideOf('id', texts.indonesian, copy)}
    />
  );
}
