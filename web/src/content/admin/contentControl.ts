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
  if (control === 'image') return contentValueRules.image.maxLength;
  return control === 'link' || control === 'contact' ? contentValueRules.link.maxLength : limit;
}

/** Whether one value usually serves both languages because it contains no words. */
export function isOftenShared(declared: DeclaredKey | undefined): boolean {
  if (!declared) return false;
  const { kind, key } = declared;
  return ['image', 'link', 'contact', 'percentage', 'provinces'].includes(kind) || isCalendarDay(key);
}
