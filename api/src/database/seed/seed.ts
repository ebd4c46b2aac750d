import type { z } from 'zod';
import { prisma, type Transaction } from '../client.ts';
import { entityOf, tableOf, type Entity } from '../entities.ts';
import { communities } from './communities.ts';
import { contentEntries } from './content.ts';
import { glossaryTerms } from './glossary.ts';
import { messages, sampleMessage } from './messages.ts';
import { articles } from './news/index.ts';
import { partners } from './partners.ts';
import { batikPatterns } from './patterns.ts';
import { timelineItems } from './timeline.ts';

/** The sample rows of one noun. */
interface Samples {
  model: Entity['model'];
  /** The field that identifies existing rows: the natural key. */
  key: string;
  rows: readonly object[];
  /** The schema that they must match; by default, the editors’ input. */
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

// The sample content, one line for each noun.
const samples: readonly Samples[] = [
  samplesOf('contentEntry', 'key', contentEntries),
  samplesOf('newsArticle', 'titleEn', articles),
  samplesOf('timelineItem', 'titleEn', timelineItems),
  samplesOf('community', 'nameEn', communities),
  samplesOf('partner', 'name', partners),
  samplesOf('batikPattern', 'nameEn', batikPatterns),
  samplesOf('glossaryTerm', 'termEn', glossaryTerms),
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
  if (!input) throw new Error(`The samples of ${entity.name} have no schema.`);
  await table.createMany({ data: missing.map((row) => input.parse(row)) });
}

/** Adds the missing sample content. A second call adds nothing. */
export async function addSamples(transaction: Transaction): Promise<void> {
  for (const noun of samples) await addMissing(transaction, noun);
}

/** Adds the sample content in its own transaction. */
export async function seed(): Promise<void> {
  await prisma.$transaction(addSamples);
}
