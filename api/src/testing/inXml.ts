import { prisma } from '../database/client.ts';

const namespaces = [
  ['s', 'http://www.sitemaps.org/schemas/sitemap/0.9'],
  ['x', 'http://www.w3.org/1999/xhtml'],
  ['i', 'http://www.google.com/schemas/sitemap-image/1.1'],
];

/** What an XPath finds in a document; PostgreSQL evaluates it, and refuses XML that is not well-formed. */
export async function inXml(document: string, path: string): Promise<string[]> {
  const rows = await prisma.$queryRaw<{ found: string }[]>`
    SELECT unnest(xpath(${path}, ${document}::xml, ${namespaces}::text[][]))::text AS found`;
  return rows.map(({ found }) => found);
}
