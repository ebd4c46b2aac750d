import { expect, test } from 'vitest';
import { clothFor } from '../shared/motifs/index.ts';
import { clothOfName, patternCloth } from './patternCloth.ts';

const size = { width: 1920, height: 640 };

test.each(Object.entries(clothOfName))('draws the motif of a cloth named %s', (name, seed) => {
  const { motif } = clothFor(seed);
  expect(motif.toLowerCase()).toBe(name === 'sidamukti' ? 'sidomukti' : name);
});

test.each([
  ['Mega mendung, the rain cloud', 'Mega Mendung', 'mega-mendung-54'],
  ['Lasem red', 'Lasem Bang-bangan', 'lasem-15'],
  ['Eternal fortune', 'Sida Mukti', 'sidomukti-74'],
])('draws the motif that %s is named after if it has no picture', (nameEn, nameId, seed) => {
  expect(patternCloth('/api/placeholder/800/600?seed=any', [nameEn, nameId], size)).toBe(
    `/api/placeholder/1920/640?seed=${seed}`,
  );
});

test('keeps the cloth of a pattern that the site cannot draw, in the page’s size', () => {
  const url = patternCloth('/api/placeholder/800/600?seed=gentongan-8', ['Gentongan', 'Gentongan'], size);
  expect(url).toBe('/api/placeholder/1920/640?seed=gentongan-8');
});

test('keeps an editor’s picture', () => {
  expect(patternCloth('/images/parang.jpg', ['Parang', 'Parang'], size)).toBe('/images/parang.jpg');
});
