import { graphql } from 'react-relay/hooks.js';
import type { CompetitionPageQuery } from '../__generated__/CompetitionPageQuery.graphql.ts';
import { competitionHeroFallbacks } from '../shared/content/keys/competition.ts';
import { calendarFallbacks } from '../shared/content/keys/competitionTimeline.ts';
import { finalContest } from '../shared/editionCalendar.ts';
import { useContent } from '../content/useContent.ts';
import { useHead } from '../page/head.ts';
import { PageData } from '../page/PageData.tsx';
import { useRefetchOnFocus } from '../page/pageContext.ts';
import { Achievements } from './Achievements.tsx';
import { ActivityTimeline } from './ActivityTimeline.tsx';
import { CompetitionHead } from './CompetitionHead.tsx';
import { JudgingCriteria } from './JudgingCriteria.tsx';
import { Requirements } from './Requirements.tsx';
import { Stages } from './Stages.tsx';

const fallbacks = { ...competitionHeroFallbacks, ...calendarFallbacks };

const query = graphql`
  query CompetitionPageQuery @preloadable {
    content(groups: [competition]) {
      ...useContent_entries
    }
  }
`;

/** How to become an ambassador; all of its text is content (docs/product.md#competition). */
export function CompetitionPage() {
  useRefetchOnFocus();
  return <PageData<CompetitionPageQuery> query={query}>{(data) => <Sections data={data} />}</PageData>;
}

function Sections({ data }: { data: CompetitionPageQuery['response'] | null }) {
  const content = useContent(data?.content, fallbacks);
  const final = finalContest(content);
  const place = content('competition.timeline.place');
  useHead({
    title: content('competition.title'),
    description: content('competition.content'),
    ...(final &&
      place && { subject: { kind: 'event', name: final.title, start: final.start, end: final.end, place } }),
  });
  return (
    <>
      <CompetitionHead entries={data?.content} />
      <ActivityTimeline entries={data?.content} />
      <Achievements entries={data?.content} />
      <Stages entries={data?.content} />
      <JudgingCriteria entries={data?.content} />
      <Requirements entries={data?.content} />
    </>
  );
}
