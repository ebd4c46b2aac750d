import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CommunityNotFound_query$key } from '../__generated__/CommunityNotFound_query.graphql.ts';
import { useHead } from '../page/head.ts';
import { chromeTexts } from '../language/chromeTexts.ts';
import { communityTexts } from './communityTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { PageHero } from '../ui/PageHero.tsx';
import { Section } from '../ui/Section.tsx';
import { CommunitiesList } from './CommunitiesList.tsx';

interface Props {
  query: CommunityNotFound_query$key;
}

/** Shows the list if a community does not exist. */
export function CommunityNotFound({ query }: Props) {
  const texts = useTexts(communityTexts);
  const { notFoundText } = useTexts(chromeTexts);
  const data = useFragment(
    graphql`
      fragment CommunityNotFound_query on Query {
        ...CommunitiesList_query
      }
    `,
    query,
  );
  useHead({ title: texts.title, description: texts.headDescription, hidden: true, status: 404 });
  return (
    <>
      <PageHero seed="communities-10" eyebrow={texts.eyebrow} title={texts.title} lead={notFoundText} />
      <Section id="list" title={texts.listTitle}>
        <CommunitiesList query={data} />
      </Section>
    </>
  );
}
