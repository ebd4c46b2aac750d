import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CommunityLedgerRow_community$key } from '../__generated__/CommunityLedgerRow_community.graphql.ts';
import { LedgerRow } from '../ui/Ledger.tsx';
import { CommunityActions } from './CommunityActions.tsx';
import { CommunityContacts } from './CommunityContacts.tsx';
import { CommunityPicture } from './CommunityPicture.tsx';
import { useCommunityTexts } from './useCommunityTexts.ts';

interface Props {
  community: CommunityLedgerRow_community$key;
}

/** A community in a ledger; open, it shows its description, its contacts and its two links. */
export function CommunityLedgerRow({ community: key }: Props) {
  const community = useFragment(
    graphql`
      fragment CommunityLedgerRow_community on Community {
        contact {
          ...CommunityContacts_contact
        }
        ...CommunityActions_community
        ...CommunityPicture_community
        ...useCommunityTexts_community
      }
    `,
    key,
  );
  const { name, location, description } = useCommunityTexts(community);
  return (
    <LedgerRow
      name={name}
      place={location}
      picture={<CommunityPicture community={community} at="ledger" />}
      text={description}
      aside={<CommunityContacts contact={community.contact} />}
    >
      <CommunityActions community={community} />
    </LedgerRow>
  );
}
