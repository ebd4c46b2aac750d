import { useLanguage, useTexts } from '../../../language/LanguageProvider.tsx';
import { formTexts } from '../../../language/formTexts.ts';
import { numberFormat } from '../../../shared/language.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import * as styles from './Sheet.css.ts';

/** How many findings of the launch check are to be mended, in a label; nothing if there are none. */
export function ToMend({ count }: { count: number }) {
  const { toMend } = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={styles.toMend}>
        {number.format(count)} <VisuallyHidden>{toMend}</VisuallyHidden>
      </span>
    </>
  );
}
