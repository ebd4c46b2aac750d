import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { aboutFallbacks } from '../content/keys/about.ts';
import { useContent } from '../content/useContent.ts';
import { homeTexts } from '../language/home.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './About.css.ts';
import { ContentPicture } from './ContentPicture.tsx';

const values = [
  'about_value_creative',
  'about_value_beautiful',
  'about_value_talented',
  'about_value_cultured',
] as const;

interface Props {
  entries: useContent_entries$key | undefined;
}

export function About({ entries }: Props) {
  const { about: texts } = useTexts(homeTexts);
  const content = useContent(entries, aboutFallbacks);
  return (
    <section id="about" aria-labelledby="about-heading" className={styles.about}>
      <Container width="wide">
        <div className={styles.columns}>
          <div className={styles.picture}>
            <ContentPicture url={content('about_image')} ratio="portrait" seed="home-about" />
            <p className={styles.badge}>{content('about_established_badge')}</p>
          </div>
          <div className={styles.texts}>
            <SectionHeading id="about-heading" eyebrow={texts.eyebrow} lead={content('about_description')}>
              {texts.title}
            </SectionHeading>
            <p className={styles.foundation}>{content('about_foundation')}</p>
            <VisuallyHidden>
              <h3 id="about-values">{texts.values}</h3>
            </VisuallyHidden>
            <ul aria-labelledby="about-values" className={styles.values}>
              {values.map((key) => (
                <li key={key} className={styles.value}>
                  {content(key)}
                </li>
              ))}
            </ul>
            <p className={`${type.title} ${styles.mission}`}>{content('about_mission')}</p>
          </div>
        </div>
      </Container>
    </section>
  );
}
