import { expect, test } from 'vitest';
import { sizesOf, type PicturePlace } from './picturePlace.ts';

const photo = { width: 1920, height: 1080 };
const portrait = { width: 800, height: 1000 };

const card: PicturePlace[] = [
  { from: 'lg', width: '30vw', ratio: 16 / 10 },
  { from: 'md', width: '46vw', ratio: 2 },
  { width: '92vw', ratio: 16 / 9 },
];

test('draws a covering picture as wide as its place, or wider if its sides are cropped', () => {
  expect(sizesOf(card, photo, 'cover')).toBe(
    '(min-width: 64em) calc(30vw * 1.111), (min-width: 48em) 46vw, 92vw',
  );
  expect(sizesOf(card, portrait, 'cover')).toBe('(min-width: 64em) 30vw, (min-width: 48em) 46vw, 92vw');
});

test('draws a contained picture as wide as its place, or narrower', () => {
  expect(sizesOf([{ width: '15rem', ratio: 2 }], { width: 100, height: 100 }, 'contain')).toBe(
    'calc(15rem * 0.5)',
  );
  expect(sizesOf([{ width: '15rem', ratio: 2 }], { width: 400, height: 100 }, 'contain')).toBe('15rem');
});

test('accepts a place with its own height', () => {
  const hero: PicturePlace[] = [{ width: '100vw', height: '100vh' }];
  expect(sizesOf(hero, photo, 'cover')).toBe('max(100vw, 100vh * 1.778)');
  expect(sizesOf(hero, photo, 'contain')).toBe('min(100vw, 100vh * 1.778)');
});
