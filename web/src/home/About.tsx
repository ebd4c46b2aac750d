import { graphql, useFragment } from 'react-relay/hooks.js';
import type { About_entries$key } from '../__generated__/About_entries.graphql.ts';
import { ContentPicture } from '../content/ContentPicture.tsx';
import { aboutFallbacks } from '../shared/content/keys/about.ts';
import { useContent } from '../content/useContent.ts';
import { homeTexts } from './homeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import { Pebble } from '../ui/Pebble.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { PicturePlace } from '../ui/picturePlace.ts';
import { isPicture } from '../ui/placeholder.ts';
import * as styles from './About.css.ts';

/** The values, each with the seed of its cloth. */
const values = [
  ['about_value_creative', 'value-57'],
  ['about_value_beautiful', 'value-64'],
  ['about_value_talented', 'value-59'],
  ['about_value_cultured', 'value-108'],
] as const;

const place: readonly PicturePlace[] = [
  { from: 'lg', width: '32vw', height: '26.875rem' },
  { width: '100vw', height: '16rem' },
];

/** A year at the end of the seal’s text is its large part. */
function Seal({ text }: { text: string }) {
  const [, words = text, year] = /^(.+?) (\d{4})$/.exec(text) ?? [];
  return (
    <p className={styles.badge}>
      {words} {year && <span className={styles.year}>{year}</span>}
    </p>
  );
}

interface Props {
  entries: About_entries$key | null | undefined;
}

export function About({ entries: key }: Props) {
  const { about: texts } = useTexts(homeTexts);
  const entries = useFragment(
    graphql`
      fragment About_entries on ContentEntry @relay(plural: true) {
        ...ContentPicture_entries
        ...useContent_entries
      }
    `,
    key,
  );
  const content = useContent(entries, aboutFallbacks);
  const badge = content('about_established_badge');
  const shownValues = values
    .map(([key, seed]) => ({ value: content(key), seed }))
    .filter(({ value }) => value);
  const hasImage = isPicture(content('about_image'));
  return (
    <section id="about" aria-labelledby="about-heading" className={styles.about}>
      <div className={hasImage ? styles.pictured : styles.cloth}>
        {hasImage && (
          <ContentPicture
            entries={entries}
            name="about_image"
            cloth=""
            width={960}
            height={860}
            place={place}
            className={styles.image}
          />
        )}
        <div className={styles.tumpal} />
      </div>
      <Container width="wide">
        <div className={styles.texts}>
          <h2 id="about-heading" className={`${type.display} ${styles.heading}`}>
            {texts.title}
          </h2>
          <p className={styles.description}>{content('about_description')}</p>
          <div>
            <p className={`${type.title} ${styles.mission}`}>{content('about_mission')}</p>
            <div className={styles.foundation}>
              {badge && <Seal text={badge} />}
              <p>{content('about_foundation')}</p>
            </div>
          </div>
        </div>
        {shownValues.length > 0 && (
          <>
            <VisuallyHidden as="h3" id="about-values">
              {texts.values}
            </VisuallyHidden>
            <ul aria-labelledby="about-values" className={styles.values}>
              {shownValues.map(({ value, seed }) => (
                <li key={seed} className={styles.value}>
                  <Pebble seed={seed} />
                  <span>{value}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Container>
    </section>
  );
}
