import type { Point } from './pen.ts';
import { tremor, type Random } from './random.ts';

/** A patch of a torus: its outline, and its neighbors. */
export type Patch = { outline: Point[]; neighbors: Set<number> };

/** A corner of a cell. Keeps the site on the other side of the edge that starts there. */
export type Corner = { at: Point; beyond: number };

/** The part of a cell where `over` is not positive; the new edge lies at the site `beyond`. */
export function cut(cell: readonly Corner[], over: (at: Point) => number, beyond: number): Corner[] {
  return cell.flatMap((corner, i) => {
    const following = cell[(i + 1) % cell.length]!;
    const [a, b] = [over(corner.at), over(following.at)];
    const share = a / (a - b);
    const at: Point = [
      corner.at[0] + (following.at[0] - corner.at[0]) * share,
      corner.at[1] + (following.at[1] - corner.at[1]) * share,
    ];
    if (a <= 0) return b <= 0 ? [corner] : [corner, { at, beyond }];
    return b <= 0 ? [{ at, beyond: corner.beyond }] : [];
  });
}

/**
 * Divides a tile into `columns` × `rows` unequal patches (Voronoi cells on a torus, so that the division repeats),
 * bends their borders like coastlines and insets them by `gutter` units.
 */
export function patches(
  next: Random,
  { width, height }: { width: number; height: number },
  [columns, rows]: readonly [number, number],
  gutter: number,
): Patch[] {
  const [dx, dy] = [width / columns, height / rows];
  const sites: Point[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      sites.push([
        (column + (row % 2 ? 0.75 : 0.25)) * dx + tremor(next, dx * 0.3),
        (row + 0.5) * dy + tremor(next, dy * 0.3),
      ]);

  // Whole waves per tile keep the bent plane periodic.
  const waves = [1, 2, 3].map((k) => [k, next() * 7, next() * 7] as const);
  const turn = Math.PI * 2;
  const bend = ([x, y]: Point): Point => [
    x +
      waves.reduce(
        (sum, [k, p]) =>
          sum + (dx * 0.16 * Math.sin(turn * ((k * y) / height + (x / width) * (k - 2)) + p)) / k,
        0,
      ),
    y +
      waves.reduce(
        (sum, [k, , p]) =>
          sum + (dy * 0.16 * Math.sin(turn * ((k * x) / width - (y / height) * (k - 2)) + p)) / k,
        0,
      ),
  ];

  return sites.map((site) => {
    let cell: Corner[] = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([x, y]) => ({ at: [site[0] + x! * width, site[1] + y! * height] as const, beyond: -1 }));
    sites.forEach((other, beyond) => {
      for (const sx of [-width, 0, width])
        for (const sy of [-height, 0, height]) {
          const [nx, ny] = [other[0] + sx - site[0], other[1] + sy - site[1]];
          if (nx === 0 && ny === 0) continue;
          // Positive on the other site’s side of the bisector.
          const over = ([x, y]: Point) => (x - site[0] - nx / 2) * nx + (y - site[1] - ny / 2) * ny;
          cell = cut(cell, over, beyond);
        }
    });

    const center = bend(site);
    const outline = cell.flatMap(({ at: [x, y] }, i) => {
      const [x2, y2] = cell[(i + 1) % cell.length]!.at;
      const cuts = Math.max(1, Math.round(Math.hypot(x2 - x, y2 - y) / (Math.min(dx, dy) * 0.36)));
      return Array.from({ length: cuts }, (_, k): Point => {
        const [px, py] = bend([x + ((x2 - x) * (k + 0.5)) / cuts, y + ((y2 - y) * (k + 0.5)) / cuts]);
        const inward = gutter / Math.hypot(center[0] - px, center[1] - py);
        return [px + (center[0] - px) * inward, py + (center[1] - py) * inward];
      });
    });
    return { outline, neighbors: new Set(cell.map(({ beyond }) => beyond)) };
  });
}
