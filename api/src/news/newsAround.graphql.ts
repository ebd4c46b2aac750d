import { builder } from '../graphql/builder.ts';
import { perOperation } from '../graphql/perOperation.ts';
import { prices } from '../graphql/prices.ts';
import type { Language } from '../language.ts';
import { NewsArticle } from './news.graphql.ts';
import {
  neighboursOf,
  newestNews,
  rankingOf,
  relatedLimit,
  relatedTo,
  titleIn,
  type Neighbours,
  type Placed,
  type Ranking,
} from './newsAround.ts';

// What the articles of an operation need is read once for all of them.

const findNeighbours = perOperation<Placed, Neighbours>(neighboursOf);

/** By category. */
const rankingsIn = (language: Language) =>
  perOperation<string, Ranking>(async (categories) => {
    const rankings = categories.map((category) => rankingOf(category, language));
    return new Map((await Promise.all(rankings)).map((ranking, i) => [categories[i] ?? '', ranking]));
  });

const findRanking = { en: rankingsIn('en'), id: rankingsIn('id') };

const findNewest = perOperation<'newest', Placed[]>(async () => new Map([['newest', await newestNews()]]));

// The rows themselves are read together, in one statement for all that an operation shows of them.
builder.prismaObjectFields(NewsArticle, (t) => {
  const neighbour = (side: keyof Neighbours, place: string) =>
    t.field({
      type: NewsArticle,
      nullable: true,
      description: `The article published ${place} this one, among those that visitors may see.`,
      complexity: prices.statement,
      resolve: async (article, _args, context) => (await findNeighbours(context, article))?.[side] as never,
    });
  return {
    previous: neighbour('previous', 'before'),
    next: neighbour('next', 'after'),
    related: t.field({
      type: [NewsArticle],
      nullable: { list: true, items: false },
      description:
        'Up to three articles to read next, among those that visitors may see: of the same category by the similarity of their titles, then the newest. Neither previous nor next.',
      // Its titles are compared with those of a hundred articles, which takes as long as several statements.
      complexity: { field: 4 * prices.statement, multiplier: relatedLimit },
      args: {
        language: t.arg({
          type: 'Language',
          description: 'The language of the titles to compare; by default the reader’s.',
        }),
      },
      select: { category: true, titleEn: true, titleId: true },
      resolve: async (article, args, context) => {
        const language = args.language ?? context.preferences.language;
        const [neighbours, ranking, newest] = await Promise.all([
          findNeighbours(context, article),
          findRanking[language](context, article.category),
          findNewest(context, 'newest'),
        ]);
        const ranked = ranking?.(titleIn(language)(article)) ?? [];
        return relatedTo(article, neighbours, ranked, newest ?? []) as never;
      },
    }),
  };
});
