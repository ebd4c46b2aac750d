import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type {
  SearchResults_results$data,
  SearchResults_results$key,
} from '../__generated__/SearchResults_results.graphql.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { newsAddress } from '../news/newsAddress.ts';
import * as type from '../theme/typography.css.ts';
import { NoResults } from './NoResults.tsx';
import { SearchResult } from './SearchResult.tsx';
import * as styles from './SearchResults.css.ts';
import { searchTexts } from './searchTexts.ts';

type Kind = SearchResults_results$data[number]['kind'];

interface Props {
  search: string;
  results: SearchResults_results$key;
}

/** What a search found, grouped by kind in the server’s order. */
export function SearchResults({ search, results: key }: Props) {
  const texts = useTexts(searchTexts);
  const results = useFragment(
    graphql`
      fragment SearchResults_results on SearchResult @relay(plural: true) {
        kind
        ...SearchResult_result
      }
    `,
    key,
  );
  if (results.length === 0) return <NoResults search={search} />;
  const kinds = new Map<Kind, typeof results>();
  for (const result of results) kinds.set(result.kind, [...(kinds.get(result.kind) ?? []), result]);
  return (
    <div className={styles.groups}>
      {[...kinds].map(([kind, found]) => (
        <section key={kind} aria-labelledby={`results-${kind}`} className={styles.group}>
          <h2 id={`results-${kind}`} className={type.heading}>
            {texts.kinds[kind]}
          </h2>
          <ul className={styles.list}>
            {found.map((result, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- Partners of a tier share their path.
              <SearchResult key={index} result={result} />
            ))}
          </ul>
          {kind === 'article' && (
            <Link to={newsAddress({ category: 'all', search })} className={styles.more}>
              {texts.allArticles}
            </Link>
          )}
        </section>
      ))}
    </div>
  );
}
