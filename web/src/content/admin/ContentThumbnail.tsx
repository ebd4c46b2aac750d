import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ContentThumbnail_picture$key } from '../../__generated__/ContentThumbnail_picture.graphql.ts';
import { PictureAt } from '../../images/PictureAt.tsx';
import * as styles from './ContentRow.css.ts';

interface Props {
  url: string;
  picture: ContentThumbnail_picture$key | null | undefined;
}

const place = [{ width: '4.5rem', ratio: 3 / 2 }];

/** The thumbnail of a picture’s address; nothing if there is no picture, since the address is next to it. */
export function ContentThumbnail({ url, picture: key }: Props) {
  const picture = useFragment(
    graphql`
      fragment ContentThumbnail_picture on Picture {
        ...PictureAt_picture
      }
    `,
    key,
  );
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (url === brokenUrl) return null;
  return (
    <PictureAt
      url={url}
      picture={picture}
      width={72}
      height={48}
      place={place}
      className={styles.thumbnail}
      onError={() => setBrokenUrl(url)}
    />
  );
}
