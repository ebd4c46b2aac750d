import { Suspense } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Link, useParams } from 'react-router-dom';
import type { EditNewsArticlePageQuery } from '../../__generated__/EditNewsArticlePageQuery.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { buttonStyle } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NewsEditor } from './NewsEditor.tsx';
import { NewsFormHeading } from './NewsFormHeading.tsx';
import { NewsFormSkeleton } from './NewsFormSkeleton.tsx';

const query = graphql`
  query EditNewsArticlePageQuery($id: Int!) @preloadable {
    newsArticle(id: $id) {
      ...NewsEditor_article
    }
  }
`;

export function EditNewsArticlePage() {
  const texts = useTexts(newsAdminTexts);
  const { id } = useParams();
  return (
    <>
      <NewsFormHeading title={texts.editTitle} />
      <Suspense key={id} fallback={<NewsFormSkeleton />}>
        <Article />
      </Suspense>
    </>
  );
}

function Article() {
  const texts = useTexts(newsAdminTexts);
  const { newsArticle } = usePageQuery<EditNewsArticlePageQuery>(query);
  if (newsArticle) return <NewsEditor article={newsArticle} />;
  return (
    <EmptyState
      title={texts.notFound}
      text={texts.notFoundText}
      action={
        <Link to="/admin/news" className={buttonStyle({ variant: 'secondary' })}>
          {texts.backToList}
        </Link>
      }
    />
  );
}
