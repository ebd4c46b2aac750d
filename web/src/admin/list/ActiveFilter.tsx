import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { readActive, withActive } from './activeFilter.ts';
import { FilterChips } from './FilterChips.tsx';

/** Limits a list to active or to inactive items. */
export function ActiveFilter() {
  const texts = useTexts(formTexts);
  return (
    <FilterChips
      label={texts.visibility}
      choices={[true, false]}
      textOf={(active) => (active ? texts.active : texts.inactive)}
      read={readActive}
      write={withActive}
    />
  );
}
