import { UnauthenticatedError, ValidationError } from '../errors.ts';
import type { Preferences } from '../graphql/context.ts';
import { bulkTexts, deletedPayload, matchingInput, targetInput, undoField } from '../graphql/bulkFields.ts';
import { builder } from '../graphql/builder.ts';
import { inputFromZod } from '../graphql/inputFromZod.ts';
import type { NewsFilter } from './news.ts';
import { NewsArticle, newsFilters } from './news.graphql.ts';
import {
  changeNewsArticles,
  deleteNewsArticles,
  newsBulkChange,
  undoNewsArticleChanges,
  type NewsBulkOutcome,
} from './newsBulk.ts';

const Filter = builder.inputType('NewsFilterInput', {
  description: 'What the list of articles is narrowed to.',
  fields: (t) => newsFilters(t.argBuilder()),
});

const Matching = matchingInput('NewsArticles', 'articles', Filter);

const Target = targetInput('NewsArticle', 'news article');

interface Choice {
  articles?: unknown;
  matching?: { filter: Omit<NewsFilter, 'reader'>; count: number } | null | undefined;
}

/** The chosen articles, for the rules. */
const choiceOf = ({ articles, matching }: Choice, reader: Preferences) => ({
  rows: articles,
  matching: matching && { ...matching, filter: { ...matching.filter, reader } },
});

const failures = [UnauthenticatedError, ValidationError];

const ChangePayload = builder.objectRef<NewsBulkOutcome>('ChangeNewsArticlesPayload').implement({
  description: 'The articles after the change.',
  fields: (t) => ({
    newsArticles: t.field({
      type: [NewsArticle],
      description: 'The articles, without any that someone else changed or deleted in the meantime.',
      resolve: ({ articles }) => articles as never,
    }),
    changed: t.exposeInt('changed', {
      description: 'How many of them were changed: the others were already so, or stopped.',
    }),
    stopped: t.exposeInt('stopped', {
      description:
        'How many of them the launch check keeps from being published: they are left as they were.',
    }),
    undo: t.exposeID('undo', { nullable: true, description: bulkTexts.undo }),
  }),
});

builder.mutationFields((t) => {
  const choice = {
    articles: t.arg({ type: [Target], description: bulkTexts.some }),
    matching: t.arg({ type: Matching, description: bulkTexts.matching }),
  };
  return {
    changeNewsArticles: t.field({
      type: ChangePayload,
      permission: changeNewsArticles.permission,
      errors: { types: failures },
      description:
        'Publishes, unpublishes, features or unfeatures several articles, or gives them a category. A draft with a publication date in the future is scheduled; one that the launch check stops is left as it was.',
      args: {
        ...choice,
        change: t.arg({
          type: inputFromZod(
            'ChangeNewsArticlesInput',
            'What to change of several articles.',
            newsBulkChange,
          ),
          required: true,
          description: 'What to change.',
        }),
      },
      resolve: (_root, { change, ...args }, { viewer, preferences }) =>
        changeNewsArticles(viewer, choiceOf(args, preferences), change),
    }),
    deleteNewsArticles: t.field({
      type: deletedPayload('NewsArticle', 'article'),
      permission: deleteNewsArticles.permission,
      errors: { types: failures },
      description: 'Moves several articles to the trash.',
      args: choice,
      resolve: (_root, args, { viewer, preferences }) =>
        deleteNewsArticles(viewer, choiceOf(args, preferences)),
    }),
  };
});

undoField({ type: NewsArticle, name: 'NewsArticle', noun: 'article', rule: undoNewsArticleChanges });
