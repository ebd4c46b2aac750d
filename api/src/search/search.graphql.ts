import { builder } from '../graphql/builder.ts';
import { prices } from '../graphql/prices.ts';
import { pictureOf, PictureType } from '../images/picture.graphql.ts';
import type { TextPart } from './excerpt.ts';
import { searchLimits } from '../../../web/src/shared/searchText.ts';
import { searchSite, type SearchResult } from './search.ts';
import { searchKinds } from './sources.ts';

const Kind = builder.enumType('SearchKind', {
  description: 'What a search of the whole site finds.',
  values: {
    page: { description: 'A page, by its name and its content texts.' },
    article: { description: 'A published news article, by title and content.' },
    pattern: { description: 'A batik pattern, by name, meaning, description and origin.' },
    community: { description: 'An active community, by name, description and location.' },
    partner: { description: 'An active partner, by name and description.' },
    question: { description: 'A frequent question of the contact page, with its answer.' },
  } satisfies Record<(typeof searchKinds)[number], object>,
});

const Part = builder.objectRef<TextPart>('TextPart').implement({
  description: 'A part of a text in which words were searched for.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'Plain text.' }),
    isMatch: t.exposeBoolean('isMatch', { description: 'Whether it is one of the words.' }),
  }),
});

const Result = builder.objectRef<SearchResult>('SearchResult').implement({
  description: 'Something that a search of the whole site found.',
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind, description: 'What it is.' }),
    path: t.exposeString('path', {
      description: 'Its address on this site: a path, with an anchor for a part of a page.',
    }),
    title: t.expose('title', { type: [Part], description: 'Title or name, in parts.' }),
    imageUrl: t.exposeString('imageUrl', {
      nullable: true,
      description: 'The address of its picture or its logo; null for none, and for pages and questions.',
    }),
    image: t.field({
      type: PictureType,
      nullable: true,
      description:
        'The picture at imageUrl, if it is on this site; null for an external picture and for a placeholder.',
      resolve: ({ imageUrl }, _args, context) => pictureOf(context, imageUrl),
    }),
    excerpt: t.expose('excerpt', {
      type: [Part],
      description: 'The place of its text where the first word occurs, in parts, without Markdown.',
    }),
  }),
});

builder.queryField('search', (t) =>
  t.field({
    type: [Result],
    permission: searchSite.permission,
    description: `What visitors can find on the whole site, at most ${searchLimits.ofKind} of a kind. Results of a kind are together, kinds with a match in a title first; within a kind, matches in the title, then the newest.`,
    complexity: {
      field: prices.statement + prices.search,
      multiplier: searchLimits.ofKind * searchKinds.length,
    },
    args: {
      query: t.arg.string({
        required: true,
        description:
          'Every word must occur in the title or the text. Case does not matter. At most 200 characters, 10 words; without three letters or digits in a row, nothing is found.',
      }),
      language: t.arg({ type: 'Language', required: true, description: 'The language to search in.' }),
    },
    resolve: (_root, { query, language }, { viewer }) => searchSite(viewer, query, language),
  }),
);
