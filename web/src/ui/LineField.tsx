import { useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent, type RefObject } from 'react';
import * as styles from './Field.css.ts';
import { Field, type FieldTexts } from './Field.tsx';

export interface LineProps extends Omit<
  ComponentProps<'textarea'>,
  'children' | 'rows' | 'onChange' | 'value'
> {
  value: string;
  onChange: (text: string) => void;
}

/** Line breaks, also pasted ones, become spaces. */
const inOneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ');

/** One line of text that wraps where it does not fit, and grows: nothing of it is cut. Enter submits its form, unless that prevents it. */
export function Line({ value, onChange, className = '', ...textArea }: LineProps) {
  const element = useGrowing();
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <textarea
      {...textArea}
      ref={element}
      rows={1}
      value={value}
      className={`${styles.control} ${styles.growing} ${className}`}
      onKeyDown={handleKeyDown}
      onChange={({ target }) => onChange(inOneLine(target.value))}
    />
  );
}

/** Makes a field as high as its text, in browsers that do not know `field-sizing`. */
export function useGrowing(): RefObject<HTMLTextAreaElement | null> {
  const element = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const field = element.current;
    if (!field || CSS.supports('field-sizing', 'content')) return;
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
  });
  return element;
}

export type LineFieldProps = Omit<LineProps, 'className' | 'id' | 'style'> & FieldTexts;

/** A labeled line. */
export function LineField({ label, hint, error, ...line }: LineFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={line.required}
      control={(ties) => <Line {...line} {...ties} />}
    />
  );
}
