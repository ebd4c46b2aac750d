import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { OtherCommunities_query$key } from '../__generated__/OtherCommunities_query.graphql.ts';
import { communityTexts } from './communityTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { ArrowRightIcon } from '../ui/icons.tsx';
import { Ledger } from '../ui/Ledger.tsx';
import { CommunityLedgerRow } from './CommunityLedgerRow.tsx';

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
              ...CommunityLedgerRow_community
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
    <Ledger
      id="others"
      title={texts.others}
      lead={texts.lead}
      more={
        <Link to="/communities">
          {texts.showAll} <ArrowRightIcon />
        </Link>
      }
    >
      {others.map(({ node }) => (
        <CommunityLedgerRow key={node.id} community={node} />
      ))}
    </Ledger>
  );
}
