import type { Prisma } from './generated/client.ts';

/**
 * Columns that let whoever knows them do something: they leave the database in no archive and
 * no history, and over no API. Rows that come
 * back have a default for them, so that they are given new ones.
 */
const secretColumns: Partial<Record<Prisma.ModelName, readonly string[]>> = {
  // Ends the subscription.
  NewsletterSubscriber: ['token'],
  AdminUser: ['passwordHash', 'demoPassword', 'deviceKey'],
};

export const secretColumnsOf = (model: string): readonly string[] =>
  secretColumns[model as Prisma.ModelName] ?? [];

/** A row, or an archive's idea of one, without its secrets. */
export function withoutSecrets<Row>(model: string, row: Row): Row {
  const secrets = secretColumnsOf(model);
  if (secrets.length === 0 || typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(Object.entries(row).filter(([name]) => !secrets.includes(name))) as Row;
}
