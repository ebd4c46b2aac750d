import type { z } from 'zod';
import { requestTime } from '../database/trace.ts';
import type { ResourceRow } from '../database/resource.ts';
import type { CopyChange } from '../workingCopies/changes.ts';

type Row = ResourceRow & Record<string, unknown>;
type Shape = Readonly<Record<string, z.ZodType>>;

/** An item that is not stored yet, with number 0: what is not entered has its default, or is empty. */
function unwritten(shape: Shape): Row {
  const now = requestTime();
  const defaults = Object.entries(shape).map(([field, schema]) => {
    const { success, data } = schema.safeParse(null);
    return [field, success ? data : ''];
  });
  return {
    id: 0,
    version: 0,
    rightTexts: {},
    createdAt: now,
    updatedAt: now,
    ...Object.fromEntries(defaults),
  };
}

/** A form’s date and time: to the minute, with the offset of its zone. */
const formMoment = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)([+-]\d\d:\d\d)$/;

/** A value of a form in the form of inputs. */
function given(stored: unknown, value: string): unknown {
  if (typeof stored === 'boolean') return value === 'true';
  // A moment that is not stored yet is null, as an address may be.
  return stored instanceof Date || stored === null ? value.replace(formMoment, '$1:00$2') : value;
}

/** Texts in both languages are shown as they are typed, even while they are too long or empty; others must be valid. */
function shownValue(schema: z.ZodType, stored: unknown, { field, value }: CopyChange): unknown {
  const { success, data } = schema.safeParse(given(stored, value));
  if (success) return data;
  return /(?:En|Id)$/.test(field) ? value : stored;
}

/**
 * A row as it would be if the changes of its working copy were published (docs/product.md#preview).
 * @param stored null for an item that is not stored yet
 */
export function previewRow(
  { shape }: { shape: Shape },
  stored: ResourceRow | null,
  changes: readonly CopyChange[],
): Row {
  const row: Row = stored ? { ...stored } : unwritten(shape);
  for (const change of changes) {
    const schema = shape[change.field];
    if (schema) row[change.field] = shownValue(schema, row[change.field], change);
  }
  return row;
}
