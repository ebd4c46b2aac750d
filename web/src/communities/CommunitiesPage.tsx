import { graphql } from 'react-relay/hooks.js';
import type { CommunitiesPageQuery } from '../__generated__/CommunitiesPageQuery.graphql.ts';
import { useHead } from '../page/head.ts';
import { communityTexts } from './communityTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { ToFirstPage } from '../page/ListEnds.tsx';
import { usePageParameters } from '../page/usePageParameters.ts';
import { PageData } from '../page/PageData.tsx';
import { PageHero } from '../ui/PageHero.tsx';
import { Section } from '../ui/Section.tsx';
import { useRefetchOnFocus } from '../page/pageContext.ts';
import { CommunitiesEmpty } from './CommunitiesEmpty.tsx';
import { CommunitiesList } from './CommunitiesList.tsx';
import { CommunityFigures } from './CommunityFigures.tsx';

const query = graphql`
  query CommunitiesPageQuery($after: String) @preloadable {
    ...CommunityFigures_query
    ...CommunitiesList_query @arguments(cursor: $after, start: $after)
  }
`;

/** The active communities (docs/product.md#community-pages). */
export function CommunitiesPage() {
  const texts = useTexts(communityTexts);
  const isFirst = !usePageParameters().has('after');
  useHead({ title: texts.title, description: texts.headDescription, hidden: !isFirst });
  useRefetchOnFocus();
  return (
    <>
      <PageHero seed="communities-10" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
      <PageData<CommunitiesPageQuery> query={query}>
        {(data) => (
          <>
            <CommunityFigures query={data} />
            <Section id="list" title={texts.listTitle}>
              {!isFirst && <ToFirstPage address="/communities" />}
              {data ? <CommunitiesList query={data} /> : <CommunitiesEmpty />}
            </Section>
          </>
        )}
      </PageData>
    </>
  );
}
