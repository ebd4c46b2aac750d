import { useId, type ComponentProps } from 'react';
import * as styles from './CheckboxField.css.ts';
import { describedBy, FieldNotes, RequiredMark, type FieldTexts } from './Field.tsx';

export interface CheckboxFieldProps
  extends
    Omit<ComponentProps<'input'>, 'children' | 'className' | 'id' | 'role' | 'style' | 'type'>,
    FieldTexts {}

/** A yes-or-no value that is submitted with the rest of its form. */
export function CheckboxField(props: CheckboxFieldProps) {
  return <BooleanField {...props} look={styles.checkbox} notesLook={styles.afterCheckbox} />;
}

/** An on-or-off state of the item itself: published, active. */
export function SwitchField(props: CheckboxFieldProps) {
  return <BooleanField {...props} toggle look={styles.switchControl} notesLook={styles.afterSwitch} />;
}

interface BooleanFieldProps extends CheckboxFieldProps {
  toggle?: boolean;
  look: string;
  notesLook: string;
}

function BooleanField({ label, hint, error, toggle = false, look, notesLook, ...input }: BooleanFieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  return (
    <div>
      <label className={styles.row}>
        <input
          {...input}
          type="checkbox"
          role={toggle ? 'switch' : undefined}
          aria-describedby={describedBy(hint && hintId, error && errorId)}
          aria-invalid={error ? true : undefined}
          className={look}
        />
        <span className={styles.label}>
          {label}
          {input.required && <RequiredMark />}
        </span>
      </label>
      {(hint || error) && (
        <div className={notesLook}>
          <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
        </div>
      )}
    </div>
  );
}
