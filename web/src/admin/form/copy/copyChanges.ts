import type { FormValues } from '../problems.ts';
import type { Current, Typed } from '../edited.ts';

/** A field that differs from the item, as the server keeps it. */
export interface CopyChange {
  readonly field: string;
  readonly value: string;
  readonly base: string;
}

/** Who has typed into a field of a working copy. */
export interface Typists {
  readonly field: string;
  /** Whether the reader has. */
  readonly isTypedByViewer: boolean;
  /** Whether nobody else has since. */
  readonly isLastTypedByViewer: boolean;
}

/** The fields that differ from the item. */
export function changesOf<Values extends FormValues>({ values, base }: Typed<Values>): CopyChange[] {
  return Object.keys(values)
    .filter((field) => values[field] !== base[field])
    .map((field) => ({ field, value: String(values[field]), base: String(base[field]) }));
}

/** Some fields of a form. */
export const fieldsOf = <Values extends FormValues>(
  values: Partial<Values>,
  fields: readonly string[],
): Partial<Values> => Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>;

/** Whether an item, as someone else has stored it, has all that is typed into a form. */
export const hasAllTyped = <Values extends FormValues>(stored: Values, form: Typed<Values>): boolean =>
  changesOf(form).every(({ field, value }) => value === String(stored[field]));

/** Fields of a form from their texts; those that the form does not have, as after an upgrade, are left out. */
function fieldsFrom<Values extends FormValues>(current: Values, texts: [string, string][]): Partial<Values> {
  const known = texts.filter(([field]) => field in current);
  const typed = known.map(([field, text]) => [
    field,
    typeof current[field] === 'boolean' ? text === 'true' : text,
  ]);
  return Object.fromEntries(typed) as Partial<Values>;
}

/**
 * A working copy as its form holds it. If the item has changed since, but none of the fields that the copy changes, the
 * copy goes on from the item as it now is.
 */
export function typedFrom<Values extends FormValues>(
  current: Current<Values>,
  copy: { readonly baseVersion: number; readonly changes: readonly CopyChange[] },
): Typed<Values> {
  const { values } = current;
  const pairs = (of: 'value' | 'base') =>
    copy.changes.map((change) => [change.field, change[of]] as [string, string]);
  const base = { ...values, ...fieldsFrom(values, pairs('base')) };
  const isUntouched = Object.keys(base).every((field) => base[field] === values[field]);
  return {
    values: { ...values, ...fieldsFrom(values, pairs('value')) },
    base,
    version: isUntouched ? current.version : copy.baseVersion,
  };
}

/**
 * Joins what two people typed into one form.
 * @param common what both started from
 * @returns the values, with the fields that only they changed; and those that both changed, which then are mine
 */
export function joined<Values extends FormValues>(
  common: Values,
  mine: Values,
  theirs: Values,
): { values: Values; overlap: string[] } {
  const fields = Object.keys(mine);
  const taken = fields.filter((field) => mine[field] === common[field]);
  const overlap = fields.filter(
    (field) =>
      mine[field] !== theirs[field] && mine[field] !== common[field] && theirs[field] !== common[field],
  );
  return {
    values: { ...mine, ...fieldsOf<Values>(theirs, taken) },
    overlap,
  };
}
