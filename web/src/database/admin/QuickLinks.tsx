import { databaseTexts } from './databaseTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { buttonStyle } from '../../ui/Button.tsx';
import { ExternalIcon } from '../../ui/moreIcons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Panel } from './Panel.tsx';
import * as styles from './QuickLinks.css.ts';

const names = ['content', 'news', 'partners', 'communities'] as const;

/** Links to the largest nouns, each in a new tab (docs/product.md#database). */
export function QuickLinks() {
  const texts = useTexts(databaseTexts);
  return (
    <Panel title={texts.links} text={texts.linksText}>
      <ul className={styles.links}>
        {names.map((name) => (
          <li key={name}>
            <a
              href={`/admin/${name}`}
              target="_blank"
              rel="noopener"
              className={buttonStyle({ variant: 'secondary', size: 'small', wide: true })}
            >
              {texts.linkTexts[name]} <VisuallyHidden>{texts.newTab}</VisuallyHidden>
              <ExternalIcon />
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
