import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { CommunityCard_community$key } from '../__generated__/CommunityCard_community.graphql.ts';
import { communityTexts } from './communityTexts.ts';
import { pick } from '../shared/language.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { BriefText } from '../ui/BriefText.tsx';
import { buttonStyle } from '../ui/Button.tsx';
import * as styles from './CommunityCard.css.ts';
import { CommunityCardFrame } from './CommunityCardFrame.tsx';
import { CommunityContacts } from './CommunityContacts.tsx';
import { CommunityPicture } from './CommunityPicture.tsx';
import { getInvolvedAddress } from './communityAddress.ts';

interface Props {
  community: CommunityCard_community$key;
}

/** A community in a grid, with its contacts and its two links. */
export function CommunityCard({ community: key }: Props) {
  const texts = useTexts(communityTexts);
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
        <p className={styles.actions}>
          <Link
            to={`/communities/${community.databaseId}`}
            className={buttonStyle({ variant: 'secondary', size: 'small' })}
          >
            <BriefText brief={texts.learnMore} full={texts.learnMoreOf(name)} />
          </Link>
          <Link
            to={getInvolvedAddress(name)}
            aria-label={texts.getInvolvedWith(name)}
            className={buttonStyle({ variant: 'ghost', size: 'small' })}
          >
            {texts.getInvolved}
          </Link>
        </p>
      </div>
    </CommunityCardFrame>
  );
}
