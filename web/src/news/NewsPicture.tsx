import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NewsPicture_article$key } from '../__generated__/NewsPicture_article.graphql.ts';
import { PictureAt } from '../images/PictureAt.tsx';
import { cardPlace, rowCardPlace, type PicturePlace } from '../ui/picturePlace.ts';
import * as styles from './NewsPicture.css.ts';

interface Props {
  article: NewsPicture_article$key;
  /** Where it appears: on a card of a grid or of three, above a list, or at the top of an article. */
  at?: keyof typeof places;
  /** Whether it is the first picture of a page, which is fetched before the others. */
  first?: boolean;
}

const leadPlace: readonly PicturePlace[] = [
  { from: 'lg', width: 'calc(min(55.2vw, 54rem) - 2rem)', ratio: 3 / 2 },
  { width: 'calc(92vw - 0.7rem)', ratio: 3 / 2 },
];
const widePlace: readonly PicturePlace[] = [
  { from: 'md', width: '100vw', height: 'min(37.5vw, 26rem)' },
  { width: '100vw', ratio: 16 / 9 },
];

/** The size of a cloth, and its place in the layout or a picture’s. */
const places = {
  card: { width: 640, height: 400, place: cardPlace },
  rowCard: { width: 640, height: 400, place: rowCardPlace },
  lead: { width: 960, height: 640, place: leadPlace },
  wide: { width: 1280, height: 480, place: widePlace },
};

/** An article’s picture, or its cloth, which is decorative and has no alternative text. */
export function NewsPicture({ article, at = 'card', first = false }: Props) {
  const { databaseId, imageUrl, image } = useFragment(
    graphql`
      fragment NewsPicture_article on NewsArticle {
        databaseId
        imageUrl
        image {
          ...PictureAt_picture
        }
      }
    `,
    article,
  );
  const { width, height } = places[at];
  return (
    <PictureAt
      {...places[at]}
      url={imageUrl ?? `/api/placeholder/${width}/${height}?seed=news-${databaseId}`}
      picture={image}
      first={first}
      className={styles.at[at]}
    />
  );
}
