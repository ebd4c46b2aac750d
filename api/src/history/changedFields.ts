import type { Change } from '../database/generated/client.ts';

/** What a change did to one field; values are text, or JSON of what is no text. */
export interface ChangedField {
  name: string;
  before: string | null;
  after: string | null;
}

/** Columns that each save changes by itself. */
const ownColumns = new Set(['id', 'version', 'createdAt', 'updatedAt', 'uploadedAt', 'placeholder', 'key']);

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The fields that differ between what was before and after. A content entry's key is its title, not its field. */
export function changedFields({ before, after }: Pick<Change, 'before' | 'after'>): ChangedField[] {
  const was = (before ?? {}) as Record<string, unknown>;
  const is = (after ?? {}) as Record<string, unknown>;
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => !ownColumns.has(name),
  );
  return names
    .map((name) => ({ name, before: asText(was[name]), after: asText(is[name]) }))
    .filter((field) => field.before !== field.after);
}
