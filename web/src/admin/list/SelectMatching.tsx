import { formTexts } from '../../language/formTexts.ts';
import { countUpTo } from '../../language/countUpTo.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { numberFormat } from '../../shared/language.ts';
import { bulkLimit } from '../../shared/listLimits.ts';
import { Button } from '../../ui/Button.tsx';
import * as styles from './SelectMatching.css.ts';
import type { MatchingSelection } from './useMatchingSelection.ts';

interface Props {
  selection: MatchingSelection<{ readonly id: string }>;
}

/** Goes on from the rows that are loaded to all that match; renders nothing if these are all. */
export function SelectMatching({ selection }: Props) {
  const texts = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  const { chosen, more, matching, selectMatching, selectLoaded } = selection;
  if (more === null) return null;
  const loaded = number.format(chosen.length);
  if (matching !== null)
    return (
      <p role="status" className={styles.line}>
        {texts.matchingSelected(number.format(matching))}
        <Button
          size="small"
          variant="secondary"
          onClick={({ detail }) => {
            // The second press of a double click was meant for the button that was here before.
            if (detail < 2) selectLoaded();
          }}
        >
          {texts.selectLoaded(loaded)}
        </Button>
      </p>
    );
  return (
    <p role="status" className={styles.line}>
      {texts.loadedSelected(loaded)}
      {more > bulkLimit ? (
        <span>{texts.tooManyToSelect(number.format(bulkLimit))}</span>
      ) : (
        <Button size="small" variant="secondary" onClick={selectMatching}>
          {texts.selectMatching(countUpTo(number, more))}
        </Button>
      )}
    </p>
  );
}
