import { graphql } from 'react-relay/hooks.js';
import type { HeritagePageQuery } from '../__generated__/HeritagePageQuery.graphql.ts';
import { heritageFallbacks } from '../shared/content/keys/heritage.ts';
import { useContent } from '../content/useContent.ts';
import { useHead } from '../page/head.ts';
import { usePageParameters } from '../page/usePageParameters.ts';
import { PageData } from '../page/PageData.tsx';
import { useRefetchOnFocus } from '../page/pageContext.ts';
import { GuardianCommunities } from './GuardianCommunities.tsx';
import { HeritageMission } from './HeritageMission.tsx';
import { Milestones } from './Milestones.tsx';
import { PatternsHead } from '../patterns/PatternsHead.tsx';
import { SacredPatterns } from '../patterns/SacredPatterns.tsx';

const query = graphql`
  query HeritagePageQuery($after: String) @preloadable {
    content(groups: [heritage]) {
      ...useContent_entries
    }
    ...PatternsHead_query
    ...SacredPatterns_query @arguments(after: $after)
    ...GuardianCommunities_query
  }
`;

/** Explains batik and who keeps it alive (docs/product.md#heritage). */
export function HeritagePage() {
  useRefetchOnFocus();
  return <PageData<HeritagePageQuery> query={query}>{(data) => <Sections data={data} />}</PageData>;
}

function Sections({ data }: { data: HeritagePageQuery['response'] | null }) {
  const content = useContent(data?.content, heritageFallbacks);
  const isFirst = !usePageParameters().has('after');
  const [title, lead] = [content('heritage.hero.title'), content('heritage.hero.subtitle')];
  useHead({ title, description: lead, hidden: !isFirst });
  return (
    <>
      <PatternsHead query={data} title={title} lead={lead} />
      <Milestones entries={data?.content} />
      <SacredPatterns query={data} isFirst={isFirst} />
      <GuardianCommunities query={data} />
      <HeritageMission entries={data?.content} />
    </>
  );
}
