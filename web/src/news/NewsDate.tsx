import { longDate } from '../language/dates.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';

interface Props {
  date: string;
}

/** A publication date in long form (docs/product.md#dates). */
export function NewsDate({ date }: Props) {
  const { language } = useLanguage();
  return <time dateTime={date}>{longDate(language, date)}</time>;
}
