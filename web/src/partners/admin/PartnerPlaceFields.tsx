import * as styles from '../../admin/form/EditForm.css.ts';
import { problemText } from '../../admin/form/problems.ts';
import type { EditFormState } from '../../admin/form/useEditForm.ts';
import { formTexts } from '../../language/formAdmin.ts';
import { numberFormat } from '../../language/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { partnersAdminTexts } from '../../language/partnersAdmin.ts';
import * as type from '../../theme/typography.css.ts';
import { SwitchField } from '../../ui/CheckboxField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { PartnerFormValues } from './partnerFormValues.ts';
import { tiers } from './tiers.ts';

interface Props {
  form: EditFormState<PartnerFormValues>;
}

/** Where a partner stands, and whether visitors see it. */
export function PartnerPlaceFields({ form }: Props) {
  const texts = useTexts(partnersAdminTexts);
  const words = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  const { values, problems, change } = form;
  return (
    <fieldset className={styles.details}>
      <legend className={styles.legend}>
        <span className={type.title}>{texts.details}</span>
      </legend>
      <SelectField
        label={texts.tier}
        name="tier"
        required
        hint={texts.tierHint}
        options={tiers.map((tier) => ({ value: tier, label: texts.tierName[tier] }))}
        value={values.tier}
        error={problemText(words, number, problems.tier)}
        onChange={({ target }) => change({ tier: target.value })}
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
