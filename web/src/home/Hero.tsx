import { Link } from 'react-router-dom';
import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { heroFallbacks } from '../content/keys/hero.ts';
import { useContent } from '../content/useContent.ts';
import { homeTexts } from '../language/home.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Logo } from '../site/Logo.tsx';
import { useSiteTagline } from '../site/SiteIdentity.tsx';
import { night } from '../theme/themes.css.ts';
import * as type from '../theme/typography.css.ts';
import { buttonStyle } from '../ui/Button.tsx';
import { ChevronDownIcon } from '../ui/icons.tsx';
import * as styles from './Hero.css.ts';

interface Props {
  entries: useContent_entries$key | undefined;
}

/** A full-height cloth, dark in both themes so that the words on it stay legible. */
export function Hero({ entries }: Props) {
  const { hero: texts } = useTexts(homeTexts);
  const content = useContent(entries, heroFallbacks);
  const tagline = useSiteTagline();
  const picture = content('hero_background_image');
  return (
    <section aria-labelledby="hero-title" className={`${night} ${styles.hero}`}>
      <div className={styles.cloth} aria-hidden>
        {/* The drawn cloth is in the style sheet: no request stands between the visitor and the first view. */}
        <div className={styles.motif} />
        {picture && <img src={picture} alt="" fetchPriority="high" className={styles.picture} />}
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
      </div>
    </section>
  );
}
