import { databaseTexts } from './databaseTexts.ts';
import { importTexts } from './importTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { Badge } from '../../ui/Badge.tsx';
import * as styles from './ImportFile.css.ts';
import type { Changes } from './importFile.ts';
import { nameIn } from '../../language/nameIn.ts';

const kinds = [
  ['added', 'leaf'],
  ['changed', 'gold'],
  ['removed', 'red'],
  ['unchanged', 'neutral'],
] as const;

interface Props {
  changes: Changes;
}

/** The changes that an import would make to the rows of one entity. */
export function ChangesRow({ changes }: Props) {
  const texts = useTexts(importTexts);
  const words = useTexts(databaseTexts);
  const number = numberFormat(useLanguage().language);
  const present = kinds.filter(([kind]) => changes[kind] > 0);
  return (
    <>
      <span>{nameIn(words.entities, changes.entity) ?? changes.entity}</span>
      <span className={styles.numbers}>
        {present.map(([kind, tone]) => (
          <Badge key={kind} tone={tone}>
            {texts[kind](number.format(changes[kind]))}
          </Badge>
        ))}
        {present.length === 0 && <Badge tone="neutral">{texts.none}</Badge>}
      </span>
    </>
  );
}
