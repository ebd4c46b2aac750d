import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { GuardianCommunities_query$key } from '../__generated__/GuardianCommunities_query.graphql.ts';
import { CommunityLedgerRow } from '../communities/CommunityLedgerRow.tsx';
import { heritageTexts } from './heritageTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { PartFailure } from '../page/PartFailure.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ArrowRightIcon } from '../ui/icons.tsx';
import { Ledger, LedgerNote } from '../ui/Ledger.tsx';

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
              ...CommunityLedgerRow_community
            }
          }
        }
      }
    `,
    query,
  );
  const communities = data?.communities?.edges;
  return (
    <Ledger
      id="guardians"
      title={texts.guardians}
      lead={texts.guardiansLead}
      more={
        <Link to="/communities">
          {texts.allCommunities} <ArrowRightIcon />
        </Link>
      }
    >
      {communities?.map(({ node }) => (
        <CommunityLedgerRow key={node.id} community={node} />
      ))}
      {!communities?.length && (
        <LedgerNote>{communities ? <EmptyState title={texts.noGuardians} /> : <PartFailure />}</LedgerNote>
      )}
    </Ledger>
  );
}
