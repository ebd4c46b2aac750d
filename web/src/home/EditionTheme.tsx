import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { visionFallbacks } from '../content/keys/vision.ts';
import { useContent } from '../content/useContent.ts';
import { homeTexts } from '../language/home.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { ContentPicture } from './ContentPicture.tsx';
import * as styles from './Vision.css.ts';

interface Props {
  entries: useContent_entries$key | undefined;
}

/** The theme of the 2025 edition, with its objectives. */
export function EditionTheme({ entries }: Props) {
  const { vision: texts } = useTexts(homeTexts);
  const content = useContent(entries, visionFallbacks);
  return (
    <div className={styles.theme}>
      <div className={styles.themePicture}>
        <ContentPicture url={content('mbi2025_image')} ratio="photo" seed="theme-2" />
        <p className={styles.edition}>{texts.edition}</p>
      </div>
      <div className={styles.themeTexts}>
        <p className={type.eyebrow}>{texts.theme}</p>
        <h3 className={type.headline}>{content('mbi2025_theme')}</h3>
        <p className={styles.themeText}>{content('mbi2025_description')}</p>
        <div className={styles.objectives}>
          <h4 className={type.title}>{texts.objectives}</h4>
          <p>{content('mbi2025_objective')}</p>
        </div>
      </div>
    </div>
  );
}
