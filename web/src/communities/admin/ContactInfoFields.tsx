import { problemText } from '../../admin/form/problems.ts';
import type { EditFormState } from '../../admin/form/useEditForm.ts';
import { communitiesAdminTexts } from '../../language/communitiesAdmin.ts';
import { formTexts } from '../../language/formAdmin.ts';
import { numberFormat } from '../../language/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { communityLimits, type CommunityFormValues } from './communityFormValues.ts';
import { contactFields, contactText, type ContactFields } from './contactFields.ts';
import * as styles from './ContactInfoFields.css.ts';

interface Props {
  form: EditFormState<CommunityFormValues>;
}

/**
 * How a community is reached: three fields, which are stored as JSON, or a text that they cannot hold as it was
 * written, until it is emptied (specification section 3).
 */
export function ContactInfoFields({ form: { values, base, problems, change } }: Props) {
  const texts = useTexts(communitiesAdminTexts);
  const words = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  const error = problemText(words, number, problems.contactInfo);
  const fields = contactFields(values.contactInfo);
  const begunAsNote = contactFields(base.contactInfo) === null;
  const detail = (name: keyof ContactFields) => ({
    label: texts[name],
    name,
    maxLength: communityLimits[name],
    autoComplete: 'off',
    value: fields?.[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      fields && change({ contactInfo: contactText({ ...fields, [name]: target.value }) }),
  });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.contactInfo}</legend>
      <div className={styles.fields}>
        {(begunAsNote || !fields) && (
          <TextAreaField
            label={texts.contactNote}
            name="contactInfo"
            rows={2}
            maxLength={communityLimits.contactInfo}
            hint={texts.contactNoteHint}
            value={fields ? '' : values.contactInfo}
            // Details that were typed below must not go with a first letter here.
            readOnly={fields !== null && values.contactInfo !== ''}
            error={error}
            onChange={({ target }) => change({ contactInfo: target.value })}
          />
        )}
        {fields && (
          <div className={styles.details}>
            <TextField {...detail('phone')} type="tel" />
            <TextField {...detail('email')} type="email" />
            <TextField
              {...detail('website')}
              type="url"
              hint={texts.websiteHint}
              error={begunAsNote ? undefined : error}
            />
          </div>
        )}
      </div>
    </fieldset>
  );
}
