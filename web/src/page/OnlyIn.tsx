import type { Language } from '../shared/language.ts';
import { chromeTexts } from '../language/chromeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';

interface Props {
  /** The language of what is shown, if it is not the reader’s. */
  language: Language | undefined;
}

/** Says that a page’s main text exists only in the other language. */
export function OnlyIn({ language }: Props) {
  const { onlyIn } = useTexts(chromeTexts);
  return language && <p className={type.small}>{onlyIn[language]}</p>;
}
