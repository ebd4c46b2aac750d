import type { z } from 'zod';
import { prisma, type Transaction } from '../client.ts';
import { entityOf, tableOf, type Entity } from '../entities.ts';
import { communities } from './communities.ts';
import { contentEntries } from './content.ts';
import { messages, sampleMessage } from './messages.ts';
import { articles } from './news/index.ts';
import { partners } from './partners.ts';
import { batikPatterns } from './patterns.ts';
import { timelineItems } from './timeline.ts';

/** The sample rows of one noun. */
interface Samples {
  model: Entity['model'];
  /** The field that tells whether a row is there already: its natural key. */
  key: string;
  rows: readonly object[];
  /** What they are held to: where it is left out, to what an editor may give. */
  input?: z.ZodObject;
}

function samplesOf<Row extends object>(
  model: Samples['model'],
  key: keyof Row & string,
  rows: readonly Row[],
  input?: z.ZodObject,
): Samples {
  return { model, key, rows, ...(input && { input }) };
}

// The sample content is the sum of the nouns: one line each.
const samples: readonly Samples[] = [
  samplesOf('contentEntry', 'key', contentEntries),
  samplesOf('newsArticle', 'titleEn', articles),
  samplesOf('timelineItem', 'titleEn', timelineItems),
  samplesOf('community', 'nameEn', communities),
  samplesOf('partner', 'name', partners),
  samplesOf('batikPattern', 'nameEn', batikPatterns),
  samplesOf('contactMessage', 'idempotencyKey', messages, sampleMessage),
];

async function addMissing(
  transaction: Transaction,
  { model, key, rows, input: given }: Samples,
): Promise<void> {
  const entity = entityOf(model);
  const table = tableOf(entity, transaction);
  const keyOf = (row: object) => (row as Record<string, unknown>)[key];
  const existing = await table.findMany({
    where: { [key]: { in: rows.map(keyOf) } },
    select: { [key]: true },
  });
  const known = new Set(existing.map(keyOf));
  const missing = rows.filter((row) => !known.has(keyOf(row)));
  const input = given ?? entity.input;
  if (!input) throw new Error(`Editors give no ${entity.name}, so there are no samples of it.`);
  await table.createMany({ data: missing.map((row) => input.parse(row)) });
}

/** Adds the sample content that is not there yet. Seeding twice adds nothing twice. */
export async function addSamples(transaction: Transaction): Promise<void> {
  for (const noun of samples) await addMissing(transaction, noun);
}

/** Adds the sample content in a transaction of its own. */
export async function seed(): Promise<void> {
  await prisma.$transaction(addSamples);
}
