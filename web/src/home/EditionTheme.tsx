import { graphql, useFragment } from 'react-relay/hooks.js';
import type { EditionTheme_entries$key } from '../__generated__/EditionTheme_entries.graphql.ts';
import { ContentPicture } from '../content/ContentPicture.tsx';
import { visionFallbacks } from '../shared/content/keys/vision.ts';
import { useContent } from '../content/useContent.ts';
import { homeTexts } from './homeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import type { PicturePlace } from '../ui/picturePlace.ts';
import * as styles from './Vision.css.ts';

const place: readonly PicturePlace[] = [
  { from: 'md', width: 'min(43vw, 42.5rem)', ratio: 4 / 3 },
  { width: 'calc(92vw - 0.7rem)', ratio: 4 / 3 },
];

interface Props {
  entries: EditionTheme_entries$key | null | undefined;
}

/** The theme of the 2025 edition, with its objectives; omitted without a theme. */
export function EditionTheme({ entries: key }: Props) {
  const { vision: texts } = useTexts(homeTexts);
  const entries = useFragment(
    graphql`
      fragment EditionTheme_entries on ContentEntry @relay(plural: true) {
        ...ContentPicture_entries
        ...useContent_entries
      }
    `,
    key,
  );
  const content = useContent(entries, visionFallbacks);
  const theme = content('mbi2025_theme');
  const objective = content('mbi2025_objective');
  if (!theme) return null;
  return (
    <div className={styles.theme}>
      <div className={styles.themePicture}>
        <ContentPicture
          entries={entries}
          name="mbi2025_image"
          cloth="/api/placeholder/960/720?seed=theme-2"
          width={960}
          height={720}
          place={place}
          className={styles.themeImage}
        />
        <p className={styles.edition}>{texts.edition}</p>
      </div>
      <div className={styles.themeTexts}>
        <p className={type.eyebrow}>{texts.theme}</p>
        <h3 className={type.headline}>{theme}</h3>
        <p className={styles.themeText}>{content('mbi2025_description')}</p>
        {objective && (
          <div className={styles.objectives}>
            <h4 className={type.title}>{texts.objectives}</h4>
            <p>{objective}</p>
          </div>
        )}
      </div>
    </div>
  );
}
