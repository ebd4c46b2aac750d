import type { MotifOptions, MotifTile } from './motif.ts';
import { hash } from './random.ts';

export type Point = readonly [x: number, y: number];

/** Markup from a template: numbers are rounded to one decimal, `false` and `undefined` are omitted. */
export function svg(parts: TemplateStringsArray, ...values: (string | number | false | undefined)[]): string {
  let out = parts[0] ?? '';
  values.forEach((value, i) => {
    out += typeof value === 'number' ? round(value) : value || '';
    out += parts[i + 1] ?? '';
  });
  return out;
}

/** A number as short text, without a leading zero. */
export const round = (value: number, digits = 1): string =>
  String(+value.toFixed(digits) || 0).replace(/^(-?)0\./, '$1.');

/** Removes the spaces that a path does not need. */
export const squeeze = (markup: string): string =>
  markup.replace(/ d="[^"]+"/g, (d) => d.replace(/ -/g, '-').replace(/(\.\d+) (?=\.)/g, '$1'));

/** A prefix for ids, from everything that determines the drawing: equal prefixes mean equal definitions. */
export function scope(motif: string, { ink, seed }: MotifOptions): string {
  return `${motif[0]}${(hash([motif, seed, ink.ground, ink.ink, ink.accent].join()) % 36 ** 5).toString(36).padStart(5, '0')}`;
}

/** Places a defined figure: moved, rotated (degrees), scaled. */
export function use(id: string, [x, y]: Point, turn = 0, scale = 1, flip = false): string {
  const by = round(scale, 2);
  const size = flip ? `scale(-${by} ${by})` : by === '1' ? '' : `scale(${by})`;
  const angle = Math.round(turn * 10) === 0 ? '' : svg`rotate(${turn})`;
  return svg`<use href="#${id}" transform="translate(${x} ${y})${angle}${size}"/>`;
}

/**
 * Path data scaled, rotated (degrees), and moved: for small figures, since browsers style and lay out every copy of a
 * defined one. Takes M, L, C, and Q, absolute or relative.
 */
export function place(path: string, [x, y]: Point, turn = 0, scale = 1): string {
  const [[cos, sin]] = ring(1, scale, turn) as [Point];
  return path.replace(/([MLCQ])([^a-z]*)/gi, (_, command: string, numbers: string) => {
    const [dx, dy] = command === command.toUpperCase() ? [x, y] : [0, 0];
    const pairs = [...numbers.matchAll(/(-?\d*\.?\d+) ?(-?\d*\.?\d+)/g)].map(
      ([, a, b]) => [+a!, +b!] as const,
    );
    return (
      command + pairs.map(([a, b]) => svg`${a * cos - b * sin + dx} ${a * sin + b * cos + dy}`).join(' ')
    );
  });
}

/** Repeats a figure of this radius at every shift by a whole tile where it overlaps the tile. */
export function wrap(
  { width, height }: { width: number; height: number },
  [x, y]: Point,
  radius: number,
  draw: (at: Point) => string,
): string {
  let out = '';
  for (const cx of [x - width, x, x + width])
    for (const cy of [y - height, y, y + height])
      if (cx + radius > 0 && cx - radius < width && cy + radius > 0 && cy - radius < height)
        out += draw([cx, cy]);
  return out;
}

/**
 * A closed, soft curve with the points as its control polygon, in whole units: for large shapes. The points lie at even
 * units, so that the middles between them are whole, and each `t` mirrors the control point exactly onto the next one.
 */
export function soft(points: readonly Point[]): string {
  const even = points.map(([x, y]): Point => [Math.round(x / 2) * 2, Math.round(y / 2) * 2]);
  const at = (i: number) => even[(i + even.length) % even.length]!;
  const [[x, y], [lastX, lastY]] = [at(0), at(-1)];
  const steps = even.map(
    (_, i) => svg`${(at(i + 1)[0] - at(i - 1)[0]) / 2} ${(at(i + 1)[1] - at(i - 1)[1]) / 2}`,
  );
  const start = svg`M${(lastX + x) / 2} ${(lastY + y) / 2}q${(x - lastX) / 2} ${(y - lastY) / 2} ${steps[0]}`;
  return `${start}t${steps.slice(1).join(' ')}z`.replaceAll(' -', '-');
}

