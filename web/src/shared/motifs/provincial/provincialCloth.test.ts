import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { provinceCodes, type ProvinceCode } from '../../provinces.ts';
import type { Point } from '../pen.ts';
import { clothBox, outlines, unit, type ClothWidth } from './outlines.ts';
import { provincialCloth } from './provincialCloth.ts';

const widths = ['wide', 'narrow'] as const satisfies ClothWidth[];

const numbers = (text: string) => [...text.matchAll(/-?\d+/g)].map(Number);

/** Points on an outline: both ends and the middle of each of its curves. */
function trace(data: string): Point[] {
  const [, start, first, rest] = /^M([^q]+)q([^t]+)t([^z]+)z$/.exec(data)!;
  let [x, y] = numbers(start!) as [number, number];
  const [dx, dy, ...ends] = [...numbers(first!), ...numbers(rest!)] as [number, number, ...number[]];
  let control = [x + dx, y + dy] as const;
  const points: Point[] = [];
  for (let i = 0; i < ends.length; i += 2) {
    const [toX, toY] = [x + ends[i]!, y + ends[i + 1]!];
    points.push([(x + 2 * control[0] + toX) / 4, (y + 2 * control[1] + toY) / 4], [toX, toY]);
    [x, y] = [toX, toY];
    control = [2 * x - control[0], 2 * y - control[1]];
  }
  return points;
}

/** Whether a closed line contains a point. */
const contains = (line: readonly Point[], [x, y]: Point) =>
  line.filter(([ax, ay], i) => {
    const [bx, by] = line[(i + 1) % line.length]!;
    return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay);
  }).length %
    2 ===
  1;

describe.each(widths)('the %s cloth', (width) => {
  const lines = outlines(width);
  const patches = provinceCodes.map((code) => ({ code, line: trace(lines[code]) }));
  const extent = (line: readonly Point[], axis: 0 | 1) => {
    const along = line.map((point) => point[axis]);
    return [Math.min(...along), Math.max(...along)] as const;
  };

  /** The provinces whose patch has a fault. */
  const those = (fault: (patch: (typeof patches)[number]) => boolean) =>
    patches.filter(fault).map(({ code }) => code);

  test('closes each outline, inside the box', () => {
    expect(those(({ code, line }) => !lines[code].startsWith(`M${line.at(-1)!.join(' ')}q`))).toEqual([]);

    const { x, y, width: wide, height: high } = clothBox[width];
    // Half the widest pen.
    const margin = 2.1;
    const outside = those(({ line }) => {
      const [[left, right], [top, bottom]] = [extent(line, 0), extent(line, 1)];
      return Math.min(left - x, top - y, x + wide - right, y + high - bottom) < margin;
    });
    expect(outside).toEqual([]);
  });

  test('has no patches that overlap', () => {
    const overlapping = those((patch) =>
      patches.some((other) => other !== patch && patch.line.some((point) => contains(other.line, point))),
    );
    expect(overlapping).toEqual([]);
  });

  test('has patches that a finger finds', () => {
    // Pixels in the narrowest window of each cloth.
    const [pixels, least] = width === 'wide' ? [(768 - 2 * 36) / 16.35, 47] : [320 / 7.2, 44];
    const small = those(({ line }) =>
      ([0, 1] as const).some((axis) => {
        const [from, to] = extent(line, axis);
        return ((to - from) * pixels) / unit < least;
      }),
    );
    expect(small).toEqual([]);
  });

  test('has links of at most 6 KB', () => {
    const links = provinceCodes.map((code) => `<a><path d="${lines[code]}"/></a>`).join('');
    expect(links.length).toBeLessThanOrEqual(6 * 1024);
  });

  test.each<[string, readonly ProvinceCode[]]>([
    ['waxed', []],
    ['dyed', provinceCodes],
    ['partly dyed', provinceCodes.filter((_, i) => i % 3 > 0)],
  ])('%s, is at most 15 KB and always the same', (_, codes) => {
    const drawn = provincialCloth(width, new Set(codes));
    expect(brotliCompressSync(drawn).length).toBeLessThanOrEqual(15 * 1024);
    expect(provincialCloth(width, new Set(codes.toReversed()))).toBe(drawn);
    expect(those(({ code }) => !drawn.includes(lines[code]))).toEqual([]);
    expect([...drawn.matchAll(/ fill="url\(#(\w+)\)"/g)].map(([, id]) => id)).toEqual(
      provinceCodes.filter((code) => codes.includes(code)),
    );
  });

  test('gives a browser at most 1,500 elements to lay out, copies of figures included', () => {
    const drawing = new DOMParser().parseFromString(
      provincialCloth(width, new Set(provinceCodes)),
      'image/svg+xml',
    );
    const count = (element: Element): number => {
      const copied = element.localName === 'use' && drawing.querySelector(element.getAttribute('href')!);
      return [...element.children].reduce((sum, child) => sum + count(child), copied ? 1 + count(copied) : 1);
    };
    const elements = count(drawing.documentElement);
    expect(elements).toBeGreaterThan(500);
    expect(elements).toBeLessThanOrEqual(1500);
  });

  test('fills each dyed patch with its own cloth', () => {
    const drawn = provincialCloth(width, new Set(provinceCodes));
    const ids = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([...provinceCodes]));
    for (const [, id] of drawn.matchAll(/(?:href="|url\()#(\w+)/g)) expect(ids).toContain(id);
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  });
});
