import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field.tsx';
import { ChevronDownIcon } from './icons.tsx';
import * as styles from './SelectField.css.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'children' | 'className' | 'id' | 'multiple' | 'style'>, FieldTexts {
  options: readonly SelectOption[];
  /** Shown while nothing is selected; its value is the empty string. */
  placeholder?: string | undefined;
}

/** One of a few options. The browser’s native list works without scripts and suits a phone. */
export function SelectField({ label, hint, error, options, placeholder, ...select }: SelectFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={select.required}
      control={(ties) => (
        <span className={styles.wrap}>
          <select {...select} {...ties} className={styles.select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <ChevronDownIcon />
          </span>
        </span>
      )}
    />
  );
}
