import * as styles from '../../admin/form/EditForm.css.ts';
import { problemText, type Field } from '../../admin/form/problems.ts';
import type { EditFormState } from '../../admin/form/useEditForm.ts';
import { ImageField } from '../../images/admin/ImageField.tsx';
import { formTexts } from '../../language/formAdmin.ts';
import { numberFormat } from '../../language/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { partnersAdminTexts } from '../../language/partnersAdmin.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { partnerLimits, type PartnerFormValues } from './partnerFormValues.ts';

interface Props {
  form: EditFormState<PartnerFormValues>;
}

/** Who a partner is; the same in both languages. */
export function PartnerFields({ form }: Props) {
  const texts = useTexts(partnersAdminTexts);
  const words = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  const { values, problems, change } = form;
  const errorOf = (field: Field<PartnerFormValues>, invalid?: string) =>
    problemText(words, number, problems[field], invalid);
  const count = words.characters(
    number.format(values.description.length),
    number.format(partnerLimits.description),
  );
  return (
    <div className={styles.texts}>
      <TextField
        label={texts.name}
        name="name"
        required
        maxLength={partnerLimits.name}
        value={values.name}
        error={errorOf('name')}
        onChange={({ target }) => change({ name: target.value })}
      />
      <ImageField
        label={texts.logo}
        name="logoUrl"
        required
        maxLength={partnerLimits.logoUrl}
        hint={texts.logoHint}
        value={values.logoUrl}
        error={errorOf('logoUrl', texts.invalidLogo)}
        onChange={(logoUrl) => change({ logoUrl })}
      />
      <TextField
        label={texts.website}
        name="websiteUrl"
        type="text"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={partnerLimits.websiteUrl}
        hint={texts.websiteHint}
        value={values.websiteUrl}
        error={errorOf('websiteUrl', texts.invalidWebsite)}
        onChange={({ target }) => change({ websiteUrl: target.value })}
      />
      <TextAreaField
        label={texts.description}
        name="description"
        rows={3}
        maxLength={partnerLimits.description}
        hint={`${texts.descriptionHint} · ${count}`}
        value={values.description}
        error={errorOf('description')}
        onChange={({ target }) => change({ description: target.value })}
      />
    </div>
  );
}
