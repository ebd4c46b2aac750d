import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { Hero_entries$key } from '../__generated__/Hero_entries.graphql.ts';
import { ContentPicture } from '../content/ContentPicture.tsx';
import { heroFallbacks } from '../shared/content/keys/hero.ts';
import { useContent } from '../content/useContent.ts';
import { homeTexts } from './homeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useSite } from '../page/SiteIdentity.tsx';
import { night } from '../theme/themes.css.ts';
import * as type from '../theme/typography.css.ts';
import { buttonStyle } from '../ui/Button.tsx';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { useIdleImport } from '../ui/useIdleImport.ts';
import type { PicturePlace } from '../ui/picturePlace.ts';
import { isPlaceholder } from '../ui/placeholder.ts';
import * as styles from './Hero.css.ts';

// Not needed for the first view, nor without scripts.
const loadMotionButton = async () => (await import('./MotionButton.tsx')).MotionButton;

interface Props {
  entries: Hero_entries$key | null | undefined;
}

/** The window without the header, slightly enlarged because the picture sways. */
const place: readonly PicturePlace[] = [{ width: '106vw', height: 'calc(106vh - 4.5rem)' }];

/** A full-height cloth, dark in both themes so that the text on it stays legible. */
export function Hero({ entries: key }: Props) {
  const { hero: texts } = useTexts(homeTexts);
  const [MotionButton] = useIdleImport(loadMotionButton);
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
  const picture = content('hero_background_image');
  // The site’s own cloth is drawn here anyway, and finer than as a picture.
  const hasPicture = picture !== '' && !isPlaceholder(picture);
  return (
    <section aria-labelledby="hero-title" className={`${night} ${styles.hero}`}>
      <div className={styles.cloth}>
        {/* The drawn cloth is in the style sheet, so that the first view needs no request for it. */}
        <div className={styles.motif} />
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
        <div className={styles.scrim} />
      </div>
      <div className={styles.content}>
        <p className={styles.crown}>
          <Logo />
          {tagline}
        </p>
        <h1 id="hero-title" className={type.hero}>
          {content('hero_title')}
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
      </div>
      <div className={styles.foot}>
        <Link to="#about" aria-label={texts.scrollDown} className={styles.scrollCue}>
          <ChevronDownIcon />
        </Link>
        {MotionButton && <MotionButton />}
      </div>
    </section>
  );
}
