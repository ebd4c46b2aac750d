// A site that moves to another address, as an operator does it, tested with separate servers.
import { rm } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { fileOf, pngOf } from '../images/images.samples.ts';
import { announce, listImages } from '../images/overHttp.samples.ts';
import { newDataFolder } from '../testing/dataFolder.ts';
import { freePort, startServer, type ServerProcess } from '../testing/serverProcess.ts';

const folder = newDataFolder('address');
afterAll(() => rm(folder, { recursive: true }));

const communityInput = { nameEn: 'Giriloyo', nameId: 'Giriloyo', location: 'Imogiri' };
const newsInput = {
  titleEn: 'Wax',
  titleId: 'Malam',
  category: 'culture',
  publishedAt: '2999-01-01T00:00:00Z',
};

async function post(server: ServerProcess, path: string, headers: object, body: object): Promise<void> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } };
  const response = await fetch(server.origin + path, { ...init, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
}

/** Everything that refers to images, as text. */
async function everythingOf(server: ServerProcess, headers: object): Promise<Record<string, string>> {
  const read = async (path: string) =>
    (await fetch(server.origin + path, { headers: { ...headers } })).text();
  const ask = (query: string) => read(`/graphql?query=${encodeURIComponent(query)}`);
  return {
    news: await read('/api/news'),
    communities: await read('/api/communities'),
    content: await read('/api/content'),
    images: await read('/api/storage/images'),
    graphql: await ask(
      '{ news(first: 2) { edges { node { imageUrl contentEn contentHtmlEn image { url webp } } } } images { edges { node { url } } } }',
    ),
    history: await ask('{ changes { edges { node { fields { name before after } } } } }'),
    feed: await read('/feed/en.xml'),
    sitemap: await read('/sitemap.xml'),
    page: await read('/'),
    openApi: await read('/api/openapi.json'),
  };
}

test('serves its images under the new address, in every answer', { timeout: 300_000 }, async () => {
  const before = await startServer(folder, await freePort());
  const session = await before.signIn();
  await (
    await announce(before, session, fileOf(await pngOf(20_000)))
  )();
  const [image] = await listImages(before, session);
  const url = image?.url ?? '';
  expect(url).toMatch(before.origin);
  const contentEn = `![wax](${url})`;
  await post(before, '/api/news', session, { ...newsInput, imageUrl: url, contentEn });
  await post(before, '/api/communities', session, { ...communityInput, imageUrl: url });
  await post(before, '/api/content', session, { key: 'hero_background_image', valueEn: url, valueId: url });
  await before.stop();

  const after = await startServer(folder, await freePort());
  const texts = await everythingOf(after, await after.signIn());
  await after.stop();
  const path = new URL(url).pathname;
  for (const [where, text] of Object.entries(texts))
    expect([where, text.includes(before.origin)]).toEqual([where, false]);
  for (const where of ['news', 'communities', 'content', 'images', 'feed']) {
    expect(texts[where]).toContain(`"${after.origin}${path}"`);
  }
  for (const where of ['graphql', 'history']) expect(texts[where]).toContain(`"${path}"`);
  expect(texts['page']).toContain(`<meta property="og:image" content="${after.origin}/social/`);
});
