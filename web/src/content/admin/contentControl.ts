import { isCalendarDay, type DeclaredKey } from '../../shared/content/contentKeys.ts';
import type { ContentFormValues } from './contentFormValues.ts';

/** With which field a value is edited. */
export type ContentControl = 'line' | 'lines' | 'image' | 'link' | 'day' | 'date' | 'percentage';

/** The field for a kind; several lines for what nobody declared, and where a line would swallow a line break. */
export function controlOf(declared: DeclaredKey | undefined, values: ContentFormValues): ContentControl {
  switch (declared?.kind) {
    case 'text':
      return /\n/.test(values.valueEn + values.valueId) ? 'lines' : 'line';
    case 'image':
    case 'link':
    case 'percentage':
      return declared.kind;
    case 'date':
      return isCalendarDay(declared.key) ? 'day' : 'date';
    default:
      return 'lines';
  }
}

/** Whether one value usually stands for both languages: no words are in it. */
export function isOftenShared(declared: DeclaredKey | undefined): boolean {
  if (!declared) return false;
  const { kind, key } = declared;
  return kind === 'image' || kind === 'link' || kind === 'percentage' || isCalendarDay(key);
}
