// A page rendered for a visitor with its data ready, against the same component tree without Relay.
// Misses its goal if render (web/src/entries/entryServer.tsx) renders its elements twice.
import { asHtml } from '../kit/homeQuery.ts';
import { ask, requestOf } from '../kit/connection.ts';
import type { Figure } from '../kit/figure.ts';
import { runProgram } from '../kit/program.ts';
import { spreadOf, timesOf } from '../kit/statistics.ts';
import type { Rendering, RenderingWanted } from '../renderer.ts';

/** The answers of the home page's operations, as in its document. */
function seedIn(html: string): RenderingWanted['seed'] {
  const json = /<script type="application\/json" id="seed">(.*?)<\/script>/.exec(html)?.[1];
  if (!json) throw new Error('The home page contains no data.');
  return (JSON.parse(json) as { operations: RenderingWanted['seed'] }).operations;
}

export const pageRender: Figure = async ({ site, rounds }) => {
  const { body } = await ask(site.port, requestOf({ path: '/', headers: asHtml }));
  const wanted: RenderingWanted = { seed: seedIn(body.toString()), rounds };
  await using program = await runProgram<Rendering>('renderer.ts', wanted);
  const [page, reference] = program.answer;
  return [
    {
      figure: 'page render, miss',
      reference: 'renderToString, without Relay',
      value: timesOf(page, reference),
      goal: 3,
      unit: '×',
      reported: { µs: spreadOf(page).median, 'reference µs': spreadOf(reference).median },
    },
  ];
};
