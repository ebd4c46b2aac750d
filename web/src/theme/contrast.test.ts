import { describe, expect, test } from 'vitest';
import { darkColors, lightColors, type Colors } from './colors.ts';

/** WCAG 2.2 relative luminance of `#RRGGBB`. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

type Role = keyof Colors;
const grounds: readonly Role[] = ['page', 'panel', 'raised', 'field'];
const inkOnGrounds: readonly Role[] = [
  'text',
  'textSecondary',
  'link',
  'linkStrong',
  'brand',
  'brandStrong',
  'accent',
  'dangerText',
  'goldText',
  'indigo',
  'leaf',
];

const textPairs: readonly (readonly [ink: Role, ground: Role])[] = [
  ...inkOnGrounds.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ['onBrand', 'brand'],
  ['onBrand', 'brandStrong'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerStrong'],
  ['brand', 'brandSoft'],
  ['text', 'brandSoft'],
  ['textSecondary', 'brandSoft'],
  ['accent', 'accentSoft'],
  ['dangerText', 'dangerSoft'],
  ['text', 'dangerSoft'],
  ['indigo', 'indigoSoft'],
  ['goldText', 'goldSoft'],
  ['leaf', 'leafSoft'],
  // Selected text.
  ['text', 'goldSoft'],
];

const marks: readonly Role[] = ['lineStrong', 'focus', 'danger', 'gold', 'brand'];
const controlPairs = marks.flatMap((mark) => grounds.map((ground) => [mark, ground] as const));

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
] as const)('%s', (_, colors) => {
  test.each(textPairs)('keeps %s legible on %s', (ink, ground) => {
    expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controlPairs)('keeps the mark %s visible on %s', (mark, ground) => {
    expect(contrast(colors[mark], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});
