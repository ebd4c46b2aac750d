import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CommunityThumbnail_community$key } from '../../__generated__/CommunityThumbnail_community.graphql.ts';
import { PictureAt } from '../../images/PictureAt.tsx';
import type { PicturePlace } from '../../ui/picturePlace.ts';
import { withSize } from '../../ui/placeholder.ts';
import * as styles from './CommunityRow.css.ts';

interface Props {
  community: CommunityThumbnail_community$key;
}

const place: readonly PicturePlace[] = [
  { from: 'md', width: '6rem', ratio: 3 / 2 },
  { width: '4.5rem', ratio: 3 / 2 },
];

/** A community's picture in small; a cloth of its own when the picture cannot be had. */
export function CommunityThumbnail({ community }: Props) {
  const { databaseId, imageUrl, image } = useFragment(
    graphql`
      fragment CommunityThumbnail_community on Community {
        databaseId
        imageUrl
        image {
          ...PictureAt_picture
        }
      }
    `,
    community,
  );
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isBroken = imageUrl === brokenUrl;
  return (
    <PictureAt
      url={isBroken ? `/api/placeholder/96/64?seed=community-${databaseId}` : withSize(imageUrl, 96, 64)}
      picture={isBroken ? null : image}
      width={96}
      height={64}
      place={place}
      className={styles.thumbnail}
      onError={() => setBrokenUrl(imageUrl)}
    />
  );
}
