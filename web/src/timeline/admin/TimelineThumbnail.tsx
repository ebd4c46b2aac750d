import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TimelineThumbnail_item$key } from '../../__generated__/TimelineThumbnail_item.graphql.ts';
import { PictureAt } from '../../images/PictureAt.tsx';
import type { PicturePlace } from '../../ui/picturePlace.ts';
import { withSize } from '../../ui/placeholder.ts';
import * as styles from './TimelineRow.css.ts';

interface Props {
  item: TimelineThumbnail_item$key;
}

const place: readonly PicturePlace[] = [
  { from: 'md', width: '6rem', ratio: 3 / 2 },
  { width: '4.5rem', ratio: 3 / 2 },
];

/** An item's picture in small; a cloth of its own when the picture cannot be had. */
export function TimelineThumbnail({ item }: Props) {
  const { databaseId, imageUrl, image } = useFragment(
    graphql`
      fragment TimelineThumbnail_item on TimelineItem {
        databaseId
        imageUrl
        image {
          ...PictureAt_picture
        }
      }
    `,
    item,
  );
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isBroken = imageUrl === brokenUrl;
  return (
    <PictureAt
      url={isBroken ? `/api/placeholder/96/64?seed=timeline-${databaseId}` : withSize(imageUrl, 96, 64)}
      picture={isBroken ? null : image}
      width={96}
      height={64}
      place={place}
      className={styles.thumbnail}
      onError={() => setBrokenUrl(imageUrl)}
    />
  );
}
