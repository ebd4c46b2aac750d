import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { authTexts } from '../auth/authTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { useHead } from '../page/head.ts';
import { LanguageToggle } from '../site/LanguageToggle.tsx';
import { ThemeToggle } from '../site/ThemeToggle.tsx';
import * as type from '../theme/typography.css.ts';
import { ArrowLeftIcon } from '../ui/moreIcons.tsx';
import { Main } from '../ui/Main.tsx';
import { WaxLine } from '../ui/WaxLine.tsx';
import * as styles from './LoginPage.css.ts';

interface Props {
  title: string;
  subtitle: string;
  children: ReactNode;
}

/** A page before the dashboard: a form, and a length of cloth next to it. */
export function Door({ title, subtitle, children }: Props) {
  const texts = useTexts(authTexts);
  useHead({ title, description: subtitle, hidden: true });
  return (
    <Main>
      <div className={styles.page}>
        <picture className={styles.cloth}>
          <source media="(min-width: 64em)" srcSet="/api/placeholder/900/1200?seed=dashboard-8" />
          <img src="/api/placeholder/720/96?seed=dashboard-8" alt="" className={styles.picture} />
        </picture>
        <div className={styles.side}>
          <div className={styles.tools}>
            <Link to="/" reloadDocument className={styles.back}>
              <ArrowLeftIcon /> {texts.backToSite}
            </Link>
            <LanguageToggle />
            <ThemeToggle />
          </div>
          <div className={styles.door}>
            <div className={styles.heading}>
              <h1 className={type.headline}>{title}</h1>
              <WaxLine />
              <p className={styles.subtitle}>{subtitle}</p>
            </div>
            {children}
          </div>
        </div>
      </div>
    </Main>
  );
}
