import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OtherCommunities_query$key } from '../__generated__/OtherCommunities_query.graphql.ts';
import { communityTexts } from './communityTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Section } from '../ui/Section.tsx';
import * as styles from './CommunitiesList.css.ts';
import { CommunityCard } from './CommunityCard.tsx';

interface Props {
  query: OtherCommunities_query$key;
  /** The id of the community already shown. */
  except: string;
}

/** The number of other communities shown below a community. */
const otherCount = 3;

export function OtherCommunities({ query, except }: Props) {
  const texts = useTexts(communityTexts);
  const data = useFragment(
    graphql`
      fragment OtherCommunities_query on Query {
        others: communities(first: 4, active: true) {
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
  const others = (data.others?.edges ?? []).filter(({ node }) => node.id !== except).slice(0, otherCount);
  if (others.length === 0) return null;
  return (
    <Section id="others" title={texts.others}>
      <ul className={styles.grid}>
        {others.map(({ node }, index) => (
          <li key={node.id} className={index === 2 ? styles.third : undefined}>
            <CommunityCard community={node} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
