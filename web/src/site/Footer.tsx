import { Link } from 'react-router-dom';
import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { siteFallbacks } from '../shared/content/keys/site.ts';
import { useContent } from '../content/useContent.ts';
import { chromeTexts } from '../language/chromeTexts.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import * as styles from './Footer.css.ts';
import { FooterContact } from './FooterContact.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useSiteName } from '../page/SiteIdentity.tsx';
import { legalLinks, programLinks, quickLinks } from './siteLinks.ts';

const year = new Date().getFullYear();

/** A long name is smaller, so that it is no wider than the window. */
const nameSize = (name: string) => `min(12.2vw, ${Math.floor(2250 / name.length) / 10}vw)`;

interface Props {
  entries: useContent_entries$key | null | undefined;
}

export function Footer({ entries }: Props) {
  const texts = useTexts(chromeTexts);
  const name = useSiteName();
  const { language } = useLanguage();
  const content = useContent(entries, siteFallbacks);
  return (
    <footer className={styles.footer}>
      <div className={styles.border} aria-hidden />
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <Logo />
            <span className={type.title}>{name}</span>
          </p>
          <p className={type.small}>{content('footer_description')}</p>
        </div>
        <FooterContact entries={entries} />
        <FooterLinks title={texts.quickLinks} links={quickLinks}>
          <li>
            <a href={`/feed/${language}.xml`} className={styles.link}>
              {texts.subscribeToFeed}
            </a>
          </li>
        </FooterLinks>
        <FooterLinks title={texts.program} links={programLinks} />
      </div>
      <div className={styles.closing}>
        {/* Around New Year, the server and a browser may disagree. */}
        <p suppressHydrationWarning>{texts.copyright(year, name)}</p>
        <nav aria-label={texts.legal}>
          <ul className={styles.legal}>
            {legalLinks.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {texts.pages[text]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div aria-hidden data-name={name} className={styles.name} style={{ fontSize: nameSize(name) }} />
    </footer>
  );
}
