import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { SearchGroup_results$key } from '../__generated__/SearchGroup_results.graphql.ts';
import type { SearchKind } from '../__generated__/SearchPageQuery.graphql.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { newsAddress } from '../news/newsAddress.ts';
import { searchLimits } from '../shared/searchText.ts';
import * as type from '../theme/typography.css.ts';
import { SearchResult } from './SearchResult.tsx';
import * as styles from './SearchGroup.css.ts';
import { searchTexts } from './searchTexts.ts';

/** Says with a “+” that there may be more results of a kind than were found. */
export const moreThan = (found: number): string => (found === searchLimits.ofKind ? '+' : '');

interface Props {
  search: string;
  kind: SearchKind;
  results: SearchGroup_results$key;
}

/** What a search found of a kind. */
export function SearchGroup({ search, kind, results: key }: Props) {
  const texts = useTexts(searchTexts);
  const results = useFragment(
    graphql`
      fragment SearchGroup_results on SearchResult @relay(plural: true) {
        ...SearchResult_result
      }
    `,
    key,
  );
  return (
    <section aria-labelledby={`results-${kind}`} className={styles.group}>
      <header className={styles.name}>
        <h2 id={`results-${kind}`} className={type.heading}>
          {texts.kinds[kind]}
        </h2>
        <p className={styles.count}>{`${results.length}${moreThan(results.length)}`}</p>
      </header>
      <div className={styles.found}>
        <ul>
          {results.map((result, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- Partners of a tier share their path.
            <SearchResult key={index} result={result} />
          ))}
        </ul>
        {kind === 'article' && (
          <Link to={newsAddress({ category: 'all', search })} className={styles.more}>
            {texts.allArticles}
          </Link>
        )}
      </div>
    </section>
  );
}
