import { useEffect, useRef } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { NewsPageQuery } from '../__generated__/NewsPageQuery.graphql.ts';
import { useHead } from '../page/head.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { newsTexts } from './newsTexts.ts';
import { NewsletterBox } from '../newsletter/NewsletterBox.tsx';
import { useSiteName } from '../page/SiteIdentity.tsx';
import { Container } from '../ui/Container.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useReload, useStartedQuery } from '../page/pageContext.ts';
import { usePageParameters } from '../page/usePageParameters.ts';
import { newsFilter } from './newsAddress.ts';
import { NewsFilters } from './NewsFilters.tsx';
import { NewsLead } from './NewsLead.tsx';
import { NewsList } from './NewsList.tsx';
import * as styles from './NewsPage.css.ts';

const query = graphql`
  query NewsPageQuery($category: String, $search: String, $language: Language) @preloadable {
    featuredNewsArticle {
      id
      ...NewsLead_article
    }
    ...NewsList_query @arguments(category: $category, search: $search, language: $language)
  }
`;

/** The list of news (docs/product.md#news-pages). */
export function NewsPage() {
  const texts = useTexts(newsTexts);
  const name = useSiteName();
  const data = useStartedQuery<NewsPageQuery>(query);
  const parameters = usePageParameters();
  const filter = newsFilter(parameters);
  const isFiltered = filter.category !== 'all' || filter.search !== '';
  const lead = isFiltered ? null : data.featuredNewsArticle;
  useSearchInReadersLanguage(filter.search !== '');
  useHead({ title: `${texts.title} – ${name}`, description: texts.headDescription });
  return (
    <Container width="wide">
      <div className={styles.page}>
        <SectionHeading level={1} size="display" eyebrow={texts.eyebrow} lead={texts.lead}>
          {texts.title}
        </SectionHeading>
        <NewsFilters filter={filter} />
        {lead && <NewsLead article={lead} />}
        <section>
          <VisuallyHidden>
            <h2>{texts.latest}</h2>
          </VisuallyHidden>
          <NewsList query={data} except={lead?.id} />
        </section>
        <NewsletterBox />
      </div>
    </Container>
  );
}

/** A search applies to the texts in the reader’s language: when that changes, the search runs again. */
function useSearchInReadersLanguage(isSearching: boolean): void {
  const { language } = useLanguage();
  const reload = useReload();
  const searchedIn = useRef(language);
  useEffect(() => {
    if (searchedIn.current === language) return;
    searchedIn.current = language;
    if (isSearching) reload();
  }, [language, isSearching, reload]);
}
