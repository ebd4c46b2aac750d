import { chromeTexts } from '../language/chromeTexts.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { zonedMoment } from '../language/zonedMoment.ts';
import * as styles from './SiteLayout.css.ts';

/** Above a page that is a preview: that it is not public, and of which moment (docs/product.md#preview). */
export function PreviewBar({ keptAt }: { keptAt: string }) {
  const texts = useTexts(chromeTexts);
  const { language } = useLanguage();
  return (
    <aside aria-label={texts.preview} className={styles.preview}>
      <strong>{texts.preview}</strong> {texts.previewOf(zonedMoment(language, keptAt))}
    </aside>
  );
}
