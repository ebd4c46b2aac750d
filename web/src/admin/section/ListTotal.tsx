import { formTexts } from '../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { countUpTo } from '../../language/countUpTo.ts';
import { numberFormat } from '../../shared/language.ts';
import { TotalLine } from '../list/TotalLine.tsx';
import { useSectionOfRows } from './SectionContext.ts';

/** How many items the section’s list has, and how many of them match its filter. */
export function ListTotal() {
  const words = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  const {
    total,
    texts: { counted },
  } = useSectionOfRows();
  return (
    <TotalLine>
      {total &&
        (total.matching === total.all
          ? counted?.(countUpTo(number, total.all))
          : words.matching(countUpTo(number, total.matching), countUpTo(number, total.all)))}
    </TotalLine>
  );
}
