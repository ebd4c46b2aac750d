import { contentKeys } from '../../../web/src/shared/content/contentKeys.ts';
import { prisma } from '../database/client.ts';
import type { ContentEntry } from '../database/generated/client.ts';

/** The keys of texts that need a translation: their built-in texts differ by language. */
const wordKeys = new Set<string>(
  contentKeys
    .filter(({ kind, fallback }) => (kind === 'text' || kind === 'longText') && fallback.en !== fallback.id)
    .map(({ key }) => key),
);

const nameKeys = ['site_name', 'app.short_name'];

/**
 * The keys of the entries that are the same in both languages and should not be: a text may be the site’s own name. In
 * one statement, for whole lists and for their count.
 */
export async function untranslatedKeys(): Promise<Set<string>> {
  const entries = await prisma.contentEntry.findMany({
    where: { OR: [{ key: { in: nameKeys } }, { valueEn: { equals: prisma.contentEntry.fields.valueId } }] },
    select: { key: true, valueEn: true, valueId: true },
  });
  const names = new Set(entries.filter(({ key }) => nameKeys.includes(key)).map(({ valueEn }) => valueEn));
  const isCopy = ({ key, valueEn, valueId }: Pick<ContentEntry, 'key' | 'valueEn' | 'valueId'>) =>
    wordKeys.has(key) && valueEn === valueId && !names.has(valueEn);
  return new Set(entries.filter(isCopy).map(({ key }) => key));
}
