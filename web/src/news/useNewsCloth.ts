import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useNewsCloth_article$key } from '../__generated__/useNewsCloth_article.graphql.ts';
import { isPicture, withSize } from '../ui/placeholder.ts';

/** An article’s own cloth: its address by its size in pixels. */
export function useNewsCloth(key: useNewsCloth_article$key): (width: number, height: number) => string {
  const { databaseId, imageUrl } = useFragment(
    graphql`
      fragment useNewsCloth_article on NewsArticle {
        databaseId
        imageUrl
      }
    `,
    key,
  );
  const cloth = imageUrl && !isPicture(imageUrl) ? imageUrl : `/api/placeholder/1/1?seed=news-${databaseId}`;
  return (width, height) => withSize(cloth, width, height);
}
