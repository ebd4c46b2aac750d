import type { z } from 'zod';
import { communityInput } from '../../communities/communities.ts';
import { contentEntryInput } from '../../content/contentInput.ts';
import { newsArticleInput } from '../../news/news.ts';
import { partnerInput } from '../../partners/partners.ts';
import { batikPatternInput } from '../../patterns/patterns.ts';
import { timelineItemInput } from '../../timeline/timeline.ts';
import { prisma, type Transaction } from '../client.ts';
import type { Prisma } from '../generated/client.ts';
import { communities } from './communities.ts';
import { contentEntries } from './content.ts';
import { articles } from './news/index.ts';
import { partners } from './partners.ts';
import { batikPatterns } from './patterns.ts';
import { timelineItems } from './timeline.ts';

/** The sample rows of one noun. */
interface Samples {
  model: Uncapitalize<Prisma.ModelName>;
  /** The field that tells whether a row is there already: its natural key. */
  key: string;
  rows: readonly object[];
  /** What an editor may give: samples are held to it too. */
  input: z.ZodType<object>;
}

function samplesOf<Row extends object>(
  model: Samples['model'],
  key: keyof Row & string,
  rows: readonly Row[],
  input: z.ZodType<object>,
): Samples {
  return { model, key, rows, input };
}

// The sample content is the sum of the nouns: one line each.
const samples: readonly Samples[] = [
  samplesOf('contentEntry', 'key', contentEntries, contentEntryInput),
  samplesOf('newsArticle', 'titleEn', articles, newsArticleInput),
  samplesOf('timelineItem', 'titleEn', timelineItems, timelineItemInput),
  samplesOf('community', 'nameEn', communities, communityInput),
  samplesOf('partner', 'name', partners, partnerInput),
  samplesOf('batikPattern', 'nameEn', batikPatterns, batikPatternInput),
];

/** What is needed of Prisma's delegate of any model. */
interface Model {
  findMany(args: object): Promise<Record<string, unknown>[]>;
  createMany(args: { data: object[] }): Promise<unknown>;
}

async function addMissing(transaction: Transaction, { model, key, rows, input }: Samples): Promise<void> {
  // The delegates' own types differ by model; each noun's rows have the type of its table.
  const table = transaction[model] as unknown as Model;
  const keyOf = (row: object) => (row as Record<string, unknown>)[key];
  const existing = await table.findMany({
    where: { [key]: { in: rows.map(keyOf) } },
    select: { [key]: true },
  });
  const known = new Set(existing.map(keyOf));
  const missing = rows.filter((row) => !known.has(keyOf(row)));
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
