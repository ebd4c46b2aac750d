import { isCalendarDay, isMarkdown, type DeclaredKey } from '../../shared/content/contentKeys.ts';
import { contentValueRules } from '../../shared/inputRules.ts';
import type { ContentFormValues } from './contentFields.ts';

/** The kind of field that edits a value. */
export type ContentControl =
  | 'line'
  | 'lines'
  | 'markdown'
  | 'image'
  | 'link'
  | 'email'
  | 'contact'
  | 'day'
  | 'date'
  | 'percentage'
  | 'provinces';

/** The field for a kind; multi-line for undeclared keys, and for values with line breaks that one line would lose. */
export function controlOf(declared: DeclaredKey | undefined, values: ContentFormValues): ContentControl {
  switch (declared?.kind) {
    case 'text':
      return /\n/.test(values.valueEn + values.valueId) ? 'lines' : 'line';
    case 'image':
    case 'link':
    case 'email':
    case 'contact':
    case 'percentage':
    case 'provinces':
      return declared.kind;
    case 'date':
      return isCalendarDay(declared.key) ? 'day' : 'date';
    default:
      return declared && isMarkdown(declared.key) ? 'markdown' : 'lines';
  }
}

/** The most characters of a value. @param limit that of any value */
export function limitOf(control: ContentControl, limit: number): number {
  const rules: Partial<Record<string, { required?: boolean; maxLength?: number }>> = contentValueRules;
  return rules[control]?.maxLength ?? limit;
}

/** Whether one value usually serves both languages because it contains no words. */
export function isOftenShared(declared: DeclaredKey | undefined): boolean {
  if (!declared) return false;
  const { kind, key } = declared;
  return (
    ['image', 'link', 'email', 'contact', 'percentage', 'provinces'].includes(kind) || isCalendarDay(key)
  );
}
