import * as styles from './Field.css.ts';
import { Field } from './Field.tsx';
import { useGrowing } from './LineField.tsx';
import type { TextAreaFieldProps } from './TextAreaField.tsx';

/** Several lines of text that grow with it; `rows` sets the smallest height. */
export function GrowingField({ label, hint, error, rows = 2, ...textArea }: TextAreaFieldProps) {
  const element = useGrowing();
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={textArea.required}
      control={(ties) => (
        <textarea
          {...textArea}
          {...ties}
          ref={element}
          rows={rows}
          style={{ minHeight: `calc(${rows}lh + 1.25rem)` }}
          className={`${styles.control} ${styles.growing}`}
        />
      )}
    />
  );
}
