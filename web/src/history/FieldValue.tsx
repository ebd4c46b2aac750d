import type { Reading } from './readings.tsx';

interface Props {
  /** The value as text. */
  value: string | null | undefined;
  /** Shown if there is no value. */
  nothing: string;
  /** By default, the value is shown as it is. */
  reading: Reading | undefined;
  className?: string;
}

/** A field’s value where versions are compared, in the words of its form. */
export function FieldValue({ value, nothing, reading: Reading, className }: Props) {
  return <span className={className}>{value ? Reading ? <Reading value={value} /> : value : nothing}</span>;
}
