import { problemText, type Field } from '../../admin/form/problems.ts';
import type { EditFormState } from '../../admin/form/useEditForm.ts';
import { ImageField } from '../../images/admin/ImageField.tsx';
import { formTexts } from '../../language/formAdmin.ts';
import { numberFormat } from '../../language/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { patternsAdminTexts } from '../../language/patternsAdmin.ts';
import * as type from '../../theme/typography.css.ts';
import { TextField } from '../../ui/TextField.tsx';
import * as styles from './PatternForm.css.ts';
import { patternLimits, type PatternFormValues } from './patternFormValues.ts';

interface Props {
  form: EditFormState<PatternFormValues>;
}

/** Everything of a pattern that is the same in both languages. */
export function PatternDetailFields({ form }: Props) {
  const texts = useTexts(patternsAdminTexts);
  const words = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  const { values, problems, change } = form;
  const errorOf = (field: Field<PatternFormValues>, invalid?: string) =>
    problemText(words, number, problems[field], invalid);
  return (
    <fieldset className={styles.details}>
      <legend className={styles.legend}>
        <span className={type.title}>{texts.details}</span>
      </legend>
      <TextField
        label={texts.origin}
        name="origin"
        maxLength={patternLimits.origin}
        hint={texts.originHint}
        value={values.origin}
        error={errorOf('origin')}
        onChange={({ target }) => change({ origin: target.value })}
      />
      <ImageField
        label={texts.image}
        name="imageUrl"
        maxLength={patternLimits.imageUrl}
        hint={texts.imageHint}
        value={values.imageUrl}
        error={errorOf('imageUrl', texts.invalidImage)}
        onChange={(imageUrl) => change({ imageUrl })}
      />
    </fieldset>
  );
}
