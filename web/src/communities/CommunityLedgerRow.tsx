import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CommunityLedgerRow_community$key } from '../__generated__/CommunityLedgerRow_community.graphql.ts';
import { pick } from '../shared/language.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { LedgerRow } from '../ui/Ledger.tsx';
import { CommunityActions } from './CommunityActions.tsx';
import { CommunityContacts } from './CommunityContacts.tsx';
import { CommunityPicture } from './CommunityPicture.tsx';

interface Props {
  community: CommunityLedgerRow_community$key;
}

/** A community in a ledger; open, it shows its description, its contacts and its two links. */
export function CommunityLedgerRow({ community: key }: Props) {
  const { language } = useLanguage();
  const community = useFragment(
    graphql`
      fragment CommunityLedgerRow_community on Community {
        databaseId
        nameEn
        nameId
        descriptionEn
        descriptionId
        location
        contact {
          ...CommunityContacts_contact
        }
        ...CommunityPicture_community
      }
    `,
    key,
  );
  const name = pick(language, community.nameEn, community.nameId);
  return (
    <LedgerRow
      name={name}
      place={community.location}
      picture={<CommunityPicture community={community} at="ledger" />}
      text={pick(language, community.descriptionEn, community.descriptionId)}
      aside={<CommunityContacts contact={community.contact} />}
    >
      <CommunityActions databaseId={community.databaseId} name={name} />
    </LedgerRow>
  );
}
