import { isPlaceholder, withSize } from '../ui/placeholder.ts';

/**
 * Seeds whose cloth has the motif of that name (theme/motifs, clothFor), in its traditional dyes. The server draws
 * them, so that no motif’s code is loaded with the page.
 */
export const clothOfName = {
  parang: 'parang-3',
  kawung: 'kawung-69',
  megamendung: 'mega-mendung-54',
  truntum: 'truntum-44',
  sekarjagad: 'sekar-jagad-48',
  sidomukti: 'sidomukti-74',
  sidamukti: 'sidomukti-74',
  ceplok: 'ceplok-50',
  lasem: 'lasem-15',
  lereng: 'lereng-127',
} as const;

/** The seed of the cloth whose motif is in one of these names; undefined if the site cannot draw it. */
export function seedNamed(names: readonly string[]): string | undefined {
  const letters = names.map((name) => name.toLowerCase().replaceAll(/[^a-z]/g, ''));
  return Object.entries(clothOfName).find(([motif]) => letters.some((name) => name.includes(motif)))?.[1];
}

/** The seed of a pattern’s cloth: with the motif of its name if the site can draw it, and any other motif if not. */
export function clothSeed(imageUrl: string, names: readonly string[]): string {
  const stored = isPlaceholder(imageUrl) ? new URLSearchParams(imageUrl.split('?')[1]).get('seed') : null;
  return seedNamed(names) ?? stored ?? names.join().slice(0, 100);
}

/**
 * The picture of a pattern: the editor’s, or else its own cloth in this size, with the motif of its name if the site can
 * draw it, and any other motif if not.
 */
export function patternCloth(
  imageUrl: string,
  names: readonly string[],
  { width, height }: { width: number; height: number },
): string {
  const seed = isPlaceholder(imageUrl) && seedNamed(names);
  return seed ? `/api/placeholder/${width}/${height}?seed=${seed}` : withSize(imageUrl, width, height);
}
