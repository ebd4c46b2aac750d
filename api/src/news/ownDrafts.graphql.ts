import { builder } from '../graphql/builder.ts';
import { prices } from '../graphql/prices.ts';
import { NewsArticle } from './news.graphql.ts';
import { draftLimit, listOwnDrafts } from './ownDrafts.ts';

builder.queryField('ownDrafts', (t) =>
  t.prismaField({
    type: [NewsArticle],
    nullable: true,
    permission: listOwnDrafts.permission,
    complexity: ({ first }) => ({ field: prices.statement, multiplier: first }),
    description:
      'The drafts that the caller has written or changed, the last one first, without those that have a working copy.',
    args: {
      first: t.arg.int({
        required: true,
        defaultValue: draftLimit,
        description: `The most articles, 1 to ${draftLimit}.`,
      }),
    },
    resolve: (query, _root, args, { viewer }) => listOwnDrafts(viewer, args, query),
  }),
);
