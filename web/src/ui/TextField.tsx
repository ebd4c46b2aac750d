import type { ComponentProps } from 'react';
import * as styles from './Field.css.ts';
import { Field, type FieldTexts } from './Field.tsx';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'children' | 'className' | 'id' | 'style'>, FieldTexts {}

/** One line of text. `lang`, `type`, `required`, `maxLength` and the like go to the input as they are. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={input.required}
      control={(ties) => <input {...input} {...ties} className={styles.control} />}
    />
  );
}
