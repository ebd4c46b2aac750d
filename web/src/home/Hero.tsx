import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { Hero_entries$key } from '../__generated__/Hero_entries.graphql.ts';
import { ContentPicture } from '../content/ContentPicture.tsx';
import { heroFallbacks } from '../shared/content/keys/hero.ts';
import { useContent } from '../content/useContent.ts';
import { homeTexts } from './homeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { useSite } from '../page/SiteIdentity.tsx';
import * as type from '../theme/typography.css.ts';
import { buttonStyle } from '../ui/Button.tsx';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { WaxLine } from '../ui/WaxLine.tsx';
import type { PicturePlace } from '../ui/picturePlace.ts';
import { isPicture } from '../ui/placeholder.ts';
import * as styles from './Hero.css.ts';
import { HeroCloth } from './HeroCloth.tsx';

interface Props {
  entries: Hero_entries$key | null | undefined;
}

/** The window without the header; of a narrow one, the cloth above the text. */
const place: readonly PicturePlace[] = [
  { from: 'lg', width: '56vw', height: '52rem' },
  { width: '100vw', height: '25rem' },
];

/** More letters than fit in three lines. */
const isLong = (title: string) => title.length > 32;

/** The first section: its text on undyed cotton, next to a cloth that is being made. */
export function Hero({ entries: key }: Props) {
  const { hero: texts } = useTexts(homeTexts);
  const entries = useFragment(
    graphql`
      fragment Hero_entries on ContentEntry @relay(plural: true) {
        ...ContentPicture_entries
        ...useContent_entries
      }
    `,
    key,
  );
  const content = useContent(entries, heroFallbacks);
  const { tagline } = useSite();
  // The site’s own cloth is drawn here anyway, and finer than as a picture.
  const hasPicture = isPicture(content('hero_background_image'));
  const title = content('hero_title');
  return (
    <section aria-labelledby="hero-title" className={styles.hero}>
      <HeroCloth>
        {hasPicture && (
          <ContentPicture
            entries={entries}
            name="hero_background_image"
            cloth=""
            width={1920}
            height={1080}
            place={place}
            first
            className={styles.picture}
          />
        )}
      </HeroCloth>
      <div className={styles.content}>
        <p className={styles.tagline}>
          <WaxLine />
          {tagline}
        </p>
        <h1
          id="hero-title"
          className={isLong(title) ? `${type.display} ${styles.longTitle}` : `${type.hero} ${styles.title}`}
        >
          {title}
        </h1>
        <p className={styles.subtitle}>{content('hero_subtitle')}</p>
        <div className={styles.actions}>
          <Link to="#ministry" className={buttonStyle({ size: 'large' })}>
            {content('hero_cta_explore')}
          </Link>
          <Link to="/competition" className={buttonStyle({ size: 'large', variant: 'secondary' })}>
            {content('hero_cta_competition')}
          </Link>
        </div>
        <Link to="#about" className={styles.scrollCue}>
          <ChevronDownIcon />
          {texts.scrollDown}
        </Link>
      </div>
    </section>
  );
}
