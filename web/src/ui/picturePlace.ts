import { breakpoints } from '../theme/media.ts';

/**
 * Where a picture stands in the layout, in windows from a width on. Lengths are CSS lengths in rem, vw and vh, and
 * min(), max() and calc() of them; a share of the window stands for the page's content, whose edges it follows.
 */
export type PicturePlace = {
  /** The smallest window; none for all that are smaller than the others' smallest. */
  from?: keyof typeof breakpoints;
  width: string;
} & (
  | { /** Width to height. */ ratio: number }
  | { /** Where it does not follow the width. */ height: string }
);

interface Size {
  width: number;
  height: number;
}

/** How a picture of another ratio meets its place: cut off at the edges, or with room beside it. */
export type PictureFit = 'cover' | 'contain';

/** The width in which a picture is drawn: one that is wider than the place it covers is larger than the place. */
function drawnWidth(place: PicturePlace, { width, height }: Size, fit: PictureFit): string {
  const picture = width / height;
  if ('height' in place) {
    return `${fit === 'cover' ? 'max' : 'min'}(${place.width}, ${place.height} * ${round(picture)})`;
  }
  const limit = fit === 'cover' ? Math.max : Math.min;
  const share = round(limit(1, picture / place.ratio));
  return share === 1 ? place.width : `calc(${place.width} * ${share})`;
}

const round = (value: number) => Number(value.toFixed(3));

/**
 * The `sizes` of a picture: in which width the browser is going to draw it, so that it can choose a copy before it
 * knows the layout.
 * @param places the widest windows' first
 * @param picture its own size, in pixels
 */
export function sizesOf(places: readonly PicturePlace[], picture: Size, fit: PictureFit): string {
  return places
    .map((place) => {
      const width = drawnWidth(place, picture, fit);
      return place.from ? `(min-width: ${breakpoints[place.from]}) ${width}` : width;
    })
    .join(', ');
}

const card = { ratio: 16 / 10 };
const oneCard = { width: 'calc(92vw - 0.8rem)', ...card };
const threeCards = { width: 'calc(min(30.6vw, 30rem) - 1.35rem)', ...card };

/** On a card of a grid: one across, then two, then three. */
export const cardPlace: readonly PicturePlace[] = [
  { from: 'lg', ...threeCards },
  { from: 'md', width: 'calc(46vw - 1rem)', ...card },
  oneCard,
];

/** On one of three cards: below each other, then beside each other. */
export const rowCardPlace: readonly PicturePlace[] = [
  { from: 'lg', ...threeCards },
  { from: 'md', width: 'calc(30.6vw - 0.9rem)', ...card },
  oneCard,
];
