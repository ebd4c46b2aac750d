import { useId } from 'react';
import type { ControlProps } from '../../admin/form/fieldSet.ts';
import { communityAdminTexts } from './communityAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { contactLimits } from '../../shared/contactLimits.ts';
import { withScheme } from '../../shared/websiteAddress.ts';
import { describedBy, FieldNotes } from '../../ui/Field.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { contactFields, contactText, type ContactFields } from './contactFields.ts';
import * as styles from './ContactInfoFields.css.ts';

/**
 * A community’s contacts: three fields, stored as JSON. Stored text that does not fit them is edited as it is, until
 * it is emptied (docs/product.md#communities).
 */
export function ContactInfoFields({
  name,
  text,
  value,
  base,
  errorOf,
  partErrorOf,
  onChange,
}: ControlProps<string>) {
  const texts = useTexts(communityAdminTexts);
  const fields = contactFields(value);
  // The limit is that of the stored text: of the note, or of the three fields together.
  const error = errorOf(undefined, fields ? texts.contactTooLong : undefined);
  const groupError = fields ? error : undefined;
  const errorId = useId();
  const begunAsNote = contactFields(base) === null;
  const change = (part: keyof ContactFields, detail: string) =>
    fields && onChange(contactText({ ...fields, [part]: detail }));
  const detail = (part: keyof ContactFields) => {
    const value = fields?.[part] ?? '';
    return {
      label: texts[part],
      name: part,
      autoComplete: 'off',
      value,
      error: partErrorOf(part, value, contactLimits[part]),
      onChange: ({ target }: { target: { value: string } }) => change(part, target.value),
    };
  };
  return (
    <fieldset
      tabIndex={groupError ? -1 : undefined}
      aria-describedby={describedBy(groupError && errorId)}
      aria-invalid={groupError ? true : undefined}
      className={styles.group}
    >
      <legend className={styles.legend}>{text.label}</legend>
      <div className={styles.fields}>
        {(begunAsNote || !fields) && (
          <TextAreaField
            label={texts.contactNote}
            name={name}
            rows={2}
            hint={texts.contactNoteHint}
            value={fields ? '' : value}
            // Typing a first letter here must not discard what was typed below.
            readOnly={fields !== null && value !== ''}
            error={fields ? undefined : error}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
        {fields && (
          <div className={styles.details}>
            <TextField {...detail('phone')} type="tel" />
            <TextField {...detail('email')} type="email" />
            <TextField
              {...detail('website')}
              type="url"
              onBlur={() => fields.website && change('website', withScheme(fields.website.trim()))}
            />
          </div>
        )}
        <FieldNotes hint={null} hintId="" error={groupError} errorId={errorId} />
      </div>
    </fieldset>
  );
}
