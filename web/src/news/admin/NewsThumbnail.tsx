import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NewsThumbnail_article$key } from '../../__generated__/NewsThumbnail_article.graphql.ts';
import * as styles from './NewsThumbnail.css.ts';

interface Props {
  article: NewsThumbnail_article$key;
}

/** An article's picture in small; the cloth that belongs to it when there is none, or none to be had. */
export function NewsThumbnail({ article }: Props) {
  const { databaseId, imageUrl } = useFragment(
    graphql`
      fragment NewsThumbnail_article on NewsArticle {
        databaseId
        imageUrl
      }
    `,
    article,
  );
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const hasPicture = imageUrl && imageUrl !== brokenUrl;
  return (
    <img
      src={hasPicture ? imageUrl : `/api/placeholder/96/64?seed=news-${databaseId}`}
      alt=""
      width={96}
      height={64}
      loading="lazy"
      decoding="async"
      className={styles.thumbnail}
      onError={() => setBrokenUrl(imageUrl ?? null)}
    />
  );
}
