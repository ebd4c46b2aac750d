import { prisma } from '../database/client.ts';
import type { Image } from '../database/generated/client.ts';
import { keyIn, nameIn } from './addresses.ts';
import type { Framed } from './frame.ts';

/** An image of this site, by the address that a noun stores. */
export type Picture = Pick<
  Image,
  | 'url'
  | 'name'
  | 'width'
  | 'height'
  | 'size'
  | 'type'
  | 'animated'
  | 'placeholder'
  | 'altEn'
  | 'altId'
  | 'captionEn'
  | 'captionId'
  | 'credit'
  | 'focusX'
  | 'focusY'
  | keyof Framed
>;

/**
 * The images at these addresses, in one statement at most; other addresses are omitted.
 * @param publicUrl the site’s origin, which its own addresses may begin with
 */
export async function findPictures(
  urls: readonly string[],
  publicUrl: string,
): Promise<Map<string, Picture>> {
  const candidates = urls.map((url) => ({ url, name: nameIn(url, publicUrl), key: keyIn(url) }));
  const names = candidates.flatMap(({ name }) => name ?? []);
  const keys = candidates.flatMap(({ key }) => key ?? []);
  if (names.length + keys.length === 0) return new Map();
  const rows = await prisma.image.findMany({
    where: { OR: [{ name: { in: names } }, { key: { in: keys } }] },
  });
  const byName = new Map(rows.map((row) => [row.name, row]));
  const byUrl = new Map(rows.map((row) => [row.url, row]));
  return new Map(
    candidates.flatMap(({ url, name }) => {
      const row = name === null ? byUrl.get(url) : byName.get(name);
      return row ? [[url, row] as const] : [];
    }),
  );
}
