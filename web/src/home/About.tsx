import { graphql, useFragment } from 'react-relay/hooks.js';
import type { About_entries$key } from '../__generated__/About_entries.graphql.ts';
import { ContentPicture } from '../content/ContentPicture.tsx';
import { aboutFallbacks } from '../shared/content/keys/about.ts';
import { useContent } from '../content/useContent.ts';
import { homeTexts } from './homeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { PicturePlace } from '../ui/picturePlace.ts';
import * as styles from './About.css.ts';

const values = [
  'about_value_creative',
  'about_value_beautiful',
  'about_value_talented',
  'about_value_cultured',
] as const;

const place: readonly PicturePlace[] = [
  { from: 'md', width: 'min(34vw, 30rem)', ratio: 4 / 5 },
  { width: 'min(92vw - 0.7rem, 30rem)', ratio: 4 / 5 },
];

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
  const shownValues = values.map((key) => content(key)).filter((value) => value);
  return (
    <section id="about" aria-labelledby="about-heading" className={styles.about}>
      <Container width="wide">
        <div className={styles.columns}>
          <div className={styles.picture}>
            <ContentPicture
              entries={entries}
              name="about_image"
              cloth="/api/placeholder/960/1200?seed=home-about"
              width={960}
              height={1200}
              place={place}
              className={styles.image}
            />
            {badge && <p className={styles.badge}>{badge}</p>}
          </div>
          <div className={styles.texts}>
            <SectionHeading id="about-heading" eyebrow={texts.eyebrow} lead={content('about_description')}>
              {texts.title}
            </SectionHeading>
            <p className={styles.foundation}>{content('about_foundation')}</p>
            {shownValues.length > 0 && (
              <>
                <VisuallyHidden as="h3" id="about-values">
                  {texts.values}
                </VisuallyHidden>
                <ul aria-labelledby="about-values" className={styles.values}>
                  {shownValues.map((value) => (
                    <li key={value} className={styles.value}>
                      {value}
                    </li>
                  ))}
                </ul>
              </>
            )}
            <p className={`${type.title} ${styles.mission}`}>{content('about_mission')}</p>
          </div>
        </div>
      </Container>
    </section>
  );
}
