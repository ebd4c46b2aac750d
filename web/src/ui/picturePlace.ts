import { breakpoints } from '../theme/media.ts';

/**
 * A picture’s size in the layout, from a window width on. Lengths are CSS lengths in rem, vw and vh, and min(), max()
 * and calc() of them; a length in vw approximates a share of the page’s content, which grows with the window.
 */
export type PicturePlace = {
  /** The smallest window width; absent for all windows narrower than the others. */
  from?: keyof typeof breakpoints;
  width: string;
} & (
  | { /** Width divided by height. */ ratio: number }
  | { /** If it does not follow the width. */ height: string }
);

interface Size {
  width: number;
  height: number;
}

/** How a picture with another ratio fits its place: cropped at the edges, or with space next to it. */
export type PictureFit = 'cover' | 'contain';

/** The width at which a picture is drawn: a covering picture with a wider ratio is larger than its place. */
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
 * The `sizes` of a picture: the width at which the browser is going to draw it, so that it can choose a copy before it
 * knows the layout.
 * @param places the widest window’s first
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

/** In a grid of cards: one column, then two, then three. */
export const cardPlace: readonly PicturePlace[] = [
  { from: 'lg', width: 'calc(min(30.6vw, 30rem) - 1.35rem)', ...card },
  { from: 'md', width: 'calc(46vw - 1rem)', ...card },
  { width: 'calc(92vw - 0.8rem)', ...card },
];
