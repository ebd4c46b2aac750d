import { useState, type ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { EyeIcon, EyeOffIcon } from './moreIcons.tsx';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps
  extends Omit<ComponentProps<'input'>, 'children' | 'className' | 'id' | 'style' | 'type'>, FieldTexts {
  showLabel: string;
  hideLabel: string;
}

export function PasswordField({ label, hint, error, showLabel, hideLabel, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={input.required}
      control={(ties) => (
        <div className={styles.wrap}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...ties}
            type={shown ? 'text' : 'password'}
            className={styles.input}
          />
          <span className={styles.toggle}>
            <IconButton label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
              {shown ? <EyeOffIcon /> : <EyeIcon />}
            </IconButton>
          </span>
        </div>
      )}
    />
  );
}
