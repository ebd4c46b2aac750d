import { Link } from 'react-router-dom';
import { useTexts } from '../language/LanguageProvider.tsx';
import { pageNames } from '../shared/pages/pageNames.ts';
import { pagePaths } from '../shared/pages/pagePaths.ts';
import { isLongEnough } from '../shared/isLongEnough.ts';
import * as type from '../theme/typography.css.ts';
import { buttonStyle } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import * as styles from './SearchResults.css.ts';
import { searchTexts } from './searchTexts.ts';

const suggestions = ['news', 'competition', 'heritage', 'communities', 'partners', 'contact'] as const;

interface Props {
  search: string;
}

/** Shown without results, and before a search: what to do next, and the main pages. */
export function NoResults({ search }: Props) {
  const texts = useTexts(searchTexts);
  const names = useTexts(pageNames);
  const isShort = !isLongEnough(search);
  const pages = (
    <nav aria-labelledby="suggestions" className={styles.suggestions}>
      <h2 id="suggestions" className={type.title}>
        {texts.suggestions}
      </h2>
      <ul className={styles.pages}>
        {suggestions.map((page) => (
          <li key={page}>
            <Link to={pagePaths[page]} className={buttonStyle({ variant: 'secondary', size: 'small' })}>
              {names[page]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
  if (!search) return pages;
  return (
    <div className={styles.groups}>
      <EmptyState
        title={isShort ? texts.short : texts.none(search)}
        text={isShort ? texts.shortText : texts.noneText}
      />
      {pages}
    </div>
  );
}
