// A site is restarted under another PUBLIC_URL. Its answers point to pictures at the new address, and never contain the
// old one.
//
// It fails if addresses are stored with their origin: without `withoutOwnOrigin` in api/src/inputFields.ts and api/src/addressFields.ts.
import { pngOf } from '../../../src/images/images.samples.ts';
import { freePort } from '../../../src/testing/serverProcess.ts';
import { temporaryFolder } from '../kit/cleanUp.ts';
import { clientOf, readJson, signIn } from '../kit/client.ts';
import { startSite } from '../kit/site.ts';
import { demand } from '../kit/until.ts';
import { pictureUrls, upload } from '../kit/upload.ts';
import type { Scenario } from '../scenario.ts';

const [old, today] = ['https://old.example', 'https://new.example'];

export const anotherAddress: Scenario = {
  name: 'another PUBLIC_URL',
  async run() {
    const folder = temporaryFolder('address');
    const start = async (PUBLIC_URL: string) =>
      startSite({ folder: folder.path, port: await freePort(), variables: { PUBLIC_URL } });
    const atHost = (url: string) => ({ Host: new URL(url).host });
    // Browsers upload pictures to PUBLIC_URL, which must be this server.
    const here = await startSite({ folder: folder.path, port: await freePort() });
    const uploader = clientOf(here.origin, await signIn(here.origin));
    const refused = await upload(uploader, await pngOf(20_000));
    demand(refused === null, `The picture was refused: ${refused}`);
    const [uploaded = ''] = await pictureUrls(uploader);
    await here.end('SIGTERM');

    const before = await start(old);
    const admin = clientOf(before.origin, { ...(await signIn(before.origin)), ...atHost(old) });
    const url = old + new URL(uploaded, old).pathname;
    const article = { titleEn: 'Wax', titleId: 'Malam', category: 'culture', published: true };
    const stored = await admin.send('POST', '/api/news', {
      ...article,
      imageUrl: url,
      contentEn: `![wax](${url})`,
    });
    demand(stored.status === 201, `Creating the article is answered ${stored.status}: ${stored.body}`);
    const id = Number(readJson(stored.body)['id']);
    await before.end('SIGTERM');

    const after = await start(today);
    const visitor = clientOf(after.origin, atHost(today));
    const picture = new URL(url).pathname;
    const paths = [
      '/',
      '/news',
      `/news/${id}`,
      '/api/news',
      `/api/news/${id}`,
      '/feed/en.xml',
      '/sitemap.xml',
    ];
    for (const path of paths) {
      const { status, body } = await visitor.send('GET', path);
      demand(status === 200, `${path} is answered ${status}.`);
      demand(!body.includes(old), `${path} contains the old address.`);
    }
    const { imageUrl } = readJson((await visitor.send('GET', `/api/news/${id}`)).body);
    demand(imageUrl === today + picture, `The picture of the article is at ${String(imageUrl)}.`);
    demand((await visitor.send('GET', picture)).status === 200, 'The picture is missing at the new address.');
    const linked = await clientOf(after.origin, atHost(old)).send('GET', `/news/${id}`);
    demand(
      linked.status === 301 && linked.headers['location'] === `${today}/news/${id}`,
      `A link to the old address is answered ${linked.status}.`,
    );
    await after.end('SIGTERM');
    folder.remove();
    return `${paths.length} kinds of answers point to the new address, and links to the old one redirect`;
  },
};
