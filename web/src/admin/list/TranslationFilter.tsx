import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Chip } from '../../ui/Chip.tsx';
import * as styles from './TranslationFilter.css.ts';
import { readTranslationGap, translationGaps, withTranslationGap } from './translationGap.ts';
import { useFilterSearch } from './useFilterSearch.ts';

/** Limits a list to items with a translation that is behind or missing. The filter is in the address. */
export function TranslationFilter() {
  const texts = useTexts(formTexts);
  const { search, change } = useFilterSearch();
  const current = readTranslationGap(search);
  return (
    <div role="group" aria-label={texts.translation} className={styles.filter}>
      {translationGaps.map((gap) => (
        <Chip
          key={gap}
          pressed={gap === current}
          onPress={() => change((latest) => withTranslationGap(latest, gap === current ? null : gap))}
        >
          {texts.translationGaps[gap]}
        </Chip>
      ))}
    </div>
  );
}

/** The filter alone above a list. */
export function TranslationListHead() {
  return (
    <div className={styles.head}>
      <TranslationFilter />
    </div>
  );
}
