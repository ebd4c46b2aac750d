import type { ReactNode } from 'react';
import * as styles from './PageHero.css.ts';
import { SectionHeading } from './SectionHeading.tsx';

export interface PageHeroProps {
  /** The seed of the page’s cloth: the same seed gives the same cloth (theme/motifs, clothFor). */
  seed: string;
  eyebrow?: ReactNode;
  /** The page’s title. */
  title: ReactNode;
  /** One or two sentences below. */
  lead?: ReactNode;
  /** The page’s actions, such as buttons. */
  children?: ReactNode;
}

/** The head of a page: its title on dark cloth, with a length of batik next to it, or above it on a narrow screen. */
export function PageHero({ seed, eyebrow, title, lead, children }: PageHeroProps) {
  return (
    <header className={styles.hero}>
      <picture className={styles.cloth}>
        <source media="(min-width: 48em)" srcSet={`/api/placeholder/960/640?seed=${seed}`} />
        <img
          src={`/api/placeholder/720/200?seed=${seed}`}
          alt=""
          width={720}
          height={200}
          fetchPriority="high"
          className={styles.picture}
        />
      </picture>
      <div className={styles.words}>
        <SectionHeading level={1} size="display" eyebrow={eyebrow} lead={lead}>
          {title}
        </SectionHeading>
        {children}
      </div>
    </header>
  );
}
