import { z } from 'zod';
import type { Admin } from '../auth/viewer.ts';
import { notCharacters } from '../characters.ts';
import type { WorkingCopy } from '../database/generated/client.ts';
import { atMost } from '../inputFields.ts';

// What a working copy has in its fields, and who has typed it (docs/product.md#working-copies).

/**
 * The longest value in a working copy, in characters: above the limits of all fields, so that a form keeps what it has
 * yet to shorten.
 */
export const valueLimit = 100_000;

/** The longest working copy, in characters of its values and bases: above what all fields of an item may have. */
export const copyLength = 500_000;

const text = atMost(valueLimit).refine(
  (given) => !notCharacters.test(given) && !given.includes('\0'),
  'Half characters (lone surrogates), U+0000, U+FFFE and U+FFFF are not allowed.',
);

export const changeSchema = z.strictObject({ field: z.string(), value: text, base: text });

/** A field that differs from the item. A form’s switch has the texts “true” and “false”. */
export type CopyChange = z.output<typeof changeSchema>;

/** The ids of those who have typed into a field, the last one last. */
interface Typists {
  field: string;
  typedBy: number[];
}

/** A change as it is kept. */
export interface KeptChange extends CopyChange, Typists {}

/** What is stored: of a field that does not differ from the item any more, only who has typed into it. */
export const storedIn = ({ changes }: Pick<WorkingCopy, 'changes'>) =>
  changes as unknown as (Pick<CopyChange, 'field'> & Partial<KeptChange>)[];

/** The changes of a working copy; what was kept by an older build names nobody. */
export const changesIn = (copy: Pick<WorkingCopy, 'changes'>): KeptChange[] =>
  storedIn(copy).flatMap(({ field, value, base, typedBy = [] }) =>
    value === undefined || base === undefined ? [] : { field, value, base, typedBy },
  );

/** Signs the fields whose text is new with the admin who has typed it. */
export function signed(
  admin: Admin,
  changes: readonly CopyChange[],
  before: WorkingCopy | null,
): (KeptChange | Typists)[] {
  const known = new Map(before && storedIn(before).map((change) => [change.field, change]));
  const kept = changes.map((change): KeptChange => {
    const { value, typedBy = [] } = known.get(change.field) ?? {};
    known.delete(change.field);
    const others = typedBy.filter((id) => id !== admin.id);
    return { ...change, typedBy: change.value === value ? typedBy : [...others, admin.id] };
  });
  // Whoever has typed into a field that is as before by now: its text may come back.
  const restored = Array.from(known.values(), ({ field, typedBy = [] }) => ({ field, typedBy }));
  return [...kept, ...restored];
}

/** Whether all text is as before: nobody has typed. */
export function hasSameText(before: WorkingCopy, changes: readonly CopyChange[]): boolean {
  const known = new Map(changesIn(before).map(({ field, value }) => [field, value]));
  return known.size === changes.length && changes.every(({ field, value }) => known.get(field) === value);
}
