import { useLocation } from 'react-router-dom';
import { useUser } from '../auth/useUser.ts';
import { chromeTexts } from '../language/chromeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { buttonStyle } from '../ui/Button.tsx';
import * as styles from './EditLink.css.ts';

/** The dashboard’s section of each page of an item. */
const sectionOf: Readonly<Record<string, string>> = {
  news: 'news',
  communities: 'communities',
  heritage: 'patterns',
};

/**
 * From an item’s page to its form, for signed-in admins. It lies above the page, and appears in their browsers only: the
 * page itself is the same for everybody (docs/product.md#dashboard).
 */
export function EditLink() {
  const { edit } = useTexts(chromeTexts);
  const user = useUser();
  const [, page = '', id] = /^\/(\w+)\/(\d+)$/.exec(useLocation().pathname) ?? [];
  const section = sectionOf[page];
  if (!user || !section) return null;
  return (
    <p className={styles.corner}>
      <a href={`/admin/${section}/${id}`} className={buttonStyle({ variant: 'secondary', size: 'small' })}>
        {edit}
      </a>
    </p>
  );
}
