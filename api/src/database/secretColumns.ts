import type { Prisma } from './generated/client.ts';

/**
 * Columns whose values grant access to anyone who knows them: they never leave the database in an archive, in
 * the history or over an API. They have defaults, so that restored rows get new values.
 */
const secretColumns: Partial<Record<Prisma.ModelName, readonly string[]>> = {
  // Allows unsubscribing.
  NewsletterSubscriber: ['token'],
  AdminUser: ['passwordHash', 'demoPassword', 'deviceKey'],
};

export const secretColumnsOf = (model: string): readonly string[] =>
  secretColumns[model as Prisma.ModelName] ?? [];

/** A row, live or from an archive, without its secrets. */
export function withoutSecrets<Row>(model: string, row: Row): Row {
  const secrets = secretColumnsOf(model);
  if (secrets.length === 0 || typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(Object.entries(row).filter(([name]) => !secrets.includes(name))) as Row;
}
