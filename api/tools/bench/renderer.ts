// Renders the home page over and over, as a visitor's request makes the server do, and in turns with it the same tree
// of components without Relay. Its parent gives it the answers of the page's operations.
import type { RenderedPage, WebEntry } from '../../../web/src/shared/pages/renderedPage.ts';
import { rendererWithoutRelay, siteRenderer } from './kit/renderers.ts';
import { inRotation } from './kit/rotation.ts';

export interface RenderingWanted {
  seed: RenderedPage['seed'];
  rounds: number;
}

/** Of each round: what one page takes of the processor, and what it does without Relay, in microseconds. */
export type Rendering = [page: number[], reference: number[]];

/** Does `work` over and over for so many milliseconds. Returns the processor's microseconds for one. */
async function spend(work: () => unknown, milliseconds: number): Promise<number> {
  const [started, before] = [performance.now(), process.cpuUsage()];
  let done = 0;
  for (; performance.now() < started + milliseconds; done += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / done;
}

process.once('message', async ({ seed, rounds }: RenderingWanted) => {
  const payloads = new Map(seed.map(({ id, payload }) => [id, payload]));
  const request = new Request('http://localhost/');
  const pageOf =
    ({ render }: WebEntry) =>
    () =>
      render({ request, language: 'en', execute: async (id) => payloads.get(id) });
  const page = pageOf(await siteRenderer());
  const reference = pageOf(await rendererWithoutRelay());
  if ((await page()).html !== (await reference()).html)
    throw new Error('The page and the reference render different HTML.');

  process.send?.(await inRotation([page, reference], rounds, spend));
});
// The parent that is gone needs no figures any more.
process.on('disconnect', () => process.exit());
