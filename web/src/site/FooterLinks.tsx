import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { chromeTexts } from '../language/chromeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as styles from './Footer.css.ts';
import type { quickLinks } from './siteLinks.ts';

interface Props {
  title: string;
  links: typeof quickLinks;
  /** Additional items. */
  children?: ReactNode;
}

export function FooterLinks({ title, links, children }: Props) {
  const texts = useTexts(chromeTexts);
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {texts.pages[text]}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
