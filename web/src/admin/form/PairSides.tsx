import { use, type ComponentProps, type ReactNode } from 'react';
import { typeOver } from '../../browser/typeOver.ts';
import { formTexts } from '../../language/formTexts.ts';
import { languages, otherLanguage, type Language } from '../../shared/language.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { GlossaryContext } from '../../glossary/Glossary.tsx';
import { GlossaryNotes } from '../../glossary/GlossaryNotes.tsx';
import { differsInWords } from '../../shared/differsInWords.ts';
import { withoutForm } from '../../shared/glossary.ts';
import { trimmed } from '../../shared/trimmed.ts';
import { FieldPair } from '../../ui/FieldPair.tsx';
import { BehindNote } from './BehindNote.tsx';
import { BehindContext } from './behindTexts.ts';
import type { PairProps } from './fieldSet.ts';
import { pairOf } from './pairOf.ts';
import type { FormValues } from './problems.ts';
import * as styles from './EditForm.css.ts';

type Frame = Pick<ComponentProps<typeof FieldPair>, 'tools' | 'thread' | 'shown' | 'look'>;

interface Props<Values extends FormValues>
  extends Pick<PairProps<Values>, 'form' | 'name' | 'label' | 'isAboutWords'>, Frame {
  /** @param copy the button that copies the English text, or null */
  side: (language: Language, languageName: string, copy: ReactNode) => ReactNode;
  /** Replaces a wrong form in a text that an editor holds; false if none does. */
  onReplace?: (language: Language, form: string) => boolean;
}

const beadOf = { 0: 'none', 1: 'one', 2: 'both' } as const;

/**
 * The frame of a text in both languages. A side is marked missing when only the other is filled in, and behind when only
 * the other has changed, or will have after a save; Indonesian can start as a copy.
 */
export function PairSides<Values extends FormValues>({
  form,
  name,
  label,
  isAboutWords = false,
  side,
  onReplace,
  ...frame
}: Props<Values>) {
  const texts = useTexts(formTexts);
  const behind = use(BehindContext).texts;
  const glossary = use(GlossaryContext);
  const { fields, textOf, write } = pairOf({ form, name });
  const filled = languages.filter((language) => trimmed(textOf(language)) !== '');
  const missing = filled.length === 1 ? languages.filter((language) => !filled.includes(language)) : [];
  const copy = missing.includes('id') && (
    <button
      type="button"
      aria-label={texts.copyFromEnglishOf(label)}
      className={styles.copy}
      onClick={() => write('id', textOf('en'))}
    >
      {texts.copyFromEnglish}
    </button>
  );
  const baseOf = (language: Language) => String(form.base[fields[language]]);
  /** Whether a save leaves it behind the other language, as the server decides it (api/src/translation/marks.ts). */
  const fallsBehind = (language: Language) => {
    const other = otherLanguage(language);
    const isWhole = filled.length === languages.length && baseOf(other) !== '';
    if (form.version === 0 || isAboutWords || !isWhole || behind.has(fields[other])) return false;
    return (
      differsInWords(baseOf(other), textOf(other)) && !differsInWords(baseOf(language), textOf(language))
    );
  };
  const markOf = (language: Language) => {
    if (missing.includes(language)) return texts.missing;
    if (behind.has(fields[language])) return texts.behind;
    return fallsBehind(language) ? texts.willFallBehind : undefined;
  };
  const replace = (language: Language, wrong: string) => {
    const find = glossary?.[language];
    if (!find || onReplace?.(language, wrong)) return;
    const right = withoutForm(textOf(language), find, wrong);
    const [field] = document.getElementsByName(fields[language]);
    if (!typeOver(field, right)) write(language, right);
  };
  const sideOf = (language: Language, languageName: string, copied: ReactNode) => {
    const text = behind.get(fields[language]);
    return (
      <>
        {side(language, languageName, copied)}
        {!isAboutWords && (
          <GlossaryNotes
            text={textOf(language)}
            language={language}
            onReplace={(wrong) => replace(language, wrong)}
          />
        )}
        {text && (
          <BehindNote
            field={fields[language]}
            text={text}
            language={language}
            label={label}
            // A duplicate has no stored text yet.
            now={form.version === 0 ? textOf(otherLanguage(language)) : baseOf(otherLanguage(language))}
          />
        )}
      </>
    );
  };
  return (
    <FieldPair
      {...frame}
      label={label}
      bead={beadOf[filled.length as keyof typeof beadOf]}
      marks={Object.fromEntries(languages.map((language) => [language, markOf(language)]))}
      english={sideOf('en', texts.english, null)}
      indonesian={sideOf('id', texts.indonesian, copy)}
    />
  );
}
