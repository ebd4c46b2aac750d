// 200 forms that are open while nobody types, on PostgreSQL and on the embedded database: the processor time that they
// cost the server, in percent of a core, beyond what it uses without them. Each form is open in a browser of its own,
// whose streams end after 90 to 95 seconds: a round contains the next stream of each.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { findOperation } from '../../../src/testing/operations.ts';
import { resultsOf } from '../../../src/testing/serverEvents.ts';
import { onBothDatabases } from '../kit/bothDatabases.ts';
import type { Figure } from '../kit/figure.ts';
import { addDrafts, addEditor } from '../kit/newsroom.ts';
import { processorTime } from '../kit/processorTime.ts';
import { signIn, startSite, type Site } from '../kit/site.ts';
import { spreadOf } from '../kit/statistics.ts';

const formCount = 200;
const formsOfEditor = 10;
const round = 95_000;
/** How long the server is left alone after a start, and after the forms are opened, in milliseconds. */
const settling = 10_000;

const documentId = findOperation('presenceStreamSubscription');

/** Opens the form of a stored article, until `signal` aborts. Returns once the server has answered. */
async function openForm(
  { origin }: Site,
  editor: object,
  itemId: number,
  signal: AbortSignal,
): Promise<void> {
  const form = { entity: 'NewsArticle', itemId, newKey: null, hasTyped: false };
  const open = async () =>
    resultsOf(
      await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', ...editor },
        body: JSON.stringify({ documentId, variables: { client, forms: [form], lists: [] } }),
        signal,
      }),
    );
  const client = randomUUID();
  const first = await open();
  const { value } = await first.next();
  const { data } = value as { data?: { presence: { version: number }[] } };
  if (data?.presence[0]?.version !== 1) throw new Error(`The form is not open: ${JSON.stringify(value)}`);
  const follow = async () => {
    for await (const _result of first);
    for (;;) for await (const _result of await open());
  };
  void follow().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

/** The site’s processor time, in percent of a core. */
async function shareOfCore({ pid }: Site, milliseconds: number): Promise<number> {
  const [started, before] = [performance.now(), processorTime(pid)];
  await setTimeout(milliseconds);
  return (processorTime(pid) - before) / 10_000 / (performance.now() - started);
}

/** The cost of the open forms in each round, and that of the site without them. */
async function measure(databaseUrl: string | null, rounds: number) {
  await using site = await startSite(databaseUrl);
  const owner = await signIn(site.origin);
  const ids = await addDrafts(site, owner, formCount);
  const editors = [];
  for (let number = 0; number < formCount / formsOfEditor; number += 1)
    editors.push(await addEditor(site, owner, `editor-${number}@example.org`));
  await setTimeout(settling);
  const idle = await shareOfCore(site, round);
  const closing = new AbortController();
  for (const [index, id] of ids.entries())
    await openForm(site, editors[index % editors.length] ?? owner, id, closing.signal);
  await setTimeout(settling);
  const open: number[] = [];
  for (let measured = 0; measured < rounds; measured += 1) open.push((await shareOfCore(site, round)) - idle);
  closing.abort();
  return { open, idle };
}

export const openForms: Figure = async ({ postgres, rounds }) =>
  onBothDatabases(postgres, 'on_postgresql', async (place, url) => {
    const { open, idle } = await measure(url, Math.ceil(rounds / 3));
    return {
      figure: `${formCount} open forms, on ${place}`,
      reference: 'one core',
      value: spreadOf(open),
      goal: 2,
      unit: ' %' as const,
      reported: { 'without them, %': idle },
    };
  });
