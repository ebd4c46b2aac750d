import { useLayoutEffect, useRef, type RefObject } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { NewsPageQuery } from '../__generated__/NewsPageQuery.graphql.ts';
import { useHead } from '../page/head.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { categoryName, isFilter } from '../shared/newsCategories.ts';
import { newsListTexts } from './newsListTexts.ts';
import { newsTexts } from './newsTexts.ts';
import { NewsletterBox } from '../newsletter/NewsletterBox.tsx';
import { Container } from '../ui/Container.tsx';
import { Masthead } from '../ui/Masthead.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useStartedQuery } from '../page/pageContext.ts';
import { ToFirstPage } from '../page/ListEnds.tsx';
import { usePageParameters } from '../page/usePageParameters.ts';
import { useSearchInReadersLanguage } from '../page/useSearchInReadersLanguage.ts';
import { newsAddress, newsFilter } from './newsAddress.ts';
import { NewsCount } from './NewsCount.tsx';
import { NewsFilters } from './NewsFilters.tsx';
import { NewsList } from './NewsList.tsx';
import { Story } from './Story.tsx';
import * as styles from './NewsPage.css.ts';

const query = graphql`
  query NewsPageQuery($category: String, $search: String, $language: Language, $after: String) @preloadable {
    featuredNewsArticle {
      id
      ...Story_article
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
  const address = newsAddress(filter);
  const start = useStartInView(address);
  useSearchInReadersLanguage(filter.search !== '');
  const category = isFilter(filter.category) ? categoryName(texts.category, filter.category) : null;
  useHead({
    title: category ? `${texts.title}: ${category}` : texts.title,
    description: texts.headDescription,
    hidden: !isFirst,
    ...(category && { trail: [{ title: texts.title, path: '/news' }] }),
  });
  return (
    <Container width="wide">
      <div className={styles.page}>
        <Masthead title={texts.title} lead={listTexts.lead}>
          <NewsCount query={data} address={address} />
        </Masthead>
        <NewsFilters filter={filter} />
        {!isFirst && <ToFirstPage address="/news" />}
        <section id="articles" ref={start} className={styles.stories}>
          <VisuallyHidden as="h2">{texts.latest}</VisuallyHidden>
          {lead && (
            <section aria-label={texts.featuredStory}>
              <Story article={lead} look="lead" first />
            </section>
          )}
          <NewsList query={data} except={lead?.id} isPart={isFiltered || !isFirst} />
        </section>
        <NewsletterBox />
      </div>
    </Container>
  );
}

/** Shows another list from its start, if that has been scrolled past: the filter is always in reach. */
function useStartInView(address: string): RefObject<HTMLElement | null> {
  const start = useRef<HTMLElement>(null);
  const shown = useRef(address);
  // Before useArrival, which goes to the place that the visitor left on Back.
  useLayoutEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const list = start.current;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ behavior: 'instant' });
  }, [address]);
  return start;
}
