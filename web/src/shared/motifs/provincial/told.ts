import type { Motif } from '../motif.ts';
import { dots, leaf, ring, spiral, svg, through } from '../pen.ts';

/** Itik pulang petang: ducks walking home in file. */
export const itik: Motif = ({ ink: { ink, accent } }) => ({
  width: 22,
  height: 14,
  body: `<path d="M7.6 7.4C8.4 5 4 4 3.2 7.2C2.4 11 9 12 11.6 8C13.8 4.6 14 1.4 17.4 1.4S20.8 6.2 18.2 6.6S15.6 4.2 17.2 4" fill="none" stroke="${ink}" stroke-width="1.9" stroke-linecap="round"/>${dots(
    [
      [9.4, 2.8],
      [16, 9.8],
    ],
    1,
    accent,
  )}<path d="M0 13H22" stroke="${accent}" stroke-width="1"/>`,
});

/** Kapal: a ship with raised stems, on the waves. */
export const kapal: Motif = ({ ink: { ground, ink, accent } }) => ({
  width: 36,
  height: 26,
  body: `<path d="M3.6 11C5 15 7 16 10 16H26C29 16 31 15 32.4 11C33.4 17.6 29 21 25 21H11C7 21 2.6 17.6 3.6 11Z" fill="${ink}"/><path d="M3.8 12C1 8 5.4 5.6 6.6 9M32.2 12C35 8 30.6 5.6 29.4 9M12 16V11M24 16V11M18 16V2" fill="none" stroke="${ink}" stroke-width="1.4" stroke-linecap="round"/><path d="M9.6 11.6L18 5.6L26.4 11.6Z" fill="${ink}"/><path d="M18 1L25 2.7L18 4.4Z" fill="${accent}"/>${dots(
    [
      [11, 18.4],
      [14.5, 18.4],
      [18, 18.4],
      [21.5, 18.4],
      [25, 18.4],
    ],
    0.7,
    ground,
  )}<path d="M0 24Q3 21.6 6 24T12 24T18 24T24 24T30 24T36 24" fill="none" stroke="${accent}" stroke-width="1.3"/>`,
});

/** Allo: the sun, a disc in rays. */
export const allo: Motif = ({ ink: { ground, ink, accent } }) => {
  const rays = ring(16, 12.8).map(
    ([x, y]) =>
      svg`M${15 + x} ${15 + y}L${15 + x * 0.66 - y * 0.12} ${15 + y * 0.66 + x * 0.12}L${15 + x * 0.66 + y * 0.12} ${15 + y * 0.66 - x * 0.12}Z`,
  );
  return {
    width: 30,
    height: 30,
    body: `<path d="${rays.join('')}" fill="${ink}"/><circle cx="15" cy="15" r="6.6" fill="${accent}" stroke="${ink}" stroke-width="1.6"/>${dots(
      ring(8, 4.3).map(([x, y]) => [15 + x, 15 + y]),
      0.8,
      ground,
    )}${dots([[15, 15]], 1.7, ground)}<path d="M0-4L1.4-1.4L4 0L1.4 1.4L0 4ZM30-4V4L28.6 1.4L26 0L28.6-1.4ZM0 26L1.4 28.6L4 30H0ZM30 26V30H26L28.6 28.6Z" fill="${ink}"/>`,
  };
};

/** Plume: two feathers of a bird of paradise, and the curl of its tail wire. */
export const plume: Motif = ({ ink: { ink, accent } }) => ({
  width: 40,
  height: 34,
  body: `<path d="M4 31Q9 8 36 2Q17 12 4 31ZM4 31Q20 20 39 22Q22 27.6 4 31Z" fill="${ink}"/><path d="M4 31Q17 12 39 12Q22 18 4 31Z" fill="${accent}"/><path d="${through([[4, 31], [3, 20], ...spiral([8.6, 6.4], 165, 420, [4.6, 0.8])])}" fill="none" stroke="${ink}" stroke-width="1.2" stroke-linecap="round"/>`,
});

/** Honai: round houses under thatch. */
export const honai: Motif = ({ ink: { ground, ink, accent } }) => ({
  width: 28,
  height: 24,
  body: `<path d="M3 13.6C4 6.6 9 3.4 14 1.4C19 3.4 24 6.6 25 13.6C21 15 7 15 3 13.6Z" fill="${ink}"/><path d="M14 3.5V14M14 3.5Q8.6 7 7.6 13.6M14 3.5Q19.4 7 20.4 13.6" fill="none" stroke="${ground}" stroke-width=".8"/><path d="M7.4 15.4V21M10.2 15.6V21M17.8 15.6V21M20.6 15.4V21" stroke="${accent}" stroke-width="1.8"/><path d="M12.2 21V17.6A1.8 1.8 0 0 1 15.8 17.6V21Z" fill="${ink}"/>${dots(
    [
      [0, 22],
      [28, 22],
      [0, 5],
      [28, 5],
    ],
    1.2,
    accent,
  )}<path d="${leaf([0, 19], -90, 8, 4)}${leaf([28, 19], -90, 8, 4)}" fill="${accent}"/>`,
});
