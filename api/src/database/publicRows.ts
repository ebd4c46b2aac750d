import { Prisma } from './generated/client.ts';

const { sql } = Prisma;

/** By table, the condition under which visitors see a row; an article that goes out later counts as well. */
export const publicRows = {
  ContentEntry: sql`NOT hidden`,
  NewsArticle: sql`published`,
  TimelineItem: sql`active`,
  Community: sql`active`,
  Partner: sql`active`,
  BatikPattern: sql`TRUE`,
} as const satisfies Partial<Record<Prisma.ModelName, Prisma.Sql>>;
