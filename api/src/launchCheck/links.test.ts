import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { addImages } from '../images/images.samples.ts';
import { addNews } from '../news/news.samples.ts';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';
import { checkArticle } from './check.ts';
import { linkHash } from './externalLinks.ts';
import { loadFacts } from './facts.ts';
import type { CheckedArticle } from './finding.ts';
import { article } from './samples.ts';
import { targetOf } from './siteAddress.ts';

const statements = recordStatements();
const { routes } = useTestApp();
const now = new Date('2026-11-24T12:00:00Z');

const check = async (values: Partial<CheckedArticle>) =>
  (await checkArticle(prisma, article(values), now)).map(({ code, field, language, detail }) =>
    [code, field, language ?? '-', detail].join(' '),
  );

/** The addresses among these that lead nowhere. */
async function broken(...addresses: string[]): Promise<string[]> {
  const found = await check({ contentEn: addresses.map((address) => `[x](${address})`).join(' ') });
  return found.filter((text) => text.startsWith('LINK_BROKEN')).map((text) => text.split(' ').at(-1) ?? '');
}

const community = { nameEn: 'A', nameId: 'A', location: 'Lasem', imageUrl: '' };

describe('a link within the site', () => {
  test('to a row leads somewhere if visitors see it', async () => {
    const [live, draft, expired] = await addNews(
      {},
      { published: false },
      { expireAt: new Date('2026-11-01') },
    );
    const shown = await prisma.community.create({ data: community });
    const hidden = await prisma.community.create({ data: { ...community, active: false } });
    const pattern = await prisma.batikPattern.create({ data: { nameEn: 'Kawung', nameId: 'Kawung' } });
    const [here, gone] = [
      [
        `/news/${live?.id}`,
        `/news/${live?.id}/?lang=id#h-wax`,
        `http://localhost:4000/news/${live?.id}`,
        `/communities/${shown.id}`,
        `/heritage/${pattern.id}`,
      ],
      [
        `/news/${draft?.id}`,
        `/news/${expired?.id}`,
        '/news/99999',
        '/news/99999999999999999999',
        `/communities/${hidden.id}`,
        '/heritage/99999',
      ],
    ];
    expect(await broken(...here, ...gone)).toEqual(gone);
  });

  test('to an article that is scheduled is decided when this one goes out; to itself always', async () => {
    const goLiveAt = new Date('2026-12-01T00:00:00Z');
    const [scheduled] = await addNews({ goLiveAt });
    const contentEn = `[x](/news/${scheduled?.id})`;
    const sooner = new Date(goLiveAt.getTime() - 1);
    expect(await check({ contentEn, goLiveAt: sooner })).toHaveLength(1);
    expect(await check({ contentEn, goLiveAt })).toEqual([]);
    expect(await check({ contentEn, id: scheduled?.id ?? 0 })).toEqual([]);
  });

  test('to a page leads somewhere if there is such a page for readers', async () => {
    const here = [
      '/',
      '/competition',
      '/contact?type=media',
      '/search?q=wax',
      '/feed/id.xml',
      '/calendar.ics',
      '/api/news',
      '/api/placeholder/96/72',
    ];
    const gone = [
      '/competitions',
      '/news/wax',
      '/admin/news',
      '/api/nothing',
      'http://localhost:4000/nowhere',
    ];
    expect(await broken(...here, ...gone, 'https://elsewhere.example/nowhere', 'mailto:a@b.example')).toEqual(
      gone,
    );
  });

  test('to a heading leads somewhere if its text has it', async () => {
    const contentEn = '[a](#h-hot-wax) [b](#h-cold-wax) [top](#)\n\n## Hot *wax*';
    expect(await check({ contentEn })).toEqual(['LINK_BROKEN contentEn en #h-cold-wax']);
  });

  test('that no check knows is of no public page', () => {
    const paths = routes()
      .filter(({ method, path }) => method === 'GET' && /^\/(?:feed\/|calendar|sitemap)/.test(path))
      .map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) expect(targetOf(path)).toEqual({ kind: 'fixed', exists: true });
  });
});

test('a picture of the library must exist, and be described in both languages', async () => {
  const [one, other] = await addImages({ altEn: 'A cloth' }, { altEn: 'A cloth', altId: 'Kain' });
  const [url, good] = [one?.url ?? '', other?.url ?? ''];
  expect(await check({ imageUrl: url })).toEqual([`NO_ALTERNATIVE imageUrl id ${url}`]);
  expect(await check({ imageUrl: good })).toEqual([]);
  expect(await check({ imageUrl: '/images/1_gone.jpg' })).toEqual([
    'LINK_BROKEN imageUrl - /images/1_gone.jpg',
  ]);
  expect(await check({ imageUrl: null })).toEqual(['NO_PICTURE imageUrl - ']);
  const text = `![](${url}) ![Kain](${url}) ![](${good}) ![](https://a.example/b.jpg) ![x](/images/1_gone.jpg)`;
  expect(await check({ contentEn: text.replace('![](https', '![x](https'), contentId: text })).toEqual([
    'LINK_BROKEN contentEn en /images/1_gone.jpg',
    'LINK_BROKEN contentId id /images/1_gone.jpg',
    `NO_ALTERNATIVE contentId id ${url}`,
    'NO_ALTERNATIVE contentId id https://a.example/b.jpg',
  ]);
});

test('an address on another site is dead if it has answered 404 or 410', async () => {
  const url = (status: number) => `https://a.example/${status}`;
  const statuses = [200, 403, 404, 410, 500];
  await prisma.externalLink.createMany({
    data: statuses.map((status) => ({
      hash: linkHash(url(status)),
      url: url(status),
      status,
      checkedAt: now,
    })),
  });
  const contentEn = statuses.map((status) => `<${url(status)}>`).join(' ');
  expect(await check({ contentEn, imageUrl: url(404) })).toEqual([
    `LINK_DEAD contentEn en ${url(404)}`,
    `LINK_DEAD contentEn en ${url(410)}`,
    `LINK_DEAD imageUrl - ${url(404)}`,
  ]);
});

test('any number of articles is checked in six statements', async () => {
  const [image] = await addImages({});
  const contentEn = `[a](/news/1) [b](/communities/1) [c](/heritage/1) [d](https://a.example) ![e](${image?.url})`;
  const cost = async (count: number) => {
    statements.length = 0;
    const articles = Array.from({ length: count }, (_, id) =>
      article({ id, contentEn: `${contentEn} ${id}` }),
    );
    await loadFacts(prisma, articles, now);
    return statements.length;
  };
  expect(await cost(1)).toBe(6);
  expect(await cost(20)).toBe(6);
});
