import { originalName } from '../../images/library/originalName.ts';
import { databaseTexts } from './databaseTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** The maximum number of named pictures; the rest are only counted. */
const shown = 10;

interface Props {
  title: string;
  /** The names under which they are stored. */
  names: readonly string[];
}

/** Pictures whose files are missing, by the names that editors know. */
export function MissingPictures({ title, names }: Props) {
  const texts = useTexts(databaseTexts);
  const number = numberFormat(useLanguage().language);
  const rest = names.length - shown;
  return (
    <Notice tone="bad" title={title}>
      {names.slice(0, shown).map(originalName).join(', ')} {rest > 0 && texts.more(number.format(rest))}
    </Notice>
  );
}
