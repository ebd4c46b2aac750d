import { useTexts } from '../language/LanguageProvider.tsx';
import { requiredTexts } from '../language/requiredTexts.ts';
import * as type from '../theme/typography.css.ts';

/** Explains the mark of required fields, above them (docs/product.md#validation). */
export function RequiredNote() {
  return <p className={type.caption}>{useTexts(requiredTexts).note}</p>;
}
