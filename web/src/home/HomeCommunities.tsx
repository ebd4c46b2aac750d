import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { HomeCommunities_query$key } from '../__generated__/HomeCommunities_query.graphql.ts';
import { CommunityLedgerRow } from '../communities/CommunityLedgerRow.tsx';
import { homeTexts } from './homeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { ArrowRightIcon } from '../ui/icons.tsx';
import { Ledger } from '../ui/Ledger.tsx';
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
              ...CommunityLedgerRow_community
            }
          }
        }
      }
    `,
    query,
  );
  const communities = data?.communities?.edges ?? [];
  return (
    <Ledger
      id="communities"
      title={texts.title}
      lead={texts.lead}
      more={
        <Link to="/communities">
          {texts.all} <ArrowRightIcon />
        </Link>
      }
    >
      {communities.map(({ node }) => (
        <CommunityLedgerRow key={node.id} community={node} />
      ))}
      {communities.length === 0 && <SampleCommunities />}
    </Ledger>
  );
}
