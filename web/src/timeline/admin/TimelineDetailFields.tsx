import * as styles from '../../admin/form/EditForm.css.ts';
import { problemText, type Field } from '../../admin/form/problems.ts';
import type { EditFormState } from '../../admin/form/useEditForm.ts';
import { ImageField } from '../../images/admin/ImageField.tsx';
import { formTexts } from '../../language/formAdmin.ts';
import { numberFormat } from '../../language/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { timelineAdminTexts } from '../../language/timelineAdmin.ts';
import * as type from '../../theme/typography.css.ts';
import { SwitchField } from '../../ui/CheckboxField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { timelineLimits, type TimelineFormValues } from './timelineFormValues.ts';

interface Props {
  form: EditFormState<TimelineFormValues>;
}

/** An item's picture, its place in the timeline, and whether visitors see it. */
export function TimelineDetailFields({ form }: Props) {
  const texts = useTexts(timelineAdminTexts);
  const words = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  const { values, problems, change } = form;
  const errorOf = (field: Field<TimelineFormValues>, invalid: string) =>
    problemText(words, number, problems[field], invalid);
  return (
    <fieldset className={styles.details}>
      <legend className={styles.legend}>
        <span className={type.title}>{texts.details}</span>
      </legend>
      <ImageField
        label={texts.imageUrl}
        name="imageUrl"
        required
        maxLength={timelineLimits.imageUrl}
        hint={texts.imageUrlHint}
        value={values.imageUrl}
        error={errorOf('imageUrl', texts.invalidImageUrl)}
        onChange={(imageUrl) => change({ imageUrl })}
      />
      <TextField
        label={texts.order}
        name="order"
        type="number"
        // Read as an integer (specification section 5), so that the browser need not insist on one.
        step="any"
        min={-timelineLimits.order}
        max={timelineLimits.order}
        required
        hint={texts.orderHint}
        value={values.order}
        error={errorOf('order', texts.invalidOrder(number.format(timelineLimits.order)))}
        onChange={({ target }) => change({ order: target.value })}
      />
      <SwitchField
        label={texts.active}
        name="active"
        hint={texts.activeHint}
        checked={values.active}
        onChange={({ target }) => change({ active: target.checked })}
      />
    </fieldset>
  );
}
