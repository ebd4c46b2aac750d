import { use, useId, type ReactNode } from 'react';
import * as styles from './Field.css.ts';
import { FieldMark } from './FieldMark.ts';
import { WarningIcon } from './icons.tsx';

/** The texts around a field’s control. */
export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** The problem with the value; marks the control as invalid. */
  error?: string | undefined;
}

/** Connects a control to its label, hint and error. */
export interface FieldTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  required: boolean | undefined;
  control: (ties: FieldTies) => ReactNode;
}

/** The frame of a field: label, hint, control, error. */
export function Field({ label, hint, error, required, control }: FieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      {control({
        id,
        'aria-describedby': describedBy(hint && hintId, error && errorId, use(FieldMark)),
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </div>
  );
}

/** Visual only; screen readers use the control’s `required`. */
export function RequiredMark() {
  return <span aria-hidden className={styles.mark} />;
}

export function describedBy(...ids: readonly ReactNode[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

interface FieldNotesProps {
  hint: ReactNode;
  hintId: string;
  error: string | undefined;
  errorId: string;
}

export function FieldNotes({ hint, hintId, error, errorId }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          <WarningIcon />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}
