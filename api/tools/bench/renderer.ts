// Renders the home page repeatedly, as the server does for a visitor, alternating with the same component tree without
// Relay. Its parent sends it the answers of the page's operations.
import type { RenderedPage, WebEntry } from '../../../web/src/shared/pages/renderedPage.ts';
import { rendererWithoutRelay, siteRenderer } from './kit/renderers.ts';
import { inRotation } from './kit/rotation.ts';

export interface RenderingWanted {
  seed: RenderedPage['seed'];
  rounds: number;
}

/** For each round: the CPU time of one page, with and without Relay, in microseconds. */
export type Rendering = [page: number[], reference: number[]];

/** Repeats `work` for a number of milliseconds. Returns the CPU time of one run in microseconds. */
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
      render({ request, language: 'en', today: '2026-11-23', execute: async (id) => payloads.get(id) });
  const page = pageOf(await siteRenderer());
  const reference = pageOf(await rendererWithoutRelay());
  if ((await page()).html !== (await reference()).html)
    throw new Error('The page and the reference render different HTML.');

  process.send?.(await inRotation([page, reference], rounds, spend));
});
// Exit with the parent.
process.on('disconnect', () => process.exit());
