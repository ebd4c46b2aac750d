import { graphql, useFragment } from 'react-relay/hooks.js';
import type { EditionTheme_entries$key } from '../__generated__/EditionTheme_entries.graphql.ts';
import type { EditionTheme_query$key } from '../__generated__/EditionTheme_query.graphql.ts';
import { ContentPicture } from '../content/ContentPicture.tsx';
import { editionThemeFallbacks } from '../shared/content/keys/editionTheme.ts';
import { useContent } from '../content/useContent.ts';
import { homeTexts } from './homeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import type { PicturePlace } from '../ui/picturePlace.ts';
import { isPicture } from '../ui/placeholder.ts';
import * as styles from './EditionTheme.css.ts';
import { ThemeCloth } from './ThemeCloth.tsx';

const place: readonly PicturePlace[] = [{ width: '17.5rem', ratio: 3 / 2 }];

interface Props {
  entries: EditionTheme_entries$key | null | undefined;
  /** Null if it could not be loaded: then no province has communities. */
  query: EditionTheme_query$key | null;
}

/** The theme of the 2025 edition, with a cloth of all provinces; omitted without a theme. */
export function EditionTheme({ entries: key, query }: Props) {
  const { theme: texts } = useTexts(homeTexts);
  const data = useFragment(
    graphql`
      fragment EditionTheme_query on Query {
        ...ThemeCloth_query
      }
    `,
    query,
  );
  const entries = useFragment(
    graphql`
      fragment EditionTheme_entries on ContentEntry @relay(plural: true) {
        ...ContentPicture_entries
        ...useContent_entries
      }
    `,
    key,
  );
  const content = useContent(entries, editionThemeFallbacks);
  const theme = content('mbi2025_theme');
  const objective = content('mbi2025_objective');
  const hasPicture = isPicture(content('mbi2025_image'));
  if (!theme) return null;
  const [, before = '', last = theme] = /^(.*\s)(\S+)$/s.exec(theme) ?? [];
  return (
    <section aria-labelledby="theme-heading" className={styles.theme}>
      <Container width="wide">
        <header className={styles.head}>
          <h3 id="theme-heading" className={`${type.display} ${styles.heading}`}>
            {before}
            <span className={styles.last}>{last}</span>
          </h3>
          <p className={styles.description}>{content('mbi2025_description')}</p>
        </header>
        <p className={styles.edition}>{texts.edition}</p>
        <ThemeCloth query={data ?? null} dyed={content('cloth_dyed')}>
          {(hasPicture || objective) && (
            <div className={styles.objectives}>
              {hasPicture && (
                <ContentPicture
                  entries={entries}
                  name="mbi2025_image"
                  cloth=""
                  width={560}
                  height={374}
                  place={place}
                  className={styles.picture}
                />
              )}
              {objective && (
                <div>
                  <h4 className={styles.objectivesTitle}>{texts.objectives}</h4>
                  <p>{objective}</p>
                </div>
              )}
            </div>
          )}
        </ThemeCloth>
      </Container>
    </section>
  );
}
