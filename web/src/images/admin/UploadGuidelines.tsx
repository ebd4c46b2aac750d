import { imagesAdminTexts } from '../library/imagesAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import * as type from '../../theme/typography.css.ts';
import * as styles from './UploadGuidelines.css.ts';

/** Explains which files suit the site (docs/product.md#image-library). */
export function UploadGuidelines() {
  const texts = useTexts(imagesAdminTexts);
  const guidelines = [
    [texts.maxSize, '1 MB'],
    [texts.formats, texts.formatList],
    [texts.resolution, '1920x1080'],
    [texts.banners, '16:9'],
  ] as const;
  return (
    <section aria-labelledby="guidelines" className={styles.guidelines}>
      <h2 id="guidelines" className={type.title}>
        {texts.guidelines}
      </h2>
      <dl className={styles.list}>
        {guidelines.map(([name, value]) => (
          <div key={name} className={styles.guideline}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
