import type { ComponentProps } from 'react';
import * as styles from './Field.css.ts';
import { Field, type FieldTexts } from './Field.tsx';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'children' | 'className' | 'id' | 'style'>, FieldTexts {}

/** One line of text. Other props, such as `lang`, `type`, `required` and `maxLength`, go to the input. */
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
