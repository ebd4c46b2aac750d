import { builder } from '../graphql/builder.ts';
import { prices } from '../graphql/prices.ts';
import { NewsArticle } from './news.graphql.ts';
import { neighboursOf, relatedLimit, relatedTo, type Neighbours, type Placed } from './newsAround.ts';

/** By article: three fields need them. */
const neighbours = new WeakMap<Placed, Promise<Neighbours>>();

function findNeighbours(article: Placed): Promise<Neighbours> {
  const found = neighbours.get(article) ?? neighboursOf(article);
  neighbours.set(article, found);
  return found;
}

// The rows themselves are read together, in one statement for all that an operation shows of them.
builder.prismaObjectFields(NewsArticle, (t) => {
  const neighbour = (side: keyof Neighbours, place: string) =>
    t.field({
      type: NewsArticle,
      nullable: true,
      description: `The article published ${place} this one, among those that visitors may see.`,
      complexity: 2 * prices.statement,
      resolve: async (article) => (await findNeighbours(article))[side] as never,
    });
  return {
    previous: neighbour('previous', 'before'),
    next: neighbour('next', 'after'),
    related: t.field({
      type: [NewsArticle],
      nullable: { list: true, items: false },
      description:
        'Up to three articles to read next, among those that visitors may see: of the same category by the similarity of their titles, then the newest. Neither previous nor next.',
      complexity: { field: 4 * prices.statement, multiplier: relatedLimit },
      args: {
        language: t.arg({
          type: 'Language',
          description: 'The language of the titles to compare; by default the reader’s.',
        }),
      },
      select: { category: true, titleEn: true, titleId: true },
      resolve: async (article, { language }, context) =>
        (await relatedTo(
          article,
          await findNeighbours(article),
          language ?? context.preferences.language,
        )) as never,
    }),
  };
});
