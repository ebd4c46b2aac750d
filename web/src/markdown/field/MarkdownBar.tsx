import type { ReactNode } from 'react';
import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { languages } from '../../shared/language.ts';
import { markdownTexts } from '../markdownTexts.ts';
import * as styles from './MarkdownField.css.ts';
import type { ShownLanguages } from './useShownLanguages.ts';

interface Props {
  view: ShownLanguages;
  /** The toolbar of the text; none for the source. */
  tools: ReactNode;
  isSource: boolean;
  /** Whether there is anything but the source. */
  canShowText: boolean;
  onSource: (isSource: boolean) => void;
}

/** Above a text: the languages shown, the switch to the source, and its toolbar, in reach however long the text is. */
export function MarkdownBar({
  view: { shown, isWide, show },
  tools,
  isSource,
  canShowText,
  onSource,
}: Props) {
  const texts = useTexts(markdownTexts);
  const { languageNames } = useTexts(adminTexts);
  const chip = (isOn: boolean, onPress: () => void, words: ReactNode) => (
    <button type="button" aria-pressed={isOn} className={styles.choice} onClick={onPress}>
      {words}
    </button>
  );
  return (
    <>
      <div className={styles.choices}>
        <div role="group" aria-label={texts.shown} className={styles.group}>
          {languages.map((language) => (
            <span key={language}>
              {chip(
                shown.length === 1 && shown.includes(language),
                () => show(language),
                <span lang={language}>{languageNames[language]}</span>,
              )}
            </span>
          ))}
          {isWide && chip(shown.length > 1, () => show('both'), texts.both)}
        </div>
        {(canShowText || !isSource) && chip(isSource, () => onSource(!isSource), texts.source)}
      </div>
      {tools && <div className={styles.tools}>{tools}</div>}
    </>
  );
}
