import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PatternCloth_pattern$key } from '../__generated__/PatternCloth_pattern.graphql.ts';
import { clothSize, patternCloth } from './patternCloth.ts';
import * as styles from './PatternPanel.css.ts';

interface Props {
  pattern: PatternCloth_pattern$key;
}

/** The cloth of a pattern; the words beside it say what it is. */
export function PatternCloth({ pattern: key }: Props) {
  const { imageUrl, nameEn, nameId } = useFragment(
    graphql`
      fragment PatternCloth_pattern on BatikPattern {
        imageUrl
        nameEn
        nameId
      }
    `,
    key,
  );
  const { url, isDrawn } = patternCloth(imageUrl, [nameId, nameEn]);
  return (
    <div className={styles.cloth}>
      <img
        src={url}
        alt=""
        {...clothSize}
        loading="lazy"
        decoding="async"
        className={isDrawn ? styles.drawn : styles.picture}
      />
    </div>
  );
}
