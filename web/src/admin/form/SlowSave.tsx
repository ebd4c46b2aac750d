import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import * as type from '../../theme/typography.css.ts';

/** Says, next to the form’s buttons, that a save takes long. */
export function SlowSave({ form }: { form: { isSlow: boolean } }) {
  const { savingSlowly } = useTexts(formTexts);
  return (
    <span role="status" className={type.small}>
      {form.isSlow && savingSlowly}
    </span>
  );
}
