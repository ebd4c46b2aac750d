import { setImmediate } from 'node:timers/promises';
import { may } from '../auth/capabilities.ts';
import { prisma } from '../database/client.ts';
import { requestTime } from '../database/trace.ts';
import { builder } from '../graphql/builder.ts';
import { perOperation } from '../graphql/perOperation.ts';
import { prices } from '../graphql/prices.ts';
import { inputFromZod } from '../graphql/inputFromZod.ts';
import { NewsArticle } from '../news/news.graphql.ts';
import { findingsOf } from './check.ts';
import { loadFacts } from './facts.ts';
import { checkedColumns, type CheckedArticle, type Finding } from './finding.ts';
import { FindingType } from './finding.graphql.ts';
import { checkNewsArticle } from './launchCheck.ts';
import { unfinishedNewsArticle } from './unfinished.ts';

const UnfinishedNewsArticle = inputFromZod(
  'UnfinishedNewsArticleInput',
  'An article that is still being written.',
  unfinishedNewsArticle,
);

/** Two texts are read as Markdown for an article. */
const price = { field: prices.html * 2, multiplier: 5 };

const findingsOfMany = perOperation<CheckedArticle, Finding[]>(async (articles) => {
  const facts = await loadFacts(prisma, articles, requestTime());
  const found = new Map<CheckedArticle, Finding[]>();
  for (const article of articles) {
    found.set(article, findingsOf(article, facts));
    // Other requests go on in between.
    await setImmediate();
  }
  return found;
});

builder.prismaObjectField(NewsArticle, 'findings', (t) =>
  t.field({
    type: [FindingType],
    nullable: true,
    description:
      'What the launch check finds in it now, the most serious first, at most 100. Null for visitors.',
    complexity: price,
    select: checkedColumns,
    resolve: (article, _args, context) =>
      may(context.viewer, 'news.read') ? findingsOfMany(context, article) : null,
  }),
);

builder.queryField('checkNewsArticle', (t) =>
  t.field({
    type: [FindingType],
    permission: checkNewsArticle.permission,
    description:
      'What the launch check finds in an article as its form holds it, the most serious first, at most 100; nothing is stored.',
    complexity: { field: prices.check, multiplier: 5 },
    args: {
      input: t.arg({ type: UnfinishedNewsArticle, required: true, description: 'The article.' }),
      id: t.arg.int({ description: 'The databaseId of the article, if it is stored.' }),
    },
    resolve: (_root, { input, id }, { viewer }) => checkNewsArticle(viewer, input, id),
  }),
);
