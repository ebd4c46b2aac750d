import { Link } from 'react-router-dom';
import { chromeTexts } from '../language/chrome.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { siteTexts } from '../language/siteTexts.ts';
import * as type from '../theme/typography.css.ts';
import * as styles from './Footer.css.ts';
import { Logo } from './Logo.tsx';
import { siteLinks } from './siteLinks.ts';

const year = new Date().getFullYear();

export function Footer() {
  const texts = useTexts(chromeTexts);
  const { name } = useTexts(siteTexts);
  const { language } = useLanguage();
  return (
    <footer className={styles.footer}>
      <div className={styles.tumpal} aria-hidden />
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <Logo />
            <span className={type.title}>{name}</span>
          </p>
          <p className={type.small}>{texts.footerDescription}</p>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links" className={styles.heading}>
            {texts.quickLinks}
          </h2>
          <ul className={styles.list}>
            {siteLinks.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {texts[text]}
                </Link>
              </li>
            ))}
            <li>
              <a href={`/feed/${language}.xml`} className={styles.link}>
                {texts.subscribeToFeed}
              </a>
            </li>
          </ul>
        </nav>
      </div>
      <p className={styles.copyright}>{texts.copyright(year, name)}</p>
    </footer>
  );
}
