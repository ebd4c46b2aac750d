import { Link } from 'react-router-dom';
import { contactTexts } from './contactTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { buttonStyle } from '../ui/Button.tsx';
import * as styles from './QuickActions.css.ts';

/** Shortcuts of the contact page: links, which work without scripts (docs/product.md#contact-page). */
export function QuickActions() {
  const texts = useTexts(contactTexts);
  const look = buttonStyle({ variant: 'secondary', wide: true });
  return (
    <section aria-labelledby="quick-actions" className={styles.section}>
      <h2 id="quick-actions" className={type.title}>
        {texts.actions}
      </h2>
      <div className={styles.actions}>
        <Link to="/communities" className={look}>
          {texts.forum}
        </Link>
        <Link to="/contact?type=partnership#message" className={look}>
          {texts.meeting}
        </Link>
        <Link to="#newsletter" className={look}>
          {texts.newsletter}
        </Link>
      </div>
    </section>
  );
}
