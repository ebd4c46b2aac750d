import type { ComponentProps, ReactNode } from 'react';
import { formTexts } from '../../language/formTexts.ts';
import { languages, type Bilingual, type Language } from '../../shared/language.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { FieldPair } from '../../ui/FieldPair.tsx';
import * as styles from './EditForm.css.ts';

interface Props extends Pick<ComponentProps<typeof FieldPair>, 'tools' | 'shown'> {
  label: string;
  values: Bilingual<string>;
  /** @param copy the button that copies the English text, or null */
  side: (language: Language, languageName: string, copy: ReactNode) => ReactNode;
  onCopy: () => void;
}

/**
 * The frame of a text in both languages. A side is marked missing when only the other is filled in; Indonesian can
 * start as a copy.
 */
export function PairSides({ label, values, side, onCopy, ...frame }: Props) {
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
  return (
    <FieldPair
      {...frame}
      label={label}
      missing={missing}
      missingLabel={texts.missing}
      english={side('en', texts.english, null)}
      indonesian={side('id', texts.indonesian, copy)}
    />
  );
}
