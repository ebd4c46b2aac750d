import { expect, test } from 'vitest';
import { connect, prisma } from '../database/client.ts';
import { openImpostor } from '../testing/impostor.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addImages, fileOf, picture, uploader } from './images.samples.ts';

const app = useTestApp();
const { upload } = uploader(app);

// The only test, since it leaves the app without its database.
test('images served before are still served while the database hangs, and others get a retryable error', async () => {
  await upload(fileOf(await picture().png().toBuffer()));
  const { name } = await prisma.image.findFirstOrThrow();
  const [other] = await addImages({});
  const paths = [`/images/${name}`, `/images/${name}/64.webp`];
  const served = async () =>
    Promise.all(paths.map(async (path) => Buffer.from(await (await app.send(path)).arrayBuffer())));
  const before = await served();
  await prisma.$disconnect();

  // Accepts requests, and never responds.
  const impostor = await openImpostor(() => {});
  connect({ url: impostor.url });
  const begun = performance.now();
  expect(await served()).toEqual(before);
  const unknown = await app.send(`/images/${other?.name}`);
  expect([unknown.status, unknown.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(performance.now() - begun).toBeLessThan(4_000);
  impostor.close();
});
