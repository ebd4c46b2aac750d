import { formTexts } from '../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { shownText } from '../../shared/language.ts';

interface Props {
  /** May be empty. */
  titleEn: string;
  titleId: string;
}

/** The title of an item in the dashboard’s language, else in the other one; without either, it is untitled. */
export function ItemTitle({ titleEn, titleId }: Props) {
  const { untitled } = useTexts(formTexts);
  const { text, lang } = shownText(useLanguage().language, titleEn, titleId);
  return <span lang={lang}>{text || untitled}</span>;
}
