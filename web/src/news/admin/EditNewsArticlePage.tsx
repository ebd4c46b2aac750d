import { graphql } from 'react-relay/hooks.js';
import { useParams } from 'react-router-dom';
import type { EditNewsArticlePageQuery } from '../../__generated__/EditNewsArticlePageQuery.graphql.ts';
import { FormPage, NoSuchItem } from '../../admin/form/FormPage.tsx';
import { useReload } from '../../admin/form/useReload.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { NewsEditor } from './NewsEditor.tsx';
import { newsListAddress } from './newsFormValues.ts';

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
    <FormPage title={texts.editTitle} back={{ to: newsListAddress, text: texts.backToList }}>
      <Article key={id} />
    </FormPage>
  );
}

function Article() {
  const texts = useTexts(newsAdminTexts);
  const { newsArticle } = usePageQuery<EditNewsArticlePageQuery>(query);
  const { reloads, reload } = useReload<EditNewsArticlePageQuery>(query);
  if (newsArticle) return <NewsEditor key={reloads} article={newsArticle} onRestored={reload} />;
  return <NoSuchItem title={texts.notFound} back={{ to: newsListAddress, text: texts.backToList }} />;
}
