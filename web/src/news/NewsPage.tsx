import { graphql } from 'react-relay/hooks.js';
import type { NewsPageQuery } from '../__generated__/NewsPageQuery.graphql.ts';
import { useHead } from '../page/head.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { newsListTexts } from './newsListTexts.ts';
import { newsTexts } from './newsTexts.ts';
import { NewsletterBox } from '../newsletter/NewsletterBox.tsx';
import { Container } from '../ui/Container.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useStartedQuery } from '../page/pageContext.ts';
import { ToFirstPage } from '../page/ListEnds.tsx';
import { usePageParameters } from '../page/usePageParameters.ts';
import { useSearchInReadersLanguage } from '../page/useSearchInReadersLanguage.ts';
import { newsAddress, newsFilter } from './newsAddress.ts';
import { NewsCount } from './NewsCount.tsx';
import { NewsFilters } from './NewsFilters.tsx';
import { NewsLead } from './NewsLead.tsx';
import { NewsList } from './NewsList.tsx';
import * as styles from './NewsPage.css.ts';

const query = graphql`
  query NewsPageQuery($category: String, $search: String, $language: Language, $after: String) @preloadable {
    featuredNewsArticle {
      id
      ...NewsLead_article
    }
    ...NewsCount_query @arguments(category: $category, search: $search, language: $language)
    ...NewsList_query
      @arguments(category: $category, search: $search, language: $language, cursor: $after, start: $after)
  }
`;

/** The list of news (docs/product.md#news-pages). */
export function NewsPage() {
  const texts = useTexts(newsTexts);
  const listTexts = useTexts(newsListTexts);
  const data = useStartedQuery<NewsPageQuery>(query);
  const parameters = usePageParameters();
  const filter = newsFilter(parameters);
  const isFiltered = filter.category !== 'all' || filter.search !== '';
  const isFirst = !parameters.has('after');
  const lead = isFiltered || !isFirst ? null : data.featuredNewsArticle;
  useSearchInReadersLanguage(filter.search !== '');
  useHead({ title: texts.title, description: texts.headDescription, hidden: !isFirst });
  return (
    <Container width="wide">
      <div className={styles.page}>
        <SectionHeading level={1} size="display" eyebrow={texts.eyebrow} lead={listTexts.lead}>
          {texts.title}
        </SectionHeading>
        <div className={styles.finder}>
          <NewsFilters filter={filter} />
          <NewsCount query={data} address={newsAddress(filter)} />
        </div>
        {!isFirst && <ToFirstPage address="/news" />}
        {lead && <NewsLead article={lead} />}
        <section>
          <VisuallyHidden as="h2">{texts.latest}</VisuallyHidden>
          <NewsList query={data} except={lead?.id} />
        </section>
        <NewsletterBox />
      </div>
    </Container>
  );
}
