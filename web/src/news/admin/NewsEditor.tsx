import { useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { NewsEditor_article$key } from '../../__generated__/NewsEditor_article.graphql.ts';
import type { NewsEditorReloadQuery } from '../../__generated__/NewsEditorReloadQuery.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { useToast } from '../../ui/Toast.tsx';
import { ExistingNewsForm } from './ExistingNewsForm.tsx';
import { newsFormValues } from './newsFormValues.ts';

interface Props {
  article: NewsEditor_article$key;
}

/** An article in its form. Only the editor's wish brings a newer version into it. */
export function NewsEditor({ article: key }: Props) {
  const texts = useTexts(newsAdminTexts);
  const { toast } = useToast();
  const environment = useRelayEnvironment();
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
  const { databaseId, version } = article;
  const [loads, setLoads] = useState(0);
  const loadTheirs = async () => {
    const query = graphql`
      query NewsEditorReloadQuery($id: Int!) {
        newsArticle(id: $id) {
          ...NewsEditor_article
        }
      }
    `;
    try {
      await fetchQuery<NewsEditorReloadQuery>(
        environment,
        query,
        { id: databaseId },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      setLoads((count) => count + 1);
    } catch {
      toast({ title: texts.error, description: texts.loadFailed, look: 'destructive' });
    }
  };
  return (
    <ExistingNewsForm
      key={loads}
      id={databaseId}
      version={version}
      initial={newsFormValues(article)}
      onLoadTheirs={loadTheirs}
    />
  );
}
