import type { ReactNode } from 'react';
import { checkbox } from '../../ui/CheckboxField.css.ts';
import * as styles from './SelectBox.css.ts';

interface Props {
  /** What it selects; read by screen readers. */
  label: string;
  checked: boolean;
  /** Some, but not all, are selected. */
  indeterminate?: boolean;
  onChange: () => void;
  /** Visible text next to the box. */
  children?: ReactNode;
}

/** Selects one row or all of them, with a touch target around the box. */
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
