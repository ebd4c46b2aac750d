import { use, useLayoutEffect, useRef, type RefObject } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { NewsPageQuery } from '../__generated__/NewsPageQuery.graphql.ts';
import { Boundary } from '../page/Boundary.tsx';
import { useHead } from '../page/head.ts';
import { PartFailure } from '../page/PartFailure.tsx';
import { useTexts } from '../language/LanguageProvider.tsx';
import { categoryName, isFilter } from '../shared/newsCategories.ts';
import { newsListTexts } from './newsListTexts.ts';
import { newsTexts } from './newsTexts.ts';
import { NewsletterBox } from '../newsletter/NewsletterBox.tsx';
import { Container } from '../ui/Container.tsx';
import { Masthead } from '../ui/Masthead.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { PageQueryContext, useStartedQuery } from '../page/pageContext.ts';
import { ToFirstPage } from '../page/ListEnds.tsx';
import { usePageParameters } from '../page/usePageParameters.ts';
import { useSearchInReadersLanguage } from '../page/useSearchInReadersLanguage.ts';
import { newsAddress, newsFilter, type NewsFilter } from './newsAddress.ts';
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
  const shown = use(PageQueryContext);
  const parameters = usePageParameters();
  const filter = newsFilter(parameters);
  const isFirst = !parameters.has('after');
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
          <Boundary resetKey={shown} fallback={() => null}>
            <Count address={address} />
          </Boundary>
        </Masthead>
        {/* When a list fails, the field and the categories stay. */}
        <NewsFilters filter={filter} />
        {!isFirst && <ToFirstPage address="/news" />}
        <section id="articles" ref={start} className={styles.stories}>
          <VisuallyHidden as="h2">{texts.latest}</VisuallyHidden>
          <Boundary resetKey={shown} fallback={() => <PartFailure />}>
            <Articles filter={filter} isFirst={isFirst} />
          </Boundary>
        </section>
        <NewsletterBox />
      </div>
    </Container>
  );
}

function Count({ address }: { address: string }) {
  return <NewsCount query={useStartedQuery<NewsPageQuery>(query)} address={address} />;
}

interface ArticlesProps {
  filter: NewsFilter;
  /** Whether the list begins with the newest article. */
  isFirst: boolean;
}

function Articles({ filter, isFirst }: ArticlesProps) {
  const texts = useTexts(newsTexts);
  const data = useStartedQuery<NewsPageQuery>(query);
  const isPart = filter.category !== 'all' || filter.search !== '' || !isFirst;
  const lead = isPart ? null : data.featuredNewsArticle;
  return (
    <>
      {lead && (
        <section aria-label={texts.featuredStory}>
          <Story article={lead} look="lead" first />
        </section>
      )}
      <NewsList query={data} except={lead?.id} isPart={isPart} />
    </>
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
