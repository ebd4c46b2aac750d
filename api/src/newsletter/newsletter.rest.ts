import { z } from '@hono/zod-openapi';
import { stringify } from 'csv-stringify/sync';
import { inWords, limits } from '../limits/limits.ts';
import { jsonBody, route } from '../rest/route.ts';
import { streamOf } from '../rest/stream.ts';
import {
  exportNewsletterSubscribers,
  subscribeToNewsletter,
  subscriptionInput,
  unsubscribeFromNewsletter,
  unsubscriptionInput,
  type ExportedSubscriber,
} from './newsletter.ts';

const done = z.object({ success: z.literal(true) });

route(
  {
    method: 'post',
    path: '/api/newsletter',
    permission: subscribeToNewsletter.permission,
    summary: `Subscribes an address to the newsletter, once; the response is the same if it was already subscribed. At most ${inWords(limits.newsletter.address)} from one client’s address`,
    body: subscriptionInput,
    bodyExample: { email: 'sari@example.org', language: 'id' },
    answer: done,
    failures: [429],
  },
  async (c) => {
    const { context } = c.var;
    await subscribeToNewsletter(context.viewer, context, await jsonBody(c));
    return c.json({ success: true });
  },
);

route(
  {
    method: 'post',
    path: '/api/newsletter/unsubscribe',
    permission: unsubscribeFromNewsletter.permission,
    summary: 'Ends the subscription with the token; the response is the same if there is none',
    body: unsubscriptionInput,
    bodyExample: { token: '8f14e45fceea167a5a36dedd4bea2543bc7e1f6ad9c1b2e0' },
    answer: done,
  },
  async (c) => {
    await unsubscribeFromNewsletter(c.var.context.viewer, await jsonBody(c));
    return c.json({ success: true });
  },
);

/** Lines of RFC 4180, with every cell quoted; cells that a spreadsheet would run as a formula become text. */
function toCsv(rows: (string | Date)[][], bom: boolean): string {
  return stringify(rows, {
    bom,
    quoted: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { date: (date) => date.toISOString() },
  });
}

async function* csvLines(batches: AsyncIterable<ExportedSubscriber[]>): AsyncGenerator<string> {
  // The byte order mark makes spreadsheets recognize UTF-8.
  yield toCsv([['email', 'language', 'subscribedAt']], true);
  for await (const batch of batches) {
    yield toCsv(
      batch.map(({ email, language, createdAt }) => [email, language, createdAt]),
      false,
    );
  }
}

route(
  {
    method: 'get',
    path: '/api/newsletter/subscribers.csv',
    permission: exportNewsletterSubscribers.permission,
    summary: 'All subscribers, oldest first, for a spreadsheet or a mailing tool',
    answer: { 'text/csv': z.string() },
  },
  async (c) => {
    const batches = await exportNewsletterSubscribers(c.var.context.viewer);
    return c.body(streamOf(csvLines(batches)), 200, {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': 'attachment; filename="newsletter-subscribers.csv"',
      'Cache-Control': 'no-store',
    });
  },
);
