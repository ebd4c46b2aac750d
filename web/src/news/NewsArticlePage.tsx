import { graphql } from 'react-relay/hooks.js';
import type { NewsArticlePageQuery } from '../__generated__/NewsArticlePageQuery.graphql.ts';
import { Container } from '../ui/Container.tsx';
import { useStartedQuery } from '../page/pageContext.ts';
import { NewsArticleView } from './NewsArticleView.tsx';
import { NewsNotFound } from './NewsNotFound.tsx';

const query = graphql`
  query NewsArticlePageQuery($id: Int!, $language: Language!) @preloadable @throwOnFieldError {
    newsArticle(id: $id) {
      ...NewsArticleView_article @arguments(language: $language)
    }
    ...NewsNotFound_query
  }
`;

/** An article; the list if it does not exist (docs/product.md#news-pages). */
export function NewsArticlePage() {
  const data = useStartedQuery<NewsArticlePageQuery>(query);
  return data.newsArticle ? (
    <NewsArticleView article={data.newsArticle} />
  ) : (
    <Container width="wide">
      <NewsNotFound query={data} />
    </Container>
  );
}
