import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CommunityCard_community$key } from '../__generated__/CommunityCard_community.graphql.ts';
import { pick } from '../shared/language.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { CommunityActions } from './CommunityActions.tsx';
import * as styles from './CommunityCard.css.ts';
import { CommunityCardFrame } from './CommunityCardFrame.tsx';
import { CommunityContacts } from './CommunityContacts.tsx';
import { CommunityPicture } from './CommunityPicture.tsx';

interface Props {
  community: CommunityCard_community$key;
}

/** A community in a grid, with its contacts and its two links. */
export function CommunityCard({ community: key }: Props) {
  const { language } = useLanguage();
  const community = useFragment(
    graphql`
      fragment CommunityCard_community on Community {
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
    <CommunityCardFrame
      name={name}
      location={community.location}
      description={pick(language, community.descriptionEn, community.descriptionId)}
      picture={<CommunityPicture community={community} />}
    >
      <div className={styles.foot}>
        <CommunityContacts contact={community.contact} />
        <CommunityActions databaseId={community.databaseId} name={name} />
      </div>
    </CommunityCardFrame>
  );
}
