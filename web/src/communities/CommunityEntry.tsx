import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CommunityEntry_community$key } from '../__generated__/CommunityEntry_community.graphql.ts';
import * as type from '../theme/typography.css.ts';
import { MapPinIcon } from '../ui/icons.tsx';
import { Spread } from '../ui/Spread.tsx';
import { description as spreadText } from '../ui/Spread.css.ts';
import { CommunityActions } from './CommunityActions.tsx';
import { CommunityContacts } from './CommunityContacts.tsx';
import * as styles from './CommunityEntry.css.ts';
import { CommunityPicture } from './CommunityPicture.tsx';
import { useCommunityTexts } from './useCommunityTexts.ts';

interface Props {
  community: CommunityEntry_community$key;
}

/** A community in the list: its cloth reaches the window’s edge, left and right by turn. */
export function CommunityEntry({ community: key }: Props) {
  const community = useFragment(
    graphql`
      fragment CommunityEntry_community on Community {
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
    <Spread picture={<CommunityPicture community={community} at="entry" />}>
      <h3 data-part="title" className={type.heading}>
        {name}
      </h3>
      <p className={styles.location}>
        <MapPinIcon /> {location}
      </p>
      {description.text && (
        <p lang={description.lang} className={spreadText}>
          {description.text}
        </p>
      )}
      <CommunityContacts contact={community.contact} />
      <CommunityActions community={community} />
    </Spread>
  );
}
