import { setImmediate } from 'node:timers/promises';
import { useAgent } from 'request-filtering-agent';
import { prisma } from '../database/client.ts';
import { pagesById, type PageById } from '../database/pagesById.ts';
import type { Task } from '../jobs/queue.ts';
import { isExternal, linkHash } from './externalLinks.ts';
import { addressesOf } from './facts.ts';
import { linkStatus, type Asking } from './linkStatus.ts';

/** How many links are asked in one run, and how often one is asked at most, in milliseconds. */
const [mostLinks, interval] = [200, 24 * 60 * 60 * 1000];
/** How many sites are asked at the same time; each only for one link at a time. */
const mostHosts = 4;
/** How long a run takes at most, in milliseconds; the next one goes on. */
const runLimit = 10 * 60 * 1000;
/** Rows per statement. */
const batchSize = 500;

/** The links of published articles to other sites. Only texts that can have some are read. */
async function linksInArticles(): Promise<Map<string, string>> {
  const links = new Map<string, string>();
  const mayLink = { contains: '://' };
  const OR = [{ contentEn: mayLink }, { contentId: mayLink }, { imageUrl: mayLink }];
  const next = (page: PageById) =>
    prisma.newsArticle.findMany({ ...page, where: { ...page.where, published: true, OR } });
  for await (const articles of pagesById(batchSize, next))
    for (const article of articles) {
      for (const url of addressesOf(article).filter(isExternal)) links.set(linkHash(url), url);
      // Requests go first.
      await setImmediate();
    }
  return links;
}

/** Forgets links that no article has any longer. @returns when the others were last asked, by their hashes */
async function forgetGone(links: ReadonlyMap<string, string>): Promise<Map<string, Date>> {
  const rows = await prisma.externalLink.findMany({ select: { hash: true, checkedAt: true } });
  const gone = rows.flatMap(({ hash }) => (links.has(hash) ? [] : [hash]));
  for (let from = 0; from < gone.length; from += batchSize)
    await prisma.externalLink.deleteMany({ where: { hash: { in: gone.slice(from, from + batchSize) } } });
  return new Map(rows.map(({ hash, checkedAt }) => [hash, checkedAt]));
}

/** Asks other sites for the links of published articles that are due: new ones first, then the oldest. */
export async function askLinks(asking: Asking, now = new Date()): Promise<void> {
  const links = await linksInArticles();
  const asked = await forgetGone(links);
  const askedAt = (hash: string) => asked.get(hash)?.getTime() ?? 0;
  const due = [...links]
    .filter(([hash]) => askedAt(hash) <= now.getTime() - interval)
    .toSorted(([one], [other]) => askedAt(one) - askedAt(other))
    .slice(0, mostLinks);
  const hosts = Map.groupBy(due, ([, url]) => URL.parse(url)?.host).values();
  const work = async () => {
    for (const host of hosts)
      for (const [hash, url] of host) {
        const status = await linkStatus(url, asking);
        // What was cut off says nothing about the link.
        if (asking.signal.aborted) return;
        const answer = { status, checkedAt: now };
        await prisma.externalLink.upsert({
          where: { hash },
          create: { hash, url, ...answer },
          update: answer,
        });
      }
  };
  await Promise.all(Array.from({ length: mostHosts }, work));
}

/** Hourly, so that the links of a new article are known soon; each link is asked once a day. */
export const linkTask: Task = {
  name: 'askLinks',
  cron: '15 * * * *',
  async work({ environment }, signal) {
    if (!environment.CHECK_LINKS) return;
    await askLinks({
      agentFor: (url) => useAgent(url),
      userAgent: `LinkCheck/1.0 (+${environment.PUBLIC_URL})`,
      signal: AbortSignal.any([signal, AbortSignal.timeout(runLimit)]),
    });
  },
};
