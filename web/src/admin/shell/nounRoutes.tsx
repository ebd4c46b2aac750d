import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import communitiesQuery from '../../__generated__/communityDocumentsListQuery$parameters.ts';
import communityQuery from '../../__generated__/communityDocumentsItemQuery$parameters.ts';
import glossaryTermQuery from '../../__generated__/glossaryDocumentsItemQuery$parameters.ts';
import glossaryQuery from '../../__generated__/glossaryDocumentsListQuery$parameters.ts';
import newsArticleQuery from '../../__generated__/newsDocumentsItemQuery$parameters.ts';
import newsQuery from '../../__generated__/newsDocumentsListQuery$parameters.ts';
import partnerQuery from '../../__generated__/partnerDocumentsItemQuery$parameters.ts';
import partnersQuery from '../../__generated__/partnerDocumentsListQuery$parameters.ts';
import patternQuery from '../../__generated__/patternDocumentsItemQuery$parameters.ts';
import patternsQuery from '../../__generated__/patternDocumentsListQuery$parameters.ts';
import timelineItemQuery from '../../__generated__/timelineDocumentsItemQuery$parameters.ts';
import timelineQuery from '../../__generated__/timelineDocumentsListQuery$parameters.ts';
import { newsListVariables, readNewsListFilter } from '../../news/admin/newsListFilter.ts';
import { activeVariables } from '../list/activeFilter.ts';
import { translationVariables } from '../list/translationGap.ts';
import { sectionRoutes } from '../section/sectionRoutes.tsx';

const activeTranslationVariables = (search: string) => ({
  ...activeVariables(search),
  ...translationVariables(search),
});

/** The sections of the nouns that editors list and edit in a form, each in its own chunk. */
export function nounRoutes(environment: Environment): RouteObject[] {
  return [
    sectionRoutes(environment, {
      path: 'communities',
      list: communitiesQuery,
      item: communityQuery,
      variables: activeTranslationVariables,
      load: async () => (await import('../../communities/admin/communitiesSection.tsx')).communitiesSection,
    }),
    sectionRoutes(environment, {
      path: 'glossary',
      list: glossaryQuery,
      item: glossaryTermQuery,
      load: async () => (await import('../../glossary/admin/glossarySection.tsx')).glossarySection,
    }),
    sectionRoutes(environment, {
      path: 'news',
      list: newsQuery,
      item: newsArticleQuery,
      variables: (search) => newsListVariables(readNewsListFilter(search)),
      load: async () => (await import('../../news/admin/newsSection.tsx')).newsSection,
    }),
    sectionRoutes(environment, {
      path: 'partners',
      list: partnersQuery,
      item: partnerQuery,
      variables: activeVariables,
      load: async () => (await import('../../partners/admin/partnersSection.tsx')).partnersSection,
    }),
    sectionRoutes(environment, {
      path: 'patterns',
      list: patternsQuery,
      item: patternQuery,
      variables: translationVariables,
      load: async () => (await import('../../patterns/admin/patternsSection.tsx')).patternsSection,
    }),
    sectionRoutes(environment, {
      path: 'timeline',
      list: timelineQuery,
      item: timelineItemQuery,
      variables: activeTranslationVariables,
      load: async () => (await import('../../timeline/admin/timelineSection.tsx')).timelineSection,
    }),
  ];
}
