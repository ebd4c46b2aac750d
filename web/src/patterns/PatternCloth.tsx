import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PatternCloth_pattern$key } from '../__generated__/PatternCloth_pattern.graphql.ts';
import { PictureAt } from '../images/PictureAt.tsx';
import type { PicturePlace } from '../ui/picturePlace.ts';
import { clothSize, patternCloth } from './patternCloth.ts';
import * as styles from './PatternPanel.css.ts';

interface Props {
  pattern: PatternCloth_pattern$key;
}

/** Fills the whole panel, half of which the text covers. */
const place: readonly PicturePlace[] = [
  { from: 'md', width: '100vw', height: '35rem' },
  { width: '100vw', height: '15rem' },
];

/** The cloth of a pattern, decorative: the text next to it describes the pattern. */
export function PatternCloth({ pattern: key }: Props) {
  const { imageUrl, image, nameEn, nameId } = useFragment(
    graphql`
      fragment PatternCloth_pattern on BatikPattern {
        imageUrl
        image {
          ...PictureAt_picture
        }
        nameEn
        nameId
      }
    `,
    key,
  );
  const { url, isDrawn } = patternCloth(imageUrl, [nameId, nameEn]);
  return (
    <div className={styles.cloth}>
      <PictureAt
        url={url}
        picture={image}
        {...clothSize}
        place={place}
        className={isDrawn ? styles.drawn : styles.picture}
      />
    </div>
  );
}
