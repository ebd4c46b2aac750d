import { accountEntities } from '../../../web/src/shared/accountEntities.ts';
import type { Admin } from '../auth/viewer.ts';
import type { Transaction } from '../database/client.ts';
import type { Finding } from '../launchCheck/finding.ts';
import { inParts } from '../database/inParts.ts';
import { withoutSecrets } from '../database/secretColumns.ts';
import { Prisma, type Change } from '../database/generated/client.ts';

/** A row of any noun that admins change. */
export interface RecordedRow {
  id: number;
}

/** How many days a deleted row stays in the trash. */
export const trashDays = 30;

/** The columns that identify a row to editors; the first match wins. */
const titles = [
  ['title'],
  ['titleEn', 'titleId'],
  ['nameEn', 'nameId'],
  ['termEn', 'termId'],
  ['name'],
  ['key'],
  ['email'],
] as const;

export const titleColumns: readonly string[] = titles.flat();

const isText = (value: unknown) => typeof value === 'string' && value !== '';

/** The text that identifies a row to editors, in both languages. */
export function titleOf(row: Record<string, unknown>): { titleEn: string; titleId: string } {
  const columns = titles.find((names) => names.some((name) => isText(row[name]))) ?? [];
  const [english, indonesian] = columns.map((column) => String(row[column]));
  return { titleEn: english ?? '', titleId: indonesian ?? english ?? '' };
}

/**
 * The columns to record for rows written by visitors, except in the trash. Once a row is permanently deleted,
 * nothing reveals whose it was.
 */
export const personal: Partial<Record<Prisma.ModelName, readonly string[]>> = {
  ContactMessage: ['id', 'handledAt', 'version'],
  NewsletterSubscriber: ['id'],
};

export type Snapshot = Prisma.InputJsonObject;

/** The row with dates as ISO text and without secrets, as in archives. */
export const snapshotOf = (entity: string, row: object): Snapshot =>
  JSON.parse(JSON.stringify(withoutSecrets(entity, row))) as Snapshot;

const snapshotIfAny = (entity: string, row: object | null) => (row ? snapshotOf(entity, row) : Prisma.DbNull);

/** Rows about who may enter do not go into the trash: what is deleted cannot come back. */
const deletedForGood: ReadonlySet<Prisma.ModelName> = new Set(accountEntities);

/** A change to one row. */
export interface RowChange {
  /** The model of the row. */
  entity: Prisma.ModelName;
  /** Null for a new row, and for a restored one. */
  before: RecordedRow | null;
  /** Null for a deleted row. */
  after: RecordedRow | null;
  isRestored?: boolean;
  /** Shared by the changes of one bulk change. */
  bulkId?: string;
}

function changeRecord(
  by: string,
  { entity, before, after, isRestored, bulkId }: RowChange,
): Prisma.ChangeCreateManyInput {
  const row = after ?? before;
  if (!row) throw new Error('A change has a row before it or after it.');
  const columns = personal[entity];
  const brief = (whole: RecordedRow | null) =>
    whole && columns && after
      ? Object.fromEntries(Object.entries(whole).filter(([name]) => columns.includes(name)))
      : whole;
  const common = {
    by,
    entity,
    rowId: row.id,
    bulkId: bulkId ?? null,
    ...titleOf({ ...row }),
    before: snapshotIfAny(entity, brief(before)),
  };
  if (!after) {
    const trashedUntil = deletedForGood.has(entity) ? null : new Date(Date.now() + trashDays * 86_400_000);
    return { ...common, action: 'deleted', after: Prisma.DbNull, trashedUntil };
  }
  const action = isRestored ? 'restored' : before ? 'updated' : 'created';
  return { ...common, action, after: snapshotIfAny(entity, brief(after)) };
}

/** Records a change to a row, in the transaction that makes it. This puts a deleted row into the trash, except accounts. */
export const recordChange = (
  transaction: Transaction,
  { email }: Pick<Admin, 'email'>,
  change: RowChange,
): Promise<Change> => transaction.change.create({ data: changeRecord(email, change) });

/** As `recordChange`, for many rows. */
export async function recordChanges(
  transaction: Transaction,
  { email }: Pick<Admin, 'email'>,
  changes: readonly RowChange[],
): Promise<void> {
  for (const part of inParts(changes, ({ before, after }) => [before, after]))
    await transaction.change.createMany({ data: part.map((change) => changeRecord(email, change)) });
}

/** Notes in the record of a publication what the launch check found that stops, and the admin overrode. */
export async function recordOverride(
  transaction: Transaction,
  { id }: Pick<Change, 'id'>,
  overridden: readonly Finding[],
): Promise<void> {
  await transaction.change.update({ where: { id }, data: { overridden: [...overridden] } });
}

/** Records a change to the whole database, in the transaction that makes it. */
export async function recordOperation(
  transaction: Transaction,
  { email }: Admin,
  action: 'seeded' | 'reset' | 'imported',
): Promise<void> {
  await transaction.change.create({ data: { by: email, action } });
}

/** Who made the current version of a row, and when; null if it was not recorded. */
export async function latestChange(
  transaction: Transaction,
  entity: Prisma.ModelName,
  rowId: number,
): Promise<{ by: string; at: Date } | null> {
  return transaction.change.findFirst({
    where: { entity, rowId },
    orderBy: { id: 'desc' },
    select: { by: true, at: true },
  });
}
