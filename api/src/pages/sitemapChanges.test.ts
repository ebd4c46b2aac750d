import { beforeEach, expect, test } from 'vitest';
import { addCommunities } from '../communities/communities.samples.ts';
import { addContent } from '../content/content.samples.ts';
import { prisma } from '../database/client.ts';
import { addNews } from '../news/news.samples.ts';
import { addPartners } from '../partners/partners.samples.ts';
import { addPatterns } from '../patterns/patterns.samples.ts';
import { inXml } from '../testing/inXml.ts';
import { useTestApp } from '../testing/testApp.ts';

const { send, signIn } = useTestApp();
const updatedAt = new Date('2026-03-01T00:00:00Z');
const published = { updatedAt, publishedAt: updatedAt };

let headers: Record<string, string>;
beforeEach(async () => {
  headers = { ...(await signIn()), 'Content-Type': 'application/json' };
});

/** When a page last changed, according to the sitemap. */
async function changed(path: string): Promise<Date> {
  const document = await (await send('/sitemap.xml')).text();
  const [text] = await inXml(
    document,
    `//s:url[s:loc="http://localhost:4000${path}?lang=en"]/s:lastmod/text()`,
  );
  return new Date(text ?? '');
}

async function change(path: string, method: string, body?: object): Promise<void> {
  const response = await send(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  expect([200, 204]).toContain(response.status);
}

/** Expects a change of pages, and of no other one. */
async function expectChanges(pages: readonly string[], make: () => Promise<void>): Promise<void> {
  const others = ['/', '/heritage', '/news', '/communities', '/partners', '/terms'].filter(
    (path) => !pages.includes(path),
  );
  for (const path of [...pages, ...others]) expect([path, await changed(path)]).toEqual([path, updatedAt]);
  await make();
  for (const path of pages) expect([path, (await changed(path)) > updatedAt]).toEqual([path, true]);
  for (const path of others) expect([path, await changed(path)]).toEqual([path, updatedAt]);
}

/** Content and a row of each noun, all as old. */
async function addAll() {
  await addContent({ key: 'hero_title', valueEn: 'Wax', valueId: 'Malam' });
  await prisma.contentEntry.updateMany({ data: { updatedAt } });
  const [article] = await addNews(published, { ...published, published: false }, published);
  const [draft] = await prisma.newsArticle.findMany({ where: { published: false } });
  const [community] = await addCommunities({ updatedAt });
  const [partner] = await addPartners({ updatedAt });
  await addPatterns({ updatedAt });
  return { article, draft, community, partner };
}

test.each([
  ['article', '/api/news', ['/', '/news']],
  ['community', '/api/communities', ['/', '/communities', '/heritage']],
  ['partner', '/api/partners', ['/', '/partners']],
] as const)('the deletion of a row changes the pages that listed it: %s', async (noun, path, pages) => {
  const { [noun]: row } = await addAll();
  await expectChanges(pages, () => change(`${path}/${row?.id}`, 'DELETE'));
});

test.each([
  ['an unpublication', 'article', '/api/news', { published: false }, ['/', '/news']],
  ['a deactivation', 'partner', '/api/partners', { active: false }, ['/', '/partners']],
] as const)('%s changes the pages that listed the row', async (_what, noun, path, body, pages) => {
  const { [noun]: row } = await addAll();
  await expectChanges(pages, () => change(`${path}/${row?.id}`, 'PUT', body));
});

test('what visitors never saw changes no page', async () => {
  const { draft } = await addAll();
  await expectChanges([], () => change(`/api/news/${draft?.id}`, 'PUT', { titleEn: 'Wax and water' }));
  await expectChanges([], () => change(`/api/news/${draft?.id}`, 'DELETE'));
});

test('an article that went live or was taken down by the clock changed the list at that moment', async () => {
  await addAll();
  const [live] = await addNews({ ...published, goLiveAt: new Date('2026-04-01T00:00:00Z') });
  expect(await changed(`/news/${live?.id}`)).toEqual(live?.goLiveAt);
  expect(await changed('/news')).toEqual(live?.goLiveAt);
  await addNews({ ...published, expireAt: new Date('2026-05-01T00:00:00Z') });
  expect(await changed('/news')).toEqual(new Date('2026-05-01T00:00:00Z'));
  await addNews({ ...published, expireAt: new Date('2099-05-01T00:00:00Z') });
  expect(await changed('/news')).toEqual(new Date('2026-05-01T00:00:00Z'));
});

test('a reset of the whole database changes every page', async () => {
  await addAll();
  await expectChanges(['/', '/heritage', '/news', '/communities', '/partners', '/terms'], async () => {
    await prisma.change.create({ data: { by: 'owner@example.org', action: 'reset' } });
    await prisma.partner.updateMany({ data: { updatedAt } });
  });
});
