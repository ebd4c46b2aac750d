import { useState } from 'react';
import { graphql, readInlineData } from 'react-relay/hooks.js';
import { useRevalidator } from 'react-router-dom';
import type { useNewsBulk_article$key } from '../../__generated__/useNewsBulk_article.graphql.ts';
import type { useNewsBulkDeleteMutation } from '../../__generated__/useNewsBulkDeleteMutation.graphql.ts';
import type { useNewsBulkPublishMutation } from '../../__generated__/useNewsBulkPublishMutation.graphql.ts';
import { typedDocument } from '../../relay/document.ts';
import type { SaveOutcome } from '../../relay/saveOutcome.ts';
import { useChange } from '../../relay/useChange.ts';
import { useSectionOfRows } from '../../admin/section/SectionContext.ts';
import { formTexts } from '../../language/formTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from './newsAdminTexts.ts';
import { useToast } from '../../ui/Toast.tsx';

/** The fields of an article that a bulk change needs. */
export function listedArticle(key: useNewsBulk_article$key) {
  const { id, databaseId, version } = readInlineData(
    graphql`
      fragment useNewsBulk_article on NewsArticle @inline {
        id
        databaseId
        version
      }
    `,
    key,
  );
  return { id, databaseId, version };
}

export type ListedArticle = ReturnType<typeof listedArticle>;

const publishMutation = typedDocument<useNewsBulkPublishMutation>(graphql`
  mutation useNewsBulkPublishMutation($id: Int!, $version: Int!) {
    updateNewsArticle(id: $id, version: $version, input: { published: true }) {
      ... on NewsArticlePayload {
        newsArticle {
          id
          version
          published
          state
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

const deleteMutation = typedDocument<useNewsBulkDeleteMutation>(graphql`
  mutation useNewsBulkDeleteMutation($id: Int!, $version: Int!, $connections: [ID!]!) {
    deleteNewsArticle(id: $id, version: $version) {
      ... on DeleteNewsArticlePayload {
        deletedId @deleteEdge(connections: $connections)
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Publishes or deletes several articles, each at the version that the admin saw, and shows the outcome. */
export function useNewsBulk() {
  const { connectionId } = useSectionOfRows();
  const texts = useTexts(newsAdminTexts);
  const words = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  const { toast } = useToast();
  const { revalidate } = useRevalidator();
  const { change: publish } = useChange(publishMutation);
  const { change: remove } = useChange(deleteMutation);
  const [busy, setBusy] = useState<'publish' | 'delete' | null>(null);

  /** Changes one article after another; a failure does not stop the others. */
  const forEach = async (
    articles: readonly ListedArticle[],
    change: (article: ListedArticle) => Promise<SaveOutcome>,
    successText: (count: string) => string,
  ) => {
    let done = 0;
    for (const article of articles) if ((await change(article)).kind === 'saved') done += 1;
    if (done === articles.length) {
      toast({ title: words.success, description: successText(number.format(done)) });
    } else {
      const description = texts.someFailed(number.format(done), number.format(articles.length));
      toast({ title: words.error, description, look: 'destructive' });
      void revalidate();
    }
    setBusy(null);
  };

  return {
    busy,
    publish: (articles: readonly ListedArticle[]) => {
      setBusy('publish');
      const change = ({ databaseId: id, version }: ListedArticle) => publish({ id, version });
      return forEach(articles, change, texts.manyPublished);
    },
    remove: (articles: readonly ListedArticle[]) => {
      setBusy('delete');
      const connections = [connectionId];
      const change = ({ databaseId: id, version }: ListedArticle) => remove({ id, version, connections });
      return forEach(articles, change, texts.manyDeleted);
    },
  };
}