/** An almond from (-length/2, 0) to (length/2, 0); `full` from 0 (leaf) to 1 (bean). */
export function almond(length: number, width: number, full = 0.9): string {
  const [a, k] = [length / 2, width / 1.5];
  return svg`M${-a} 0C${-a * full} ${-k} ${a * full} ${-k} ${a} 0C${a * full} ${k} ${-a * full} ${k} ${-a} 0Z`;
}

/** A pointed leaf from its foot towards `angle` (degrees, clockwise from the right), as path data. */
export function leaf([x, y]: Point, angle: number, length: number, width = length * 0.4): string {
  const [[dx, dy], [nx, ny]] = [ring(1, length, angle), ring(1, width, angle + 90)].flat() as [Point, Point];
  return svg`M${x} ${y}q${dx / 2 + nx} ${dy / 2 + ny} ${dx} ${dy}q${-dx / 2 - nx} ${-dy / 2 - ny} ${-dx} ${-dy}`;
}

/** Dots (cecek) at the points. */
export const dots = (points: readonly Point[], radius: number, fill: string): string =>
  svg`<path d="${points.map(([x, y]) => svg`M${x} ${y}h0`).join('')}" stroke="${fill}" stroke-width="${radius * 2}" stroke-linecap="round"/>`;

/** The square marks of nitik at the points. Short strokes, since librsvg drops square caps without length. */
export const squares = (points: readonly Point[], size: number, fill: string): string =>
  svg`<path d="${points.map(([x, y]) => svg`M${x - size / 2} ${y}h${size}`).join('')}" stroke="${fill}" stroke-width="${size}"/>`;

/** Points on a circle, the first at `from` degrees. */
export function ring(count: number, radius: number, from = 0): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const angle = ((from + (360 * i) / count) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** Points on a spiral round a center, from one radius to another while turning (degrees, clockwise). */
export const spiral = ([x, y]: Point, from: number, turn: number, [first, last]: readonly [number, number]) =>
  Array.from({ length: 9 }, (_, i): Point => {
    const [dx, dy] = ring(1, first + ((last - first) * i) / 8, from + (turn * i) / 8)[0]!;
    return [x + dx, y + dy];
  });

/**
 * A `<pattern>` that repeats the tile, over `ground` if given. `scale` is rounded so that the tile covers whole user
 * units, which changes the proportions by less than a pixel and keeps the seams sharp.
 */
export function pattern(id: string, tile: MotifTile, scale = 1, ground?: string): string {
  const { width, height, body } = tile;
  const [w, h] = [Math.max(4, Math.round(width * scale)), Math.max(4, Math.round(height * scale))];
  const box = svg`viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"`;
  const field = ground && svg`<path fill="${ground}" d="M0 0H${width}V${height}H0Z"/>`;
  return svg`<pattern id="${id}" width="${w}" height="${h}" ${w !== width || h !== height ? box : ''} patternUnits="userSpaceOnUse">${field}${body}</pattern>`;
}

/** A smooth line through the points (Catmull-Rom), closed on request. */
export function through(points: readonly Point[], closed = false): string {
  const last = points.length - 1;
  const at = (i: number) =>
    points[closed ? (i + points.length) % points.length : Math.min(last, Math.max(0, i))]!;
  const d = [svg`M${at(0)[0]} ${at(0)[1]}`];
  // Relative and with mirrored handles, for brevity; the pen’s exact position is tracked, so errors do not accumulate.
  let pen = at(0).map((v) => Number(v.toFixed(1))) as [number, number];
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const [p, a, b, n] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const [x, y] = pen;
    const first = svg`c${a[0] + (b[0] - p[0]) / 6 - x} ${a[1] + (b[1] - p[1]) / 6 - y} `;
    const rest = svg`${b[0] - (n[0] - a[0]) / 6 - x} ${b[1] - (n[1] - a[1]) / 6 - y} ${b[0] - x} ${b[1] - y}`;
    d.push(`${i === 0 ? first : i === 1 ? 's' : ' '}${rest}`);
    pen = [x + Number((b[0] - x).toFixed(1)), y + Number((b[1] - y).toFixed(1))];
  }
  return closed ? `${d.join('')}z` : d.join('');
}
