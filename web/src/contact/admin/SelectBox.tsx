import type { ReactNode } from 'react';
import { checkbox } from '../../ui/CheckboxField.css.ts';
import * as styles from './SelectBox.css.ts';

interface Props {
  /** What it chooses; read aloud. */
  label: string;
  checked: boolean;
  /** Some of many are chosen. */
  indeterminate?: boolean;
  onChange: () => void;
  /** Text beside it that is seen. */
  children?: ReactNode;
}

/** Chooses a row, or all of them, with room for a finger around it. */
export function SelectBox({ label, checked, indeterminate = false, onChange, children }: Props) {
  return (
    <label className={styles.box}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = indeterminate;
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        className={`${checkbox} ${styles.control}`}
        onChange={onChange}
      />
      {children}
    </label>
  );
}
