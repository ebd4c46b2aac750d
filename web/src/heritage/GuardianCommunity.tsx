import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { GuardianCommunity_community$key } from '../__generated__/GuardianCommunity_community.graphql.ts';
import { PictureAt } from '../images/PictureAt.tsx';
import { pick } from '../shared/language.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { ArrowRightIcon } from '../ui/icons.tsx';
import type { PicturePlace } from '../ui/picturePlace.ts';
import { withSize } from '../ui/placeholder.ts';
import * as styles from './GuardianCommunities.css.ts';

interface Props {
  community: GuardianCommunity_community$key;
}

const place: readonly PicturePlace[] = [
  { from: 'sm', width: '6.5rem', ratio: 1 },
  { width: '5rem', ratio: 1 },
];

/** A community in a list: a swatch of its cloth, its name and its location. */
export function GuardianCommunity({ community: key }: Props) {
  const { language } = useLanguage();
  const { databaseId, nameEn, nameId, location, imageUrl, image } = useFragment(
    graphql`
      fragment GuardianCommunity_community on Community {
        databaseId
        nameEn
        nameId
        location
        imageUrl
        image {
          ...PictureAt_picture
        }
      }
    `,
    key,
  );
  return (
    <li className={styles.community}>
      <PictureAt
        url={withSize(imageUrl, 208, 208)}
        picture={image}
        width={208}
        height={208}
        place={place}
        className={styles.swatch}
      />
      <div>
        <h3 className={type.title}>
          <Link to={`/communities/${databaseId}`} className={styles.link}>
            {pick(language, nameEn, nameId)}
          </Link>
        </h3>
        <p className={styles.place}>{location}</p>
      </div>
      <span className={styles.arrow}>
        <ArrowRightIcon />
      </span>
    </li>
  );
}
