import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { CommunityView_community$key } from '../__generated__/CommunityView_community.graphql.ts';
import { communityTexts } from './communityTexts.ts';
import { provinceTexts } from '../shared/provinceTexts.ts';
import { OnlyIn } from '../page/OnlyIn.tsx';
import { useTexts } from '../language/LanguageProvider.tsx';
import { provinceAddress } from '../provinces/provinceAddress.ts';
import * as type from '../theme/typography.css.ts';
import { buttonStyle } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Container } from '../ui/Container.tsx';
import { ArrowRightIcon, MapPinIcon } from '../ui/icons.tsx';
import { ArrowLeftIcon } from '../ui/moreIcons.tsx';
import { quietLink } from '../ui/quietLink.css.ts';
import { CommunityContacts } from './CommunityContacts.tsx';
import { CommunityPicture } from './CommunityPicture.tsx';
import * as styles from './CommunityView.css.ts';
import { getInvolvedAddress } from './communityAddress.ts';
import { useCommunityHead } from './useCommunityHead.ts';
import { useCommunityTexts } from './useCommunityTexts.ts';

interface Props {
  community: CommunityView_community$key;
}

/** A community with its cloth, its full description and its contacts. */
export function CommunityView({ community: key }: Props) {
  const texts = useTexts(communityTexts);
  const { provinces } = useTexts(provinceTexts);
  const community = useFragment(
    graphql`
      fragment CommunityView_community on Community {
        province
        contact {
          ...CommunityContacts_contact
        }
        ...CommunityPicture_community
        ...useCommunityHead_community
        ...useCommunityTexts_community
      }
    `,
    key,
  );
  useCommunityHead(community);
  const { name, location, description } = useCommunityTexts(community);
  const { province } = community;
  return (
    <article>
      <div data-part="picture" className={styles.cloth}>
        <CommunityPicture community={community} at="wide" first />
      </div>
      <Container width="wide">
        <div className={styles.body}>
          <div className={styles.words}>
            <Link to="/communities" className={quietLink}>
              <ArrowLeftIcon /> {texts.backToCommunities}
            </Link>
            <h1 data-part="title" className={type.display}>
              {name}
            </h1>
            <p className={styles.place}>
              <MapPinIcon /> {location}
            </p>
            <p lang={description.lang} className={styles.description}>
              {description.text}
            </p>
            <OnlyIn language={description.lang} />
            {province && (
              <Link to={provinceAddress(province)} className={quietLink}>
                {texts.titleOf(provinces[province])} <ArrowRightIcon />
              </Link>
            )}
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
