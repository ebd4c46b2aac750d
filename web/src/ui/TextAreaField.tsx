import type { ComponentProps } from 'react';
import * as styles from './Field.css.ts';
import { Field, type FieldTexts } from './Field.tsx';

export interface TextAreaFieldProps
  extends Omit<ComponentProps<'textarea'>, 'children' | 'className' | 'id' | 'style'>, FieldTexts {}

/** Several lines of text; `rows` sets its initial height. */
export function TextAreaField({ label, hint, error, ...textArea }: TextAreaFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={textArea.required}
      control={(ties) => <textarea {...textArea} {...ties} className={styles.control} />}
    />
  );
}
