import type { ClothWidth } from '../shared/motifs/provincial/outlines.ts';
import { placements } from '../shared/motifs/provincial/placements.ts';
import { provinceCodes, type ProvinceCode } from '../shared/provinces.ts';

const ways = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

/** How much farther a patch seems that lies aside of the way. */
const aside = 2;

/** The patch to which a key leads from another: the nearest one that way, the first or the last. Null for other keys. */
export function patchByKey(key: string, from: ProvinceCode, width: ClothWidth): ProvinceCode | null {
  if (key === 'Home') return provinceCodes[0];
  if (key === 'End') return provinceCodes.at(-1) ?? null;
  const way = Object.hasOwn(ways, key) && ways[key as keyof typeof ways];
  if (!way) return null;
  const [x, y] = placements[from][width];
  let nearest: ProvinceCode | null = null;
  let least = Infinity;
  for (const code of provinceCodes) {
    const [toX, toY] = placements[code][width];
    const [dx, dy] = [toX - x, toY - y];
    const along = dx * way[0] + dy * way[1];
    const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const distance = Math.hypot(along, aside * across);
    if (along > 0 && across <= 2 * along && distance < least) [nearest, least] = [code, distance];
  }
  return nearest;
}
