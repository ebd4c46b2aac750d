import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RowThumbnail_picture$key } from '../../__generated__/RowThumbnail_picture.graphql.ts';
import { PictureAt } from '../../images/PictureAt.tsx';
import type { PicturePlace } from '../../ui/picturePlace.ts';
import type { PictureProps } from '../../ui/Picture.tsx';
import { withSize } from '../../ui/placeholder.ts';
import * as styles from './RowThumbnail.css.ts';

interface Props extends Pick<PictureProps, 'fit' | 'className'> {
  /** The picture’s address; empty for none. */
  url: string | null | undefined;
  picture: RowThumbnail_picture$key | null | undefined;
  /** Shown if there is no picture, or it cannot be loaded. */
  fallback: string;
}

const place: readonly PicturePlace[] = [{ width: '3rem', ratio: 4 / 3 }];

/** The thumbnail of a row’s picture. */
export function RowThumbnail({ url, picture, fallback, fit, className = styles.thumbnail }: Props) {
  const stored = useFragment(
    graphql`
      fragment RowThumbnail_picture on Picture {
        ...PictureAt_picture
      }
    `,
    picture,
  );
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const shown = url && url !== brokenUrl ? url : null;
  return (
    <PictureAt
      {...(fit && { fit })}
      className={className}
      // What is shown whole, such as a logo, keeps its original size.
      url={shown && fit === 'contain' ? shown : withSize(shown ?? fallback, 96, 72)}
      picture={shown === null ? null : stored}
      width={96}
      height={72}
      place={place}
      onError={() => setBrokenUrl(url ?? null)}
    />
  );
}
