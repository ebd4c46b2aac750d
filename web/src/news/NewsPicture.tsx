import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NewsPicture_article$key } from '../__generated__/NewsPicture_article.graphql.ts';
import { PictureAt } from '../images/PictureAt.tsx';
import type { PicturePlace } from '../ui/picturePlace.ts';
import { isPicture } from '../ui/placeholder.ts';
import { useNewsCloth } from './useNewsCloth.ts';
import * as styles from './NewsPicture.css.ts';

interface Props {
  article: NewsPicture_article$key;
  at: keyof typeof places;
  /** Whether it is the first picture of a page, which is fetched before the others. */
  first?: boolean;
}

const photograph = { ratio: 21 / 9 };
/** As wide as the page’s content; on phones, as the window. */
const tablet: PicturePlace = { from: 'md', width: 'calc(91.9vw - 0.7rem)', ...photograph };
const phone: PicturePlace = { width: '100vw', ...photograph };
/** Eight columns of twelve. */
const eight = [{ from: 'lg', width: 'min(61.2vw - 0.9rem, 59.5rem)', ...photograph }, tablet, phone] as const;
const half = { ratio: 3 / 2 };

/** The size of a cloth in each place, and the place of a picture (Story.css.ts). */
const places = {
  story: { width: 960, height: 320, place: eight },
  lead: { width: 960, height: 320, place: eight },
  half: {
    width: 640,
    height: 200,
    place: [
      { from: 'md', width: 'min(45.93vw - 1.08rem, 44.25rem)', ...half },
      { width: '100vw', ...half },
    ],
  },
  whole: { width: 1440, height: 288, place: [{ ...tablet, width: 'min(91.9vw - 0.7rem, 90rem)' }, phone] },
  bleed: {
    width: 1920,
    height: 420,
    place: [
      { from: 'md', width: '100vw', height: '26.25rem' },
      { width: '100vw', height: '14rem' },
    ],
  },
  pebble: { width: 128, height: 112, place: [{ width: '4rem', ratio: 8 / 7 }] },
} satisfies Record<string, { width: number; height: number; place: readonly PicturePlace[] }>;

/** An article’s picture, or its cloth, which is decorative and has no alternative text. */
export function NewsPicture({ article: key, at, first = false }: Props) {
  const article = useFragment(
    graphql`
      fragment NewsPicture_article on NewsArticle {
        imageUrl
        image {
          ...PictureAt_picture
        }
        ...useNewsCloth_article
      }
    `,
    key,
  );
  const { imageUrl, image } = article;
  const cloth = useNewsCloth(article);
  const { width, height } = places[at];
  return (
    <PictureAt
      {...places[at]}
      url={isPicture(imageUrl) ? imageUrl : cloth(width, height)}
      picture={image}
      first={first}
      className={styles.at[at]}
    />
  );
}
