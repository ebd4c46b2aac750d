import { findersOf, type FindMisuses } from '../../../web/src/shared/glossary.ts';
import type { Transaction } from '../database/client.ts';
import type { GlossaryTerm, Image, NewsArticle } from '../database/generated/client.ts';
import { keyIn } from '../images/addresses.ts';
import type { Bilingual } from '../../../web/src/shared/language.ts';
import { isExternal, linkHash } from './externalLinks.ts';
import type { CheckedArticle } from './finding.ts';
import { addressesIn, outlineOf } from '../markdownOutline.ts';
import { targetOf, type PageNoun } from './siteAddress.ts';

type Described = Pick<Image, 'name' | 'url' | 'altEn' | 'altId'>;

/** What the checks know beside the article. */
export interface Facts {
  /** The time of the check. */
  now: Date;
  /** The linked rows. */
  news: ReadonlyMap<number, Pick<NewsArticle, 'published' | 'goLiveAt' | 'expireAt'>>;
  communities: ReadonlySet<number>;
  heritage: ReadonlySet<number>;
  /** The library’s pictures, by their stored names and by their addresses at UploadThing. */
  pictures: ReadonlyMap<string, Described>;
  /** The addresses on other sites that are gone. */
  dead: ReadonlySet<string>;
  /** Finds wrong forms in a text. */
  misuses: Bilingual<FindMisuses>;
}

/** The addresses that lead somewhere from an article: of links, and of pictures. */
export const addressesOf = ({ contentEn, contentId, imageUrl }: CheckedArticle): string[] => {
  const inTexts = [contentEn, contentId].flatMap((text) => addressesIn(outlineOf(text)));
  return [...new Set(inTexts.concat(imageUrl ?? []))];
};

/** Reads what the checks of any number of articles need, in at most six statements. */
export async function loadFacts(
  client: Transaction,
  articles: readonly CheckedArticle[],
  now: Date,
): Promise<Facts> {
  const addresses = [...new Set(articles.flatMap(addressesOf))];
  const targets = addresses.map((address) => ({ address, target: targetOf(address) }));
  const idsOf = (noun: PageNoun) =>
    targets.flatMap(({ target }) => (target?.kind === 'row' && target.noun === noun ? [target.id] : []));
  const names = targets.flatMap(({ target }) => (target?.kind === 'image' ? [target.name] : []));
  const elsewhere = targets.flatMap(({ address, target }) => (target ? [] : [address]));
  const keys = elsewhere.flatMap((address) => keyIn(address) ?? []);
  const ids = { id: true } as const;

  // One after another: a transaction has one connection.
  const news = await rowsIn(idsOf('news'), (id) =>
    client.newsArticle.findMany({
      where: { id },
      select: { ...ids, published: true, goLiveAt: true, expireAt: true },
    }),
  );
  const communities = await rowsIn(idsOf('communities'), (id) =>
    client.community.findMany({ where: { id, active: true }, select: ids }),
  );
  const patterns = await rowsIn(idsOf('heritage'), (id) =>
    client.batikPattern.findMany({ where: { id }, select: ids }),
  );
  const images =
    names.length + keys.length === 0
      ? []
      : await client.image.findMany({
          where: { OR: [{ name: { in: names } }, { key: { in: keys } }] },
          select: { name: true, url: true, altEn: true, altId: true },
        });
  const gone = await rowsIn(elsewhere.filter(isExternal).map(linkHash), (hash) =>
    client.externalLink.findMany({ where: { hash, status: { in: [404, 410] } }, select: { url: true } }),
  );
  const terms = await client.glossaryTerm.findMany({ orderBy: { id: 'asc' } });
  return {
    now,
    news: new Map(news.map((row) => [row.id, row])),
    communities: new Set(communities.map(({ id }) => id)),
    heritage: new Set(patterns.map(({ id }) => id)),
    pictures: new Map(images.flatMap((image) => [[image.name, image] as const, [image.url, image] as const])),
    dead: new Set(gone.map(({ url }) => url)),
    misuses: findersFor(terms),
  };
}

let prepared: { terms: string; misuses: Facts['misuses'] } | undefined;

/** The glossary’s finders, which are prepared once for each state of the glossary, whichever server changed it. */
export function findersFor(terms: readonly GlossaryTerm[]): Facts['misuses'] {
  const state = JSON.stringify(terms);
  if (prepared?.terms !== state) prepared = { terms: state, misuses: findersOf(terms) };
  return prepared.misuses;
}

/** No statement for nothing. */
async function rowsIn<Key, Row>(
  keys: readonly Key[],
  find: (filter: { in: Key[] }) => Promise<Row[]>,
): Promise<Row[]> {
  return keys.length === 0 ? [] : find({ in: [...new Set(keys)] });
}
