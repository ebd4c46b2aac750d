import { use, useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { Environment } from 'relay-runtime';
import searchQuery from '../__generated__/SearchPageQuery$parameters.ts';
import type { Reader } from '../language/reader.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';
import type { SearchPageQuery } from '../__generated__/SearchPageQuery.graphql.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Boundary } from '../page/Boundary.tsx';
import { PartFailure } from '../page/PartFailure.tsx';
import { useFocusWhenLost } from '../page/useFocusWhenLost.ts';
import { useHead } from '../page/head.ts';
import { PageQueryContext, useStartedQuery } from '../page/pageContext.ts';
import { usePageParameters } from '../page/usePageParameters.ts';
import { useSearchInReadersLanguage } from '../page/useSearchInReadersLanguage.ts';
import { searchTextIn } from '../shared/searchText.ts';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import { NoResults } from './NoResults.tsx';
import { moreThan, SearchGroup } from './SearchGroup.tsx';
import { SearchForm } from './SearchForm.tsx';
import * as styles from './SearchPage.css.ts';
import { searchTexts } from './searchTexts.ts';

const query = graphql`
  query SearchPageQuery($search: String!, $language: Language!) @preloadable {
    search(query: $search, language: $language) {
      kind
      ...SearchGroup_results
    }
  }
`;

/** Starts the search in an address. */
export const loadSearch = (environment: Environment, reader: Reader, parameters: URLSearchParams) =>
  loadPageQuery(environment, searchQuery, {
    search: searchTextIn(parameters.get('q')),
    language: reader.language,
  });

function Outcome({ search, isSearching }: { search: string; isSearching: boolean }) {
  const texts = useTexts(searchTexts);
  const results = useStartedQuery<SearchPageQuery>(query).search;
  if (!results) return <PartFailure />;
  const groups = Map.groupBy(results, ({ kind }) => kind);
  const most = Math.max(...[...groups.values()].map(({ length }) => length));
  const news = () =>
    results.length === 0 ? texts.none(search) : texts.count(results.length, moreThan(most), search);
  return (
    <>
      <p role="status" className={styles.status}>
        {isSearching ? texts.searching : search && news()}
      </p>
      <div aria-busy={isSearching} className={styles.outcome}>
        {results.length === 0 ? (
          <NoResults search={search} />
        ) : (
          <div className={styles.groups}>
            {[...groups].map(([kind, found]) => (
              <SearchGroup key={kind} search={search} kind={kind} results={found} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

/** The search of the whole site (docs/product.md#search). The search is in the address, so that it can be shared. */
export function SearchPage() {
  const texts = useTexts(searchTexts);
  const search = usePageParameters().get('q') ?? '';
  // Another search is on its way until the page that it was made on is replaced.
  const shown = use(PageQueryContext);
  const [leaving, setLeaving] = useState<typeof shown>();
  const isSearching = leaving !== undefined && leaving === shown;
  // Its results took the place of the link that was pressed.
  const heading = useFocusWhenLost<HTMLHeadingElement>(shown);
  useSearchInReadersLanguage(search !== '');
  useHead({
    title: search ? texts.titleOf(search) : texts.title,
    description: texts.headDescription,
    hidden: true,
  });
  return (
    <Container width="wide">
      <div className={styles.page}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={type.display}>
            {texts.title}
          </h1>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <SearchForm search={search} onSearch={() => setLeaving(shown)} />
        {/* When a search fails, the field stays. */}
        <Boundary resetKey={shown} fallback={() => <PartFailure />}>
          <Outcome search={search} isSearching={isSearching} />
        </Boundary>
      </div>
    </Container>
  );
}
