import { graphql } from 'react-relay/hooks.js';
import type { CommunitiesPageQuery } from '../__generated__/CommunitiesPageQuery.graphql.ts';
import { useHead } from '../page/head.ts';
import { communityTexts } from './communityTexts.ts';
import { provinceTexts } from '../shared/provinceTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { ToFirstPage } from '../page/ListEnds.tsx';
import { usePageParameters } from '../page/usePageParameters.ts';
import { PageData } from '../page/PageData.tsx';
import { PageHero } from '../ui/PageHero.tsx';
import { Section } from '../ui/Section.tsx';
import { useRefetchOnFocus } from '../page/pageContext.ts';
import { CommunitiesEmpty } from './CommunitiesEmpty.tsx';
import { CommunitiesList } from './CommunitiesList.tsx';
import { provinceIn } from './communityAddress.ts';
import { CommunityFigures } from './CommunityFigures.tsx';
import { ProvinceBar } from './ProvinceBar.tsx';

const query = graphql`
  query CommunitiesPageQuery($province: Province, $after: String) @preloadable {
    ...CommunityFigures_query @arguments(province: $province)
    ...ProvinceBar_query @arguments(province: $province)
    ...CommunitiesList_query @arguments(province: $province, cursor: $after, start: $after)
  }
`;

/** The active communities, of all provinces or of one (docs/product.md#community-pages). */
export function CommunitiesPage() {
  const texts = useTexts(communityTexts);
  const { provinces } = useTexts(provinceTexts);
  const parameters = usePageParameters();
  const code = provinceIn(parameters);
  const province = code ? provinces[code] : undefined;
  const isFirst = !parameters.has('after');
  const title = province ? texts.titleOf(province) : texts.title;
  useHead({
    title,
    description: province ? texts.headDescriptionOf(province) : texts.headDescription,
    ...(province && { trail: [{ title: texts.title, path: '/communities' }] }),
    hidden: !isFirst,
  });
  useRefetchOnFocus();
  return (
    <>
      <PageHero seed="communities-10" eyebrow={texts.eyebrow} title={title} lead={texts.lead} />
      <PageData<CommunitiesPageQuery> query={query}>
        {(data) => (
          <>
            {!province && <CommunityFigures query={data} />}
            <Section id="list" title={texts.listTitle}>
              {province && <ProvinceBar query={data} province={province} />}
              {!isFirst && <ToFirstPage address="/communities" />}
              {data ? <CommunitiesList query={data} province={province} /> : <CommunitiesEmpty />}
            </Section>
          </>
        )}
      </PageData>
    </>
  );
}
