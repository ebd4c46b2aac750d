import { prisma } from '../database/client.ts';
import type { Image } from '../database/generated/client.ts';
import { keyIn, nameIn } from './addresses.ts';

/** An image of this site, by the address that a noun stores. */
export type Picture = Pick<
  Image,
  'url' | 'name' | 'width' | 'height' | 'animated' | 'placeholder' | 'altEn' | 'altId'
>;

/**
 * The images behind addresses, in one statement at most; addresses that lead elsewhere are left out.
 * @param publicUrl the site’s origin, under which its own addresses may stand as a whole
 */
export async function findPictures(
  urls: readonly string[],
  publicUrl: string,
): Promise<Map<string, Picture>> {
  const asked = urls.map((url) => ({ url, name: nameIn(url, publicUrl), key: keyIn(url) }));
  const names = asked.flatMap(({ name }) => name ?? []);
  const keys = asked.flatMap(({ key }) => key ?? []);
  if (names.length + keys.length === 0) return new Map();
  const rows = await prisma.image.findMany({
    where: { OR: [{ name: { in: names } }, { key: { in: keys } }] },
  });
  const byName = new Map(rows.map((row) => [row.name, row]));
  const byUrl = new Map(rows.map((row) => [row.url, row]));
  return new Map(
    asked.flatMap(({ url, name }) => {
      const row = name === null ? byUrl.get(url) : byName.get(name);
      return row ? [[url, row] as const] : [];
    }),
  );
}
