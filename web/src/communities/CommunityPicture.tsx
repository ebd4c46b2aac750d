import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CommunityPicture_community$key } from '../__generated__/CommunityPicture_community.graphql.ts';
import { PictureAt } from '../images/PictureAt.tsx';
import type { PicturePlace } from '../ui/picturePlace.ts';
import { ledgerPlace } from '../ui/Ledger.css.ts';
import { withSize } from '../ui/placeholder.ts';
import { spreadPlace } from '../ui/Spread.css.ts';
import * as styles from './CommunityPicture.css.ts';

interface Props {
  community: CommunityPicture_community$key;
  /** Where it appears: in the list, beside a ledger, or at the top of the community’s page. */
  at: keyof typeof places;
  /** Whether it is the first picture of a page, which is fetched before the others. */
  first?: boolean;
}

const widePlace: readonly PicturePlace[] = [
  { from: 'md', width: '100vw', height: 'min(34rem, 62vh)' },
  { width: '100vw', ratio: 4 / 3 },
];

/** The size of a cloth, and its place in the layout or a picture’s. */
const places = {
  entry: { width: 960, height: 420, place: spreadPlace },
  ledger: { width: 840, height: 600, place: ledgerPlace },
  wide: { width: 1600, height: 600, place: widePlace },
};

/** A community’s picture, or its cloth, which is decorative and has no alternative text. */
export function CommunityPicture({ community, at, first = false }: Props) {
  const { imageUrl, image } = useFragment(
    graphql`
      fragment CommunityPicture_community on Community {
        imageUrl
        image {
          ...PictureAt_picture
        }
      }
    `,
    community,
  );
  const { width, height } = places[at];
  return (
    <PictureAt
      {...places[at]}
      url={withSize(imageUrl, width, height)}
      picture={image}
      first={first}
      className={styles.at[at]}
    />
  );
}
