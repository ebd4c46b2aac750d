import { graphql, readInlineData } from 'react-relay/hooks.js';
import type { useNewsBulk_article$key } from '../../__generated__/useNewsBulk_article.graphql.ts';
import type {
  ChangeNewsArticlesInput,
  useNewsBulkChangeMutation,
} from '../../__generated__/useNewsBulkChangeMutation.graphql.ts';
import type { useNewsBulkDeleteMutation } from '../../__generated__/useNewsBulkDeleteMutation.graphql.ts';
import type { useNewsBulkUndoMutation } from '../../__generated__/useNewsBulkUndoMutation.graphql.ts';
import { useUndo } from '../../admin/list/useUndo.ts';
import { useListReload } from '../../admin/section/list.ts';
import { useSectionOfRows } from '../../admin/section/SectionContext.ts';
import { formTexts } from '../../language/formTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import type { Failure } from '../../relay/saveOutcome.ts';
import { useChange } from '../../relay/useChange.ts';
import { newsAdminTexts } from './newsAdminTexts.ts';
import { list } from './newsDocuments.ts';
import { choiceOf, countOf, type ChosenArticles } from './newsChoice.ts';

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

const changeMutation = typedDocument<useNewsBulkChangeMutation>(graphql`
  mutation useNewsBulkChangeMutation(
    $articles: [NewsArticleTarget!]
    $matching: MatchingNewsArticles
    $change: ChangeNewsArticlesInput!
  ) {
    changeNewsArticles(articles: $articles, matching: $matching, change: $change) {
      ... on ChangeNewsArticlesPayload {
        newsArticles {
          id
          version
          state
          goLiveAt
          category
          featured
        }
        changed
        stopped
        undo
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

const deleteMutation = typedDocument<useNewsBulkDeleteMutation>(graphql`
  mutation useNewsBulkDeleteMutation(
    $articles: [NewsArticleTarget!]
    $matching: MatchingNewsArticles
    $connections: [ID!]!
  ) {
    deleteNewsArticles(articles: $articles, matching: $matching) {
      ... on DeleteNewsArticlesPayload {
        deletedIds @deleteEdge(connections: $connections)
        undo
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

const undoMutation = typedDocument<useNewsBulkUndoMutation>(graphql`
  mutation useNewsBulkUndoMutation($undo: ID!) {
    undoNewsArticleChanges(undo: $undo) {
      ... on UndoNewsArticleChangesPayload {
        restored {
          id
          version
          state
          goLiveAt
          category
          featured
        }
        skipped
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Changes or deletes several articles in one request, and offers to undo it. */
export function useNewsBulk(onDone: () => void) {
  const { connectionId, address, refreshTotal } = useSectionOfRows();
  const texts = useTexts(newsAdminTexts);
  const words = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  const reloadList = useListReload(list);
  const reload = () => void Promise.all([reloadList(), refreshTotal()]);
  const undoable = useUndo(undoMutation, address, reload);

  /** The toast: what was done, and how many articles others had changed or deleted before. */
  const report = (done: readonly string[], undo: string | null, leftOut: number) =>
    undoable([...done, ...(leftOut > 0 ? [texts.leftOut(number.format(leftOut))] : [])].join(' '), undo);
  const failed = (failure: Failure) => {
    if (failure.kind !== 'invalid') return texts.bulkFailed;
    const { count, matching, expireAt } = failure.problems;
    if (count) {
      reload();
      return words.othersMatch;
    }
    if (matching) return words.tooMany(number.format(matching.limit ?? 0));
    return expireAt ? texts.takenDownBefore : texts.bulkFailed;
  };
  const afterwards = ({ matching, articles }: ReturnType<typeof choiceOf>, done: number) => {
    // Rows that are not loaded, or that others changed, are shown as they are now.
    if (matching || done < (articles?.length ?? 0)) reload();
    else void refreshTotal();
    onDone();
  };

  const changing = useChange(changeMutation, {
    done: ({ newsArticles, changed, stopped, undo }, { change, ...choice }) => {
      const later = change.published ? newsArticles.filter(({ state }) => state === 'SCHEDULED').length : 0;
      const nothing = stopped > 0 ? texts.nonePublished : texts.alreadySo;
      const done = [
        changed === 0 ? nothing : texts.changed[kindOf(change)](number.format(changed)),
        ...(later > 0 ? [texts.goOutLater(number.format(later))] : []),
        ...(stopped > 0 ? [texts.stopped(number.format(stopped))] : []),
      ];
      return report(done, undo ?? null, countOf(choice) - newsArticles.length);
    },
    failed,
    onSaved: ({ newsArticles }, choice) => afterwards(choice, newsArticles.length),
  });
  const deleting = useChange(deleteMutation, {
    done: ({ deletedIds, undo }, choice) =>
      report(
        [texts.manyDeleted(number.format(deletedIds.length))],
        undo ?? null,
        countOf(choice) - deletedIds.length,
      ),
    failed,
    onSaved: ({ deletedIds }, choice) => afterwards(choice, deletedIds.length),
  });

  return {
    isBusy: changing.isChanging || deleting.isChanging,
    isDeleting: deleting.isChanging,
    change: (chosen: ChosenArticles, change: ChangeNewsArticlesInput) =>
      changing.change({ ...choiceOf(chosen), change }),
    remove: (chosen: ChosenArticles) => deleting.change({ ...choiceOf(chosen), connections: [connectionId] }),
  };
}

/** What a change is called. */
function kindOf({ published, featured }: ChangeNewsArticlesInput) {
  if (typeof published === 'boolean') return published ? 'published' : 'unpublished';
  if (typeof featured === 'boolean') return featured ? 'featured' : 'unfeatured';
  return 'category';
}
