import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NewsPicture_article$key } from '../__generated__/NewsPicture_article.graphql.ts';
import { PictureAt } from '../images/PictureAt.tsx';
import { cardPlace, rowCardPlace, type PicturePlace } from '../ui/picturePlace.ts';
import * as styles from './NewsPicture.css.ts';

interface Props {
  article: NewsPicture_article$key;
  /** Where it appears: on a card of a grid or of three, above a list or other stories, in a row, or above an article. */
  at?: keyof typeof places;
  /** Whether it is the first picture of a page, which is fetched before the others. */
  first?: boolean;
}

const leadPlace: readonly PicturePlace[] = [
  { from: 'lg', width: 'calc(min(55.2vw, 54rem) - 2rem)', ratio: 3 / 2 },
  { width: 'calc(92vw - 0.7rem)', ratio: 3 / 2 },
];
/** Eight columns of twelve; on phones, as wide as the window. */
const storyPlace: readonly PicturePlace[] = [
  { from: 'lg', width: 'min(61.2vw - 0.9rem, 59.5rem)', ratio: 21 / 9 },
  { from: 'md', width: 'calc(91.9vw - 0.7rem)', ratio: 21 / 9 },
  { width: '100vw', ratio: 21 / 9 },
];
const pebblePlace: readonly PicturePlace[] = [{ width: '4rem', ratio: 8 / 7 }];
const widePlace: readonly PicturePlace[] = [
  { from: 'md', width: '100vw', height: 'min(37.5vw, 26rem)' },
  { width: '100vw', ratio: 16 / 9 },
];

/** The size of a cloth, and its place in the layout or a picture’s. */
const places = {
  card: { width: 640, height: 400, place: cardPlace },
  rowCard: { width: 640, height: 400, place: rowCardPlace },
  lead: { width: 960, height: 640, place: leadPlace },
  story: { width: 960, height: 320, place: storyPlace },
  pebble: { width: 128, height: 112, place: pebblePlace },
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
