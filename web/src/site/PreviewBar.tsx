import { chromeTexts } from '../language/chromeTexts.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { zonedMoment } from '../language/zonedMoment.ts';
import type { PagePreview } from '../shared/pages/renderedPage.ts';
import * as styles from './PreviewBar.css.ts';

/** Above a page that is a preview: that it is not public, and of which moment (docs/product.md#preview). */
export function PreviewBar({ preview: { keptAt } }: { preview: PagePreview }) {
  const texts = useTexts(chromeTexts);
  const { language } = useLanguage();
  return (
    <aside aria-label={texts.preview} className={styles.bar}>
      <strong>{texts.preview}</strong> {texts.previewOf(zonedMoment(language, keptAt))}
    </aside>
  );
}
