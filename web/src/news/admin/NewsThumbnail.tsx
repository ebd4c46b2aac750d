import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NewsThumbnail_article$key } from '../../__generated__/NewsThumbnail_article.graphql.ts';
import { PictureAt } from '../../images/PictureAt.tsx';
import type { PicturePlace } from '../../ui/picturePlace.ts';
import * as styles from './NewsThumbnail.css.ts';

interface Props {
  article: NewsThumbnail_article$key;
}

const place: readonly PicturePlace[] = [
  { from: 'md', width: '6rem', ratio: 3 / 2 },
  { width: '4.5rem', ratio: 3 / 2 },
];

/** An article's picture in small; the cloth that belongs to it when there is none, or none to be had. */
export function NewsThumbnail({ article }: Props) {
  const { databaseId, imageUrl, image } = useFragment(
    graphql`
      fragment NewsThumbnail_article on NewsArticle {
        databaseId
        imageUrl
        image {
          ...PictureAt_picture
        }
      }
    `,
    article,
  );
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const hasPicture = imageUrl && imageUrl !== brokenUrl;
  return (
    <PictureAt
      url={hasPicture ? imageUrl : `/api/placeholder/96/64?seed=news-${databaseId}`}
      picture={hasPicture ? image : null}
      width={96}
      height={64}
      place={place}
      className={styles.thumbnail}
      onError={() => setBrokenUrl(imageUrl ?? null)}
    />
  );
}
