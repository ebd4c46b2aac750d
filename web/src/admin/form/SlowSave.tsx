import { useHasPassed } from '../../browser/useHasPassed.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import * as type from '../../theme/typography.css.ts';

/** How long a save takes before the form says so, in milliseconds. */
const slowAfter = 8_000;

/** Says, next to the form’s buttons, that a save takes long. */
export function SlowSave({ form: { isSaving } }: { form: { isSaving: boolean } }) {
  const { savingSlowly } = useTexts(formTexts);
  const isSlow = useHasPassed(slowAfter, isSaving);
  return (
    <span role="status" className={type.small}>
      {isSlow && savingSlowly}
    </span>
  );
}
