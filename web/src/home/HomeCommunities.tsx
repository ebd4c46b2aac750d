import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { HomeCommunities_query$key } from '../__generated__/HomeCommunities_query.graphql.ts';
import { CommunityCard } from '../communities/CommunityCard.tsx';
import { homeTexts } from './homeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { buttonStyle } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import * as styles from './grids.css.ts';
import { SampleCommunities } from './SampleCommunities.tsx';

interface Props {
  query: HomeCommunities_query$key | null;
}

export function HomeCommunities({ query }: Props) {
  const { communities: texts } = useTexts(homeTexts);
  const data = useFragment(
    graphql`
      fragment HomeCommunities_query on Query {
        communities(first: 6, active: true) {
          edges {
            node {
              id
              ...CommunityCard_community
            }
          }
        }
      }
    `,
    query,
  );
  const communities = data?.communities?.edges ?? [];
  return (
    <Section id="communities" ground="panel" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead}>
      <ul className={styles.upToThree}>
        {communities.map(({ node }) => (
          <li key={node.id}>
            <CommunityCard community={node} />
          </li>
        ))}
        {communities.length === 0 && <SampleCommunities />}
      </ul>
      <p className={styles.more}>
        <Link to="/communities" className={buttonStyle({ variant: 'secondary' })}>
          {texts.all}
        </Link>
      </p>
    </Section>
  );
}
