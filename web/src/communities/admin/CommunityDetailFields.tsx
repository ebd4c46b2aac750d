import * as styles from '../../admin/form/EditForm.css.ts';
import { problemText, type Field } from '../../admin/form/problems.ts';
import type { EditFormState } from '../../admin/form/useEditForm.ts';
import { ImageField } from '../../images/admin/ImageField.tsx';
import { communitiesAdminTexts } from '../../language/communitiesAdmin.ts';
import { formTexts } from '../../language/formAdmin.ts';
import { numberFormat } from '../../language/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import * as type from '../../theme/typography.css.ts';
import { SwitchField } from '../../ui/CheckboxField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { communityLimits, type CommunityFormValues } from './communityFormValues.ts';

interface Props {
  form: EditFormState<CommunityFormValues>;
}

/** Where a community is, its picture, and whether visitors see it. */
export function CommunityDetailFields({ form }: Props) {
  const texts = useTexts(communitiesAdminTexts);
  const words = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  const { values, problems, change } = form;
  const errorOf = (field: Field<CommunityFormValues>, invalid?: string) =>
    problemText(words, number, problems[field], invalid);
  return (
    <fieldset className={styles.details}>
      <legend className={styles.legend}>
        <span className={type.title}>{texts.details}</span>
      </legend>
      <TextField
        label={texts.location}
        name="location"
        required
        maxLength={communityLimits.location}
        hint={texts.locationHint}
        value={values.location}
        error={errorOf('location')}
        onChange={({ target }) => change({ location: target.value })}
      />
      <ImageField
        label={texts.imageUrl}
        name="imageUrl"
        required
        maxLength={communityLimits.imageUrl}
        hint={texts.imageUrlHint}
        value={values.imageUrl}
        error={errorOf('imageUrl', texts.invalidImageUrl)}
        onChange={(imageUrl) => change({ imageUrl })}
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
