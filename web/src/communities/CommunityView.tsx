import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { CommunityView_community$key } from '../__generated__/CommunityView_community.graphql.ts';
import { communityTexts } from './communityTexts.ts';
import { pick } from '../shared/language.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { buttonStyle } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Container } from '../ui/Container.tsx';
import { ArrowLeftIcon, MapPinIcon } from '../ui/icons.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { CommunityContacts } from './CommunityContacts.tsx';
import { CommunityPicture } from './CommunityPicture.tsx';
import * as styles from './CommunityView.css.ts';
import { getInvolvedAddress } from './communityAddress.ts';
import { useCommunityHead } from './useCommunityHead.ts';

interface Props {
  community: CommunityView_community$key;
}

/** A community with its cloth, its full description and its contacts. */
export function CommunityView({ community: key }: Props) {
  const texts = useTexts(communityTexts);
  const { language } = useLanguage();
  const community = useFragment(
    graphql`
      fragment CommunityView_community on Community {
        nameEn
        nameId
        descriptionEn
        descriptionId
        location
        contact {
          ...CommunityContacts_contact
        }
        ...CommunityPicture_community
        ...useCommunityHead_community
      }
    `,
    key,
  );
  useCommunityHead(community);
  const name = pick(language, community.nameEn, community.nameId);
  return (
    <article>
      <div className={styles.cloth}>
        <CommunityPicture community={community} at="wide" first />
      </div>
      <Container width="wide">
        <div className={styles.body}>
          <div className={styles.words}>
            <Link to="/communities" className={styles.back}>
              <ArrowLeftIcon /> {texts.backToCommunities}
            </Link>
            <SectionHeading level={1} size="display">
              {name}
            </SectionHeading>
            <p className={styles.place}>
              <MapPinIcon /> {community.location}
            </p>
            <p className={styles.description}>
              {pick(language, community.descriptionEn, community.descriptionId)}
            </p>
          </div>
          <aside aria-labelledby="contact" className={styles.aside}>
            <Card ground="panel" padding="large">
              <div className={styles.contact}>
                <h2 id="contact" className={type.heading}>
                  {texts.contact}
                </h2>
                <div className={styles.contacts}>
                  <CommunityContacts contact={community.contact} />
                </div>
                <p className={type.small}>{texts.getInvolvedText}</p>
                <Link to={getInvolvedAddress(name)} className={buttonStyle()}>
                  {texts.getInvolved}
                </Link>
              </div>
            </Card>
          </aside>
        </div>
      </Container>
    </article>
  );
}
