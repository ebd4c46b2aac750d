import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  clothFor,
  cloth,
  inks,
  motifs,
  tileSvg,
  toDataUri,
  tumpal,
  wardrobe,
  type MotifName,
} from './index.ts';
import { pattern } from './pen.ts';
import { provincialMotifs } from './provincial/fills.ts';

const names = Object.keys(motifs) as MotifName[];
const drawnByHand = { ...motifs, tumpal };
const all = { ...drawnByHand, ...provincialMotifs };
const ink = inks.wedelan;
const seed = 'a3f1';

async function pixels(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => (y * info.width + x) * info.channels;
  /** The distance of a color from the range of colors at (x, y) and its eight neighbors. */
  const strange = (x: number, y: number, color: Uint8Array) => {
    let most = 0;
    for (let c = 0; c < 3; c++) {
      let [low, high] = [255, 0];
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const value = data[at(x + dx, y + dy) + c]!;
          low = Math.min(low, value);
          high = Math.max(high, value);
        }
      most = Math.max(most, low - color[c]!, color[c]! - high);
    }
    return most;
  };
  const color = (x: number, y: number) => data.subarray(at(x, y), at(x, y) + 3);
  return { color, strange, width: info.width, height: info.height };
}

/** Twice the size, so that even the thinnest line has a core in its own color. */
const root = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}"><path fill="${ink.ground}" d="M0 0h${width}v${height}H0Z"/>${body}</svg>`;

test.each(Object.entries(drawnByHand))('%s differs between seeds', (_name, draw) => {
  expect(draw({ ink, seed }).body).not.toBe(draw({ ink, seed: 'b' }).body);
});

describe.each(Object.entries(all))('%s', (name, draw) => {
  test('draws the same tile for the same seed', () => {
    expect(draw({ ink, seed })).toEqual(draw({ ink, seed }));
    expect(draw({ ink, seed }).body).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('has sides of whole units and no seams', async () => {
    const tile = draw({ ink, seed });
    const { width, height } = tile;
    expect([width % 1, height % 1]).toEqual([0, 0]);
    const [w, h] = [width * 2, height * 2];
    const laid = await pixels(
      root(w, h, `${pattern('p', tile)}<path fill="url(#p)" d="M0 0h${w}v${h}H0Z"/>`),
    );

    // Unclipped, every figure that crosses an edge is drawn whole. A tile that fails to repeat it would differ.
    const shifts = [-1, 0, 1, 2].flatMap((x) =>
      (name === 'tumpal' ? [0, 1] : [-1, 0, 1, 2]).map((y) => [x, y]),
    );
    const copies = shifts.map(([x, y]) => `<use href="#t" x="${x! * width}" y="${y! * height}"/>`).join('');
    const whole = await pixels(root(w, h, `<defs><g id="t">${tile.body}</g></defs>${copies}`));
    // Copies drawn twice have harder edges, so compare colors with those of the neighbors.
    let [torn, seen] = [0, 0];
    for (let y = 1; y < laid.height - 1; y++)
      for (let x = 1; x < laid.width - 1; x++) {
        if (Math.min(Math.abs(x - w), Math.abs(y - h)) > 16) continue;
        seen++;
        if (Math.max(whole.strange(x, y, laid.color(x, y)), laid.strange(x, y, whole.color(x, y))) > 40)
          torn++;
      }
    expect(torn / seen).toBeLessThan(0.002);
  });
});

describe('cloth', () => {
  test.each(names)('%s is small, valid XML of the requested size', async (motif) => {
    for (const [width, height] of [
      [60, 60],
      [400, 300],
      [300, 480],
    ] as const) {
      const svg = cloth({ motif, seed, width, height });
      expect(svg).toBe(cloth({ motif, seed, width, height }));
      expect(svg.length).toBeLessThan(motif === 'sekarJagad' ? 20_000 : 7500);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const { info } = await sharp(Buffer.from(svg)).png().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([width, height]);
    }
  });

  test('repeats by whole pixels, whatever the scale', async () => {
    const svg = cloth({ motif: 'kawung', seed, width: 333, height: 217, end: 'none' });
    const step = Number(/<pattern[^>]* width="(\d+)"/.exec(svg)?.[1]);
    const image = await pixels(svg);
    expect(step).toBeGreaterThan(20);
    for (let y = 0; y < image.height; y += 3)
      for (let x = 0; x + step < image.width; x += 3)
        expect(image.color(x, y)).toEqual(image.color(x + step, y));
  });

  test('gives each drawing its own id, however many cloths share a page', () => {
    const known = new Map<string, string>();
    for (const motif of names)
      for (const [other, width] of [
        [seed, 400],
        [seed, 401],
        ['b', 400],
      ] as const) {
        const svg = cloth({ motif, seed: other, width, height: 300 });
        const ids = [...svg.matchAll(/ id="([^"]+)"(?=(.{1,200}))/g)];
        expect(new Set(ids.map(([, id]) => id)).size).toBe(ids.length);
        for (const [, id, drawing] of ids) expect(drawing).toBe(known.get(id!) ?? drawing);
        for (const [, id, drawing] of ids) known.set(id!, drawing!);
        for (const [, id] of svg.matchAll(/(?:href="|url\()#(\w+)/g)) expect(known.has(id!)).toBe(true);
      }
  });

  test('depends only on the id, and differs between ids', () => {
    expect(clothFor('news-1')).toEqual(clothFor('news-1'));
    const found = Array.from({ length: 300 }, (_, i) => clothFor(`id-${i}`));
    expect(new Set(found.map(({ motif }) => motif))).toEqual(new Set(names));
    const pairs = Object.values(wardrobe).flat().length;
    expect(new Set(found.map(({ motif, ink: { ground, ink: line } }) => motif + ground + line)).size).toBe(
      pairs,
    );
  });

  test('works in a style sheet', async () => {
    const svg = tileSvg('parang', { ink, seed, scale: 0.5 });
    const uri = toDataUri(svg);
    expect(uri).not.toMatch(/["#<>\n]/);
    const decoded = decodeURIComponent(uri.slice(uri.indexOf(',') + 1));
    const { info } = await sharp(Buffer.from(decoded)).png().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([64, 64]);
  });
});
