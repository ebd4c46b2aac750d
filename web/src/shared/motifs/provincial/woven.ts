import type { Motif } from '../motif.ts';
import { dots, svg, type Point } from '../pen.ts';

/** A lozenge around a point. */
const lozenge = (x: number, y: number, half: number) =>
  svg`M${x - half} ${y}l${half}-${half} ${half} ${half}-${half} ${half}Z`;

/** The corners of a tile of 24 units. */
const corners: Point[] = [
  [0, 0],
  [24, 0],
  [0, 24],
  [24, 24],
];

/** Pucuk rebung: rows of bamboo shoots, sheath within sheath. */
export const pucuk: Motif = ({ ink: { ground, ink, accent } }) => ({
  width: 16,
  height: 18,
  body: `<path d="M.6 15.6Q5.6 9.6 8 .8Q10.4 9.6 15.4 15.6Z" fill="${ink}"/><path d="M4.2 15.6Q7 11.6 8 6.4Q9 11.6 11.8 15.6Z" fill="${ground}"/><path d="M6.3 15.6Q7.6 13 8 10Q8.4 13 9.7 15.6ZM0 16.6H16V17.6H0Z" fill="${accent}"/>${dots(
    [
      [0, 3],
      [16, 3],
      [0, 7.2],
      [16, 7.2],
    ],
    1,
    accent,
  )}`,
});

/** Tenun: lozenges within lozenges, as woven. */
export const tenun: Motif = ({ ink: { ground, ink, accent } }) => ({
  width: 24,
  height: 24,
  body: `<path d="M0 12L12 0L24 12L12 24Z" fill="none" stroke="${ink}" stroke-width="1.4"/><path d="${lozenge(12, 12, 7.4)}" fill="${ink}"/><path d="${lozenge(12, 12, 5.4)}" fill="${ground}"/><path d="${lozenge(12, 12, 3.8)}" fill="${accent}"/><path d="${lozenge(12, 12, 1.3)}" fill="${ground}"/><path d="${corners
    .map(([x, y]) => lozenge(x, y, 4.6))
    .join('')}" fill="${accent}"/>${dots(corners, 1.2, ground)}`,
});

/** Tumpalan: tall triangles above a beaded band. */
export const tumpalan: Motif = ({ ink: { ground, ink, accent } }) => ({
  width: 18,
  height: 34,
  body: `<path d="M.4 27.6Q6.4 16 9 1Q11.6 16 17.6 27.6ZM0 28.6H18V29.6H0ZM0 32.8H18V33.8H0Z" fill="${ink}"/><path d="M3.8 27.6Q7.6 19 9 9.4Q10.4 19 14.2 27.6Z" fill="${ground}"/><path d="M9 27.6V14M9 26.8L6 23.4M9 26.8L12 23.4M9 22.6L7.2 19.4M9 22.6L10.8 19.4" fill="none" stroke="${accent}" stroke-width="1.3" stroke-linecap="round"/><path d="${lozenge(4.5, 31.2, 1.5)}${lozenge(13.5, 31.2, 1.5)}M0 0L2.2 5L0 13L-2.2 5ZM18 0L20.2 5L18 13L15.8 5Z" fill="${accent}"/>`,
});

/** Sasirangan: wavy stripes, and the marks of the stitches that drew the cloth together before the bath. */
export const sasirangan: Motif = ({ ink: { ground, ink, accent } }) => ({
  width: 26,
  height: 20,
  body: `<g fill="none" stroke-linecap="round"><path d="M7 0Q11 5 7 10T7 20" stroke="${ink}" stroke-width="4.4"/><path d="M7 0Q11 5 7 10T7 20" stroke="${ground}" stroke-width="1.4" stroke-dasharray="1 2.75"/><path d="M20 0Q24 5 20 10T20 20" stroke="${accent}" stroke-width="2"/><path d="M15.4 0Q19.4 5 15.4 10T15.4 20M24.6 0Q28.6 5 24.6 10T24.6 20M-1.4 0Q2.6 5-1.4 10T-1.4 20" stroke="${ink}" stroke-width="1.3" stroke-dasharray="0 3.43"/></g>`,
});

/** Noken: the looped string of a bag, knot by knot. */
export const noken: Motif = ({ ink: { ink, accent } }) => ({
  width: 18,
  height: 16,
  body: `<path d="M0 0Q6 2.5 9 8Q3 5.5 0 0ZM9 8Q15 10.5 18 16Q12 13.5 9 8ZM18 0Q12 2.5 9 8Q15 5.5 18 0ZM9 8Q3 10.5 0 16Q6 13.5 9 8Z" fill="none" stroke="${ink}" stroke-width="1.3"/>${dots(
    [
      [9, 8],
      [0, 0],
      [18, 0],
      [0, 16],
      [18, 16],
    ],
    1.8,
    ink,
  )}<path d="${lozenge(0, 8, 2.2)}${lozenge(18, 8, 2.2)}${lozenge(9, 0, 2.2)}${lozenge(9, 16, 2.2)}" fill="${accent}"/>`,
});

/** Bintang: stars with four long and four short points. */
export const bintang: Motif = ({ ink: { ground, ink, accent } }) => ({
  width: 24,
  height: 24,
  body: `<path d="M4.6 4.6Q12 10.6 19.4 4.6Q13.4 12 19.4 19.4Q12 13.4 4.6 19.4Q10.6 12 4.6 4.6Z" fill="${accent}"/><path d="M12 .4Q13 11 23.6 12Q13 13 12 23.6Q11 13 .4 12Q11 11 12 .4Z" fill="${ink}"/>${dots([[12, 12]], 1.6, ground)}${dots(
    corners,
    1.7,
    ink,
  )}`,
});
