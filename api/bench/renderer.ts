// Renders the home page over and over, as a visitor's request makes the server do, and in turns with it the same
// elements by renderToString alone. Its parent gives it the answers of the page's operations.
import { renderToString } from 'react-dom/server';
import type { RenderedPage, WebEntry } from '../src/pages/renderer.ts';
import { plainHtml, plainTree } from './kit/plainTree.ts';
import { inRotation } from './kit/rotation.ts';

export interface RenderingWanted {
  seed: RenderedPage['seed'];
  rounds: number;
}

/** Of each round: what one page takes of the processor, and what its elements alone do, in microseconds. */
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
  const built = '../../web/dist/server/entryServer.js';
  const { render } = (await import(built)) as WebEntry;
  const payloads = new Map(seed.map(({ id, payload }) => [id, payload]));
  const request = new Request('http://localhost/');
  const page = () => render({ request, language: 'en', execute: async (id) => payloads.get(id) });
  const { html } = await page();
  const tree = plainTree(html);
  const reference = () => renderToString(tree);
  if (plainHtml(reference()) !== `<div>${plainHtml(html)}</div>`)
    throw new Error('The page and the reference render different HTML.');

  process.send?.(await inRotation([page, reference], rounds, spend));
});
// The parent that is gone needs no figures any more.
process.on('disconnect', () => process.exit());
