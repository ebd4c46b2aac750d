import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { GuardianCommunities_query$key } from '../__generated__/GuardianCommunities_query.graphql.ts';
import { heritageTexts } from './heritageTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { buttonStyle } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Section } from '../ui/Section.tsx';
import { GuardianCommunity } from './GuardianCommunity.tsx';
import * as styles from './GuardianCommunities.css.ts';

interface Props {
  /** Null if it could not be loaded. */
  query: GuardianCommunities_query$key | null;
}

/** The active communities, as guardians of the patterns. */
export function GuardianCommunities({ query }: Props) {
  const texts = useTexts(heritageTexts);
  const data = useFragment(
    graphql`
      fragment GuardianCommunities_query on Query {
        communities(first: 24, active: true) {
          edges {
            node {
              id
              ...GuardianCommunity_community
            }
          }
        }
      }
    `,
    query,
  );
  const communities = data?.communities?.edges ?? [];
  return (
    <Section id="guardians" title={texts.guardians} lead={texts.guardiansLead}>
      {communities.length === 0 ? (
        <EmptyState title={texts.noGuardians} />
      ) : (
        <ul className={styles.list}>
          {communities.map(({ node }) => (
            <GuardianCommunity key={node.id} community={node} />
          ))}
        </ul>
      )}
      <p>
        <Link to="/communities" className={buttonStyle({ variant: 'secondary' })}>
          {texts.allCommunities}
        </Link>
      </p>
    </Section>
  );
}
