import { graphql } from 'react-relay/hooks.js';
import type { HeritagePageQuery } from '../__generated__/HeritagePageQuery.graphql.ts';
import { heritageFallbacks } from '../shared/content/keys/heritage.ts';
import { useContent } from '../content/useContent.ts';
import { useHead } from '../page/head.ts';
import { PageData } from '../page/PageData.tsx';
import { useSiteName } from '../page/SiteIdentity.tsx';
import { useRefetchOnFocus } from '../page/pageContext.ts';
import { GuardianCommunities } from './GuardianCommunities.tsx';
import { HeritageHero } from './HeritageHero.tsx';
import { HeritageMission } from './HeritageMission.tsx';
import { Milestones } from './Milestones.tsx';
import { SacredPatterns } from '../patterns/SacredPatterns.tsx';

const query = graphql`
  query HeritagePageQuery @preloadable {
    content(groups: [heritage]) {
      ...useContent_entries
    }
    ...SacredPatterns_query
    ...GuardianCommunities_query
  }
`;

/** Explains batik and who keeps it alive (docs/product.md#heritage). */
export function HeritagePage() {
  useRefetchOnFocus();
  return <PageData<HeritagePageQuery> query={query}>{(data) => <Sections data={data} />}</PageData>;
}

function Sections({ data }: { data: HeritagePageQuery['response'] | null }) {
  const name = useSiteName();
  const content = useContent(data?.content, heritageFallbacks);
  useHead({
    title: `${content('heritage.hero.title')} – ${name}`,
    description: content('heritage.hero.subtitle'),
  });
  return (
    <>
      <HeritageHero entries={data?.content} />
      <Milestones entries={data?.content} />
      <SacredPatterns query={data} />
      <GuardianCommunities query={data} />
      <HeritageMission entries={data?.content} />
    </>
  );
}
