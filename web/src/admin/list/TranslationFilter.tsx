import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { FilterChips } from './FilterChips.tsx';
import { readTranslationGap, translationGaps, withTranslationGap } from './translationGap.ts';

/** Limits a list to items with a translation that is behind or missing. */
export function TranslationFilter() {
  const texts = useTexts(formTexts);
  return (
    <FilterChips
      label={texts.translation}
      choices={translationGaps}
      textOf={(gap) => texts.translationGaps[gap]}
      read={readTranslationGap}
      write={withTranslationGap}
    />
  );
}
