// UploadThing refuses, fails, breaks off or hangs, at each call that the site makes. The uploader gets an error, no image
// lacks its file, no file is kept without its image, and the next try succeeds.
//
// It fails if a file that could not be deleted is forgotten: without `discardedFile.create` in
// api/src/images/storage.ts.
import { pngOf } from '../../src/images/images.samples.ts';
import { freePort } from '../../src/testing/serverProcess.ts';
import { temporaryFolder } from './kit/cleanUp.ts';
import { clientOf, signIn, type Client } from './kit/client.ts';
import { startSite } from './kit/site.ts';
import { demand, until } from './kit/until.ts';
import { upload } from './kit/upload.ts';
import { openUploadThing, steps, troubles, type UploadThingService } from './kit/uploadThingService.ts';
import type { Scenario } from './scenario.ts';

/** Milliseconds within which a failure is reported, and within which unused files are deleted. */
const [answerLimit, cleaningLimit] = [25_000, 60_000];

/** The keys of the files that the site's images have, in order. */
async function keysOf(admin: Client): Promise<string[]> {
  const { body } = await admin.send('GET', '/api/storage/images?limit=100');
  const { images } = JSON.parse(body) as { images: { url: string }[] };
  return images.map(({ url }) => url.slice(url.lastIndexOf('/') + 1)).toSorted();
}

async function filesMatchImages(admin: Client, service: UploadThingService): Promise<boolean> {
  return String(await keysOf(admin)) === String([...service.files.keys()].toSorted());
}

export const uploadThingFails: Scenario = {
  name: 'UploadThing in trouble',
  async run() {
    const folder = temporaryFolder('uploadthing');
    const service = await openUploadThing();
    const token = { apiKey: service.apiKey, appId: 'faults', regions: ['here'] };
    const site = await startSite({
      folder: folder.path,
      port: await freePort(),
      variables: {
        // Not on loopback, so that the service calls back, as it does in production.
        PUBLIC_URL: 'https://site.example.org',
        UPLOADTHING_TOKEN: Buffer.from(JSON.stringify(token)).toString('base64'),
        // Read by UploadThing's own packages.
        UPLOADTHING_API_URL: service.origin,
        UPLOADTHING_INGEST_URL: service.origin,
      },
    });
    service.serve(site.origin);
    const admin = clientOf(site.origin, await signIn(site.origin));
    const good = await pngOf(20_000);
    let slowest = 0;
    for (const step of steps) {
      for (const kind of troubles) {
        const what = `${step} ${kind}`;
        // The site deletes a file that turns out not to be a picture.
        const bytes = step === 'deleteFiles' ? Buffer.from('<!doctype html>') : good;
        service.trouble = { step, kind };
        const started = performance.now();
        const reason = await upload(admin, bytes);
        slowest = Math.max(slowest, Math.round(performance.now() - started));
        service.trouble = null;
        demand(Boolean(reason), `With ${what}, the upload does not say why it failed.`);
        const isAboutTheFile = step === 'original' && reason?.includes('is not an image file');
        demand(!isAboutTheFile, `With ${what}, a good file is refused: ${reason}`);
        const retry = await upload(admin, good);
        demand(retry === null, `After ${what}, the next try fails: ${retry}`);
      }
    }
    demand(slowest < answerLimit, `A failure took ${slowest} ms to be reported.`);
    const cleaned = await until('Cleaning up', cleaningLimit, () => filesMatchImages(admin, service));
    const images = await keysOf(admin);
    const { code } = await site.end('SIGTERM');
    demand(code === 0, `The server ended with ${code}: ${site.output()}`);
    folder.remove();
    return `${steps.length * troubles.length} failures, each reported within ${slowest} ms; ${images.length} images with their files, no file without an image after ${cleaned} ms`;
  },
};
