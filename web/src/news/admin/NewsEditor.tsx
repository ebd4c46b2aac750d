import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NewsEditor_article$key } from '../../__generated__/NewsEditor_article.graphql.ts';
import type { NewsEditorTheirsQuery } from '../../__generated__/NewsEditorTheirsQuery.graphql.ts';
import { useEditForm } from '../../admin/form/useEditForm.ts';
import { ItemHistory } from '../../admin/history/ItemHistory.tsx';
import { NewsForm } from './NewsForm.tsx';
import { newsArticleInput, newsFormValues, newsListAddress, requiredNewsFields } from './newsFormValues.ts';
import { useUpdateNewsArticle } from './useUpdateNewsArticle.ts';

interface Props {
  article: NewsEditor_article$key;
  /** An earlier version of it stands again. */
  onRestored: () => void;
}

/** An article in its form. Only the editor's wish brings a newer version into it. */
export function NewsEditor({ article: key, onRestored }: Props) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { search } = useLocation();
  const update = useUpdateNewsArticle();
  const article = useFragment(
    graphql`
      fragment NewsEditor_article on NewsArticle {
        databaseId
        version
        ...newsFormValues_article
      }
    `,
    key,
  );
  const id = article.databaseId;
  const form = useEditForm({
    name: `news/${id}`,
    initial: newsFormValues(article),
    version: article.version,
    required: requiredNewsFields,
    onSave: ({ values, base, version }) => update({ id, version, input: newsArticleInput(values, base) }),
    onSaved: () => void navigate(newsListAddress + search),
  });
  const loadTheirs = async () => {
    const query = graphql`
      query NewsEditorTheirsQuery($id: Int!) {
        newsArticle(id: $id) {
          version
          ...newsFormValues_article
        }
      }
    `;
    const answer = await fetchQuery<NewsEditorTheirsQuery>(environment, query, { id })
      .toPromise()
      .catch(() => undefined);
    const theirs = answer?.newsArticle;
    return theirs ? { values: newsFormValues(theirs), version: theirs.version } : null;
  };
  return (
    <>
      <NewsForm form={form} isNew={false} loadTheirs={loadTheirs} />
      <ItemHistory entity="NewsArticle" rowId={id} version={article.version} onRestored={onRestored} />
    </>
  );
}
