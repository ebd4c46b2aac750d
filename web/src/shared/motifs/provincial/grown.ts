import type { Motif } from '../motif.ts';
import { dots, leaf, spiral, through, type Point } from '../pen.ts';

/** Sulur: a vine that winds on without end, with a tendril in every bend. */
export const sulur: Motif = ({ ink: { ink, accent } }) => {
  const curl = spiral([7.5, 11.4], 25, -470, [7.6, 1.2]);
  const turned = ([x, y]: Point): Point => [30 - x, 30 - y];
  return {
    width: 30,
    height: 30,
    body: `<path d="M-5 8C0 8-2 22 7.5 22S13 8 22.5 8S28 22 35 22${through(curl)}${through(curl.map(turned))}" fill="none" stroke="${ink}" stroke-width="1.7" stroke-linecap="round"/><path d="${leaf([13, 5], 215, 8, 4.4)}${leaf([17, 25], 35, 8, 4.4)}" fill="${accent}"/>${dots(
      [
        [15, 1],
        [0, 27],
        [30, 27],
      ],
      1.2,
      accent,
    )}`,
  };
};

/** Kelor: the leaf of the moringa tree, with its round leaflets. */
export const kelor: Motif = ({ ink: { ink, accent } }) => ({
  width: 26,
  height: 26,
  body: `<path d="M13 24.6V5M13 20L16 18M13 20L10 18M13 14L16 12M13 14L10 12" stroke="${accent}" stroke-width="1.1" stroke-linecap="round"/><path d="M17 17.6l2.8-1.6M9 17.6l-2.8-1.6M16.8 11.4l2.5-1.6M9.2 11.4l-2.5-1.6M15.6 6l1.4-1.7M10.4 6l-1.4-1.7M13 3.6V2.6" stroke="${ink}" stroke-width="3.9" stroke-linecap="round"/>${dots(
    [
      [0, 10.6],
      [26, 10.6],
      [0, 14.2],
      [26, 14.2],
      [0, 24],
      [26, 24],
    ],
    1.1,
    accent,
  )}`,
});

/** Cengkeh: cloves, with the bud still in its crown. */
export const cengkeh: Motif = ({ ink: { ink, accent } }) => ({
  width: 24,
  height: 28,
  body: `<g transform="rotate(24 12 14)">${dots([[12, 6]], 3.5, accent)}<path d="M9 10.6Q9.4 18 10.8 25H13.2Q14.6 18 15 10.6C17.8 8.6 18.6 5.6 17.4 2.6C16.4 5 15.4 6.4 14 7.2Q12.8 8 12 10Q11.2 8 10 7.2C8.6 6.4 7.6 5 6.6 2.6C5.4 5.6 6.2 8.6 9 10.6Z" fill="${ink}"/></g><path d="${leaf([21, 25], -80, 9, 4.6)}${leaf([2.6, 4], 80, 9, 4.6)}" fill="${accent}"/>${dots(
    [
      [20, 12],
      [4, 19],
    ],
    1,
    ink,
  )}`,
});

/** Besurek: strokes of a broad pen that write nothing. */
export const besurek: Motif = ({ ink: { ink, accent } }) => ({
  width: 34,
  height: 22,
  body: `<path d="M1 9C2 18 12 20 17 13C20 8.6 24 5.6 33 8C26 7.4 23 10 20.6 14C15 22.6 2 21 1 9Z" fill="${ink}"/><path d="${through(spiral([9.4, 10], 60, -420, [5, 1]))}${through(spiral([27, 14.6], 250, 400, [4.6, 0.9]))}" fill="none" stroke="${ink}" stroke-width="1.4" stroke-linecap="round"/><path d="${leaf([14.6, 6.4], -24, 9, 4.4)}${leaf([20, 19.5], 20, 6, 3)}" fill="${accent}"/>`,
});
