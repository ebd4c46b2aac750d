import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PatternThumbnail_pattern$key } from '../../__generated__/PatternThumbnail_pattern.graphql.ts';
import { PictureAt } from '../../images/PictureAt.tsx';
import type { PicturePlace } from '../../ui/picturePlace.ts';
import { withSize } from '../../ui/placeholder.ts';
import { patternCloth } from '../patternCloth.ts';
import * as styles from './PatternRow.css.ts';

interface Props {
  pattern: PatternThumbnail_pattern$key;
}

const place: readonly PicturePlace[] = [
  { from: 'md', width: '6rem', ratio: 3 / 2 },
  { width: '4.5rem', ratio: 3 / 2 },
];

/** A pattern's cloth in small, as the heritage page shows it; one of its own when the picture cannot be had. */
export function PatternThumbnail({ pattern }: Props) {
  const { databaseId, imageUrl, image, nameEn, nameId } = useFragment(
    graphql`
      fragment PatternThumbnail_pattern on BatikPattern {
        databaseId
        imageUrl
        image {
          ...PictureAt_picture
        }
        nameEn
        nameId
      }
    `,
    pattern,
  );
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isBroken = imageUrl === brokenUrl;
  const given = isBroken ? `/api/placeholder/96/64?seed=pattern-${databaseId}` : imageUrl;
  return (
    <PictureAt
      url={withSize(patternCloth(given, [nameId, nameEn]).url, 96, 64)}
      picture={isBroken ? null : image}
      width={96}
      height={64}
      place={place}
      className={styles.thumbnail}
      onError={() => setBrokenUrl(imageUrl)}
    />
  );
}
