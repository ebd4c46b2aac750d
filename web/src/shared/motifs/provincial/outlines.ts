import { provinceCodes, type ProvinceCode } from '../../provinces.ts';
import { cut, type Corner } from '../patches.ts';
import { ring, soft, type Point } from '../pen.ts';
import { random } from '../random.ts';
import { placements } from './placements.ts';

export const clothShapes = ['wide', 'narrow'] as const;
export type ClothWidth = (typeof clothShapes)[number];

/** The length of one unit of the placements, in units of the drawing. */
export const unit = 80;

/** The view boxes. The patches on the edges reach over the placements’ own 16.35 × 6.7 and 7.2 × 11.1 units. */
export const clothBox = {
  wide: { x: -26, y: -20, width: 1354, height: 562 },
  narrow: { x: 0, y: -18, width: 576, height: 888 },
} as const satisfies Record<ClothWidth, { x: number; y: number; width: number; height: number }>;

/** The half-width of a patch before its neighbors cut it. */
const radius: Record<ClothWidth, number> = { wide: 0.73, narrow: 0.64 };
/** Patches farther apart than this do not meet. */
const reach = 1.75;
const gap = 0.05;
/** The distance between the points of an outline: the larger, the rounder its corners. */
const step = 0.17;

/** A disc as a hand cuts it, with its center at the origin. */
function disc(code: ProvinceCode, size: number): Point[] {
  const next = random(`patch ${code}`);
  const [three, five] = [next() * 2 * Math.PI, next() * 2 * Math.PI];
  return ring(20, size).map(([x, y]) => {
    const angle = Math.atan2(y, x);
    const wobble = 1 + 0.05 * Math.sin(3 * angle + three) + 0.035 * Math.sin(5 * angle + five);
    return [x * wobble * 1.04, y * wobble * 0.97];
  });
}

/** Points along a closed line, about a `step` apart. */
function resample(corners: readonly Point[]): Point[] {
  const edges = corners.map(([x, y], i) => {
    const [toX, toY] = corners[(i + 1) % corners.length]!;
    return { x, y, dx: toX - x, dy: toY - y, length: Math.hypot(toX - x, toY - y) };
  });
  const around = edges.reduce((sum, { length }) => sum + length, 0);
  const count = Math.round(around / step);
  return Array.from({ length: count }, (_, i) => {
    let ahead = (around * i) / count;
    const edge = edges.find(({ length }) => ahead < length || ((ahead -= length), false))!;
    return [edge.x + (edge.dx * ahead) / edge.length, edge.y + (edge.dy * ahead) / edge.length];
  });
}

function outline(code: ProvinceCode, width: ClothWidth): string {
  const [x, y] = placements[code][width];
  let corners = disc(code, radius[width]).map((at): Corner => ({ at, beyond: -1 }));
  provinceCodes.forEach((other, beyond) => {
    const [dx, dy] = [placements[other][width][0] - x, placements[other][width][1] - y];
    const apart = Math.hypot(dx, dy);
    if (other === code || apart >= reach) return;
    corners = cut(corners, ([px, py]) => (px * dx + py * dy) / apart - (apart - gap) / 2, beyond);
  });
  return soft(resample(corners.map(({ at }) => at)).map(([px, py]) => [(x + px) * unit, (y + py) * unit]));
}

/** The outlines of the patches as path data, in the units of the cloth of that width. */
export const outlines = (width: ClothWidth) =>
  Object.fromEntries(provinceCodes.map((code) => [code, outline(code, width)])) as Record<
    ProvinceCode,
    string
  >;
