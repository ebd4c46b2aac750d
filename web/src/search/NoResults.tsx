import { Link } from 'react-router-dom';
import { useTexts } from '../language/LanguageProvider.tsx';
import { clothOfName } from '../patterns/patternCloth.ts';
import { isLongEnough } from '../shared/isLongEnough.ts';
import { pageNames } from '../shared/pages/pageNames.ts';
import { pagePaths } from '../shared/pages/pagePaths.ts';
import * as type from '../theme/typography.css.ts';
import { ArrowRightIcon } from '../ui/icons.tsx';
import * as styles from './NoResults.css.ts';
import { searchTexts } from './searchTexts.ts';

const suggestions = ['news', 'competition', 'heritage', 'communities', 'partners', 'contact'] as const;

const { parang, megamendung, kawung, lasem } = clothOfName;

interface Props {
  search: string;
}

/** Shown without results, and before a search: what to do next, the main pages and the patterns. */
export function NoResults({ search }: Props) {
  const texts = useTexts(searchTexts);
  const names = useTexts(pageNames);
  const isShort = !isLongEnough(search);
  return (
    <div className={styles.next}>
      <div className={styles.words}>
        {search && (
          <div>
            {isShort && <p className={type.heading}>{texts.short}</p>}
            <p className={styles.advice}>{isShort ? texts.shortText : texts.noneText}</p>
          </div>
        )}
        <nav aria-labelledby="tries">
          <h2 id="tries" className={styles.label}>
            {texts.tries}
          </h2>
          <ul className={styles.tries}>
            {texts.words.map((word) => (
              <li key={word}>
                <Link to={`/search?q=${word}`} className={styles.link}>
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="suggestions">
          <h2 id="suggestions" className={styles.label}>
            {texts.suggestions}
          </h2>
          <ul className={styles.pages}>
            {suggestions.map((page) => (
              <li key={page}>
                <Link to={pagePaths[page]} className={styles.link}>
                  {names[page]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Link to={pagePaths.heritage} className={styles.swatches}>
        {[parang, megamendung, kawung, lasem].map((seed) => (
          <img
            key={seed}
            src={`/api/placeholder/640/96?seed=${seed}`}
            alt=""
            width={640}
            height={96}
            loading="lazy"
            decoding="async"
            className={styles.swatch}
          />
        ))}
        <span className={styles.patterns}>
          {texts.patterns} <ArrowRightIcon />
        </span>
      </Link>
    </div>
  );
}
