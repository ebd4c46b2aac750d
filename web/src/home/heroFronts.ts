import { random, tremor } from '../shared/motifs/random.ts';

/** The window for which the fronts are drawn, in pixels; elsewhere they are stretched. */
const [width, height] = [1440, 832];
/** The fronts reach this far beyond the right edge, so that they can move to the left. */
const beyond = 180;
/** The narrow window’s: from its top to below the last front. */
const [narrowWidth, narrowHeight] = [720, 400];

/** Seven waves from one end of a front to the other, calmer toward its end; `cross` is across it, `along` along it. */
function waves(seed: string, from: number, to: number, length: number): { cross: number; along: number }[] {
  const next = random(`front ${seed}`);
  const count = 7;
  return Array.from({ length: count + 1 }, (_, i) => {
    const calm = 1 - (0.5 * i) / count;
    const swing = i === count ? 0 : (i % 2 ? 1 : -1) * (40 + tremor(next, 6)) * 0.5 * calm;
    const shift = i % count === 0 ? 0 : tremor(next, length / count / 5);
    return { cross: from + ((to - from) * i) / count + swing, along: (length * i) / count + shift };
  });
}

/** Path data of a soft curve through the waves. */
function curve(
  points: { cross: number; along: number }[],
  at: (cross: number, along: number) => string,
): string {
  return points
    .slice(1)
    .map(({ cross, along }, i) => {
      const before = points[i]!;
      const middle = (before.along + along) / 2;
      return `C${at(before.cross, middle)} ${at(cross, middle)} ${at(cross, along)}`;
    })
    .join('');
}

const svg = (box: readonly [number, number], path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.join(' ')}" preserveAspectRatio="none"><path d="${path}"/></svg>`;

/** Everything right of a front that runs from `top` to `bottom`, in pixels from the left of a wide window. */
export function uprightFront(seed: string, top: number, bottom: number): string {
  const at = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;
  const points = waves(seed, top, bottom, height);
  const edge = width + beyond;
  return svg([edge, height], `M${at(points[0]!.cross, 0)}${curve(points, at)}H${edge}V0Z`);
}

/** Everything above a front that lies level at `y`, in pixels from the top of a narrow window’s hero. */
export function levelFront(seed: string, y: number): string {
  const at = (cross: number, along: number) => `${Math.round(along)} ${Math.round(cross)}`;
  const points = waves(seed, y, y, narrowWidth);
  return svg([narrowWidth, narrowHeight], `M0 0V${Math.round(points[0]!.cross)}${curve(points, at)}V0Z`);
}

/** The share of a frame’s width that lies in the window. */
export const shownShare = width / (width + beyond);
export const levelHeight = narrowHeight;
