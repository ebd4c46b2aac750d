// A whole site is exported as one file from the embedded database, and imported into an empty site on PostgreSQL. The
// articles and the bytes of each picture are the same.
//
// It fails if archives have no pictures: without `writeImages` in api/src/database/archive.ts.
import { pngOf } from '../../../src/images/images.samples.ts';
import { editor } from '../../../src/testing/editor.ts';
import { freePort } from '../../../src/testing/serverProcess.ts';
import { temporaryFolder } from '../kit/cleanUp.ts';
import { clientOf, readJson, signIn } from '../kit/client.ts';
import { databaseOnPostgres } from '../kit/postgres.ts';
import { startSite } from '../kit/site.ts';
import { demand } from '../kit/until.ts';
import { pictureUrls, upload } from '../kit/upload.ts';
import type { Scenario } from '../scenario.ts';

const path = '/api/database/archive';
const pictures = 5;

/** An import requires a person who has just signed in. */
async function inPerson(origin: string): Promise<{ Authorization: string }> {
  const { body } = await clientOf(origin).send('POST', '/api/auth/sign-in', editor);
  return { Authorization: `Bearer ${String(readJson(body)['accessToken'])}` };
}

/** Every article and picture as visitors get them, independent of the site's address. */
async function contentsOf(origin: string): Promise<string[]> {
  const news = await clientOf(origin).send('GET', '/api/news');
  const articles = JSON.parse(news.body.replaceAll(origin.replace('127.0.0.1', 'localhost'), '')) as {
    imageUrl: string | null;
  }[];
  const bytes = await Promise.all(
    [...new Set(articles.map(({ imageUrl }) => imageUrl))]
      .filter((url) => url?.startsWith('/images/'))
      .map(async (url) => Buffer.from(await (await fetch(origin + url)).arrayBuffer()).toString('base64')),
  );
  return [...articles.map((article) => JSON.stringify(article)), ...bytes.toSorted()];
}

export const wholeSite: Scenario = {
  name: 'a whole site in one file',
  async run({ postgres }) {
    const [from, to] = [temporaryFolder('whole-from'), temporaryFolder('whole-to')];
    const database = await databaseOnPostgres(postgres);
    const first = await startSite({ folder: from.path, port: await freePort() });
    const admin = clientOf(first.origin, await signIn(first.origin));
    for (let i = 0; i < pictures; i += 1) await upload(admin, await pngOf(50_000 + i));
    const urls = await pictureUrls(admin);
    demand(urls.length === pictures, `${urls.length} of ${pictures} pictures were stored.`);
    for (const imageUrl of urls) {
      const article = { titleEn: 'Wax', titleId: 'Malam', category: 'culture', published: true };
      await admin.send('POST', '/api/news', { ...article, imageUrl });
    }
    const before = await contentsOf(first.origin);
    const exported = await fetch(first.origin + path, { headers: await signIn(first.origin) });
    const file = await exported.blob();
    await first.end('SIGTERM');

    const variables = { DATABASE_URL: database.url };
    const second = await startSite({ folder: to.path, port: await freePort(), variables });
    const imported = await fetch(second.origin + path, {
      method: 'POST',
      headers: await inPerson(second.origin),
      body: file,
    });
    demand(imported.ok, `The import is answered ${imported.status}: ${await imported.text()}`);
    const after = await contentsOf(second.origin);
    demand(after.join('\n') === before.join('\n'), 'The imported site has different articles or pictures.');
    await second.end('SIGTERM');
    await database.drop();
    for (const folder of [from, to]) folder.remove();
    return `${(file.size / 1_000_000).toFixed(1)} MB contained ${before.length - pictures} articles and ${pictures} pictures`;
  },
};
