import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NewsPicture_article$key } from '../__generated__/NewsPicture_article.graphql.ts';
import * as styles from './NewsPicture.css.ts';

interface Props {
  article: NewsPicture_article$key;
  /** Width to height. */
  ratio?: keyof typeof styles.ratio;
  /** The first picture of a page: it is fetched before the others. */
  first?: boolean;
}

const sizes = { card: [640, 400], lead: [960, 640], wide: [1280, 480] } as const;

/** An article's picture, or the cloth that belongs to it. Beside its title it tells nothing new, so it has no text. */
export function NewsPicture({ article, ratio = 'card', first = false }: Props) {
  const { databaseId, imageUrl } = useFragment(
    graphql`
      fragment NewsPicture_article on NewsArticle {
        databaseId
        imageUrl
      }
    `,
    article,
  );
  const [width, height] = sizes[ratio];
  return (
    <img
      src={imageUrl ?? `/api/placeholder/${width}/${height}?seed=news-${databaseId}`}
      alt=""
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={styles.ratio[ratio]}
    />
  );
}
