import { isContentGranted, may, seesAccounts } from '../auth/capabilities.ts';
import type { Viewer } from '../auth/viewer.ts';
import { prisma, type Transaction } from '../database/client.ts';
import { Prisma } from '../database/generated/client.ts';
import { publicRows } from '../database/publicRows.ts';
import type { ImageUsage } from '../errors.ts';
import { refersTo } from './inTexts.ts';

/** A noun that can show images. */
interface Place<Type extends string = string> {
  /** Its GraphQL type, which is also its table’s name. */
  type: Type;
  /** The column that identifies a row to editors. */
  label: string;
  /** The columns that can hold the address of an image, alone or within a text. */
  columns: readonly string[];
  /** Those that can hold a link to one as somebody’s website, which keeps its origin; text or JSON. */
  websites?: readonly string[];
}

export const columnsOf = ({ columns, websites = [] }: Place): string[] => [...columns, ...websites];

const described = ['imageUrl', 'descriptionEn', 'descriptionId'];

/** Every noun’s columns for image addresses and long texts. */
export const places: readonly Place<keyof typeof publicRows>[] = [
  { type: 'ContentEntry', label: 'key', columns: ['valueEn', 'valueId'] },
  {
    type: 'NewsArticle',
    label: 'titleEn',
    columns: ['imageUrl', 'contentEn', 'contentId'],
  },
  { type: 'TimelineItem', label: 'titleEn', columns: described },
  { type: 'Community', label: 'nameEn', columns: described, websites: ['contactInfo'] },
  { type: 'Partner', label: 'name', columns: ['logoUrl', 'description'], websites: ['websiteUrl'] },
  { type: 'BatikPattern', label: 'nameEn', columns: described },
];

/** What editors are writing: it may use an image that no stored text uses yet. */
const workingCopies: Place = { type: 'WorkingCopy', label: 'titleEn', columns: ['changes'] };

/** The portraits of accounts, which only the dashboard shows. */
const portraits: Place = { type: 'AdminUser', label: 'email', columns: ['portraitUrl'] };

/** Everything that can use an image. */
export const everyPlace: readonly Place[] = [...places, workingCopies, portraits];

/** The most rows of one noun that are returned for one image. */
export const usagesPerNoun = 20;

/** What every address of an image contains: its name in ours, its key in UploadThing’s. Both are unique. */
interface Named {
  name: string;
  key: string;
}

/**
 * Selects the rows of one noun that use the images; names of tables and columns are ours, never a client’s.
 */
function selectUsages(place: Place) {
  const { type, label } = place;
  const columns = columnsOf(place);
  const column = (name: string) => Prisma.raw(`r."${name}"::text`);
  const holds = (name: string) => refersTo(column(name), Prisma.sql`i.name`, Prisma.sql`i.key`);
  const fields = columns.map((name) => Prisma.sql`CASE WHEN ${holds(name)} THEN ${name}::text END`);
  return Prisma.sql`
    SELECT i.name, ${type}::text AS type, u.*
    FROM i CROSS JOIN LATERAL (
      SELECT r.id, ${column(label)} AS label, array_remove(ARRAY[${Prisma.join(fields)}], NULL) AS fields,
        ${type === workingCopies.type ? column('entity') : Prisma.sql`${type}::text`} AS entity
      FROM ${Prisma.raw(`"${type}"`)} r
      WHERE ${Prisma.join(columns.map(holds), ' OR ')}
      ORDER BY r.id LIMIT ${usagesPerNoun}
    ) u`;
}

/** Whether the viewer is told which row it is. @param entity the model of the item, also of a working copy */
function isNamed(viewer: Viewer, type: string, entity: string): boolean {
  if (type === portraits.type) return seesAccounts(viewer);
  if (type === workingCopies.type && !may(viewer, 'workingCopies.read')) return false;
  return viewer.admin !== null && isContentGranted(viewer.admin, entity);
}

/**
 * Where images are in use, by their names: up to 20 rows of each noun, ordered by id. One statement, however
 * many images. Which row it is, is not said with an API token without its noun, and of portraits only to those who may
 * see people.
 */
export async function usagesOf(viewer: Viewer, images: readonly Named[]): Promise<Map<string, ImageUsage[]>> {
  const usages = new Map<string, ImageUsage[]>(images.map(({ name }) => [name, []]));
  if (images.length === 0) return usages;
  const given = images.map(({ name, key }) => Prisma.sql`(${name}::text, ${key}::text)`);
  const rows = await prisma.$queryRaw<(ImageUsage & { name: string; entity: string })[]>`
    WITH i (name, key) AS (VALUES ${Prisma.join(given)})
    ${Prisma.join(everyPlace.map(selectUsages), ' UNION ALL ')}`;
  for (const { name, entity, ...usage } of rows) {
    const unnamed = isNamed(viewer, usage.type, entity) ? {} : { id: null, label: '' };
    usages.get(name)?.push({ ...usage, ...unnamed });
  }
  return usages;
}

/** Whether visitors see an image in any row. */
export async function isShown(transaction: Transaction, { name, key }: Named): Promise<boolean> {
  const shownIn = places.map((place) => {
    const { type } = place;
    const holds = columnsOf(place).map((column) =>
      refersTo(Prisma.raw(`"${column}"::text`), Prisma.sql`${name}::text`, Prisma.sql`${key}::text`),
    );
    const table = Prisma.raw(`"${type}"`);
    return Prisma.sql`EXISTS (
      SELECT 1 FROM ${table} WHERE ${publicRows[type]} AND (${Prisma.join(holds, ' OR ')}))`;
  });
  const [row] = await transaction.$queryRaw<
    { shown: boolean }[]
  >`SELECT ${Prisma.join(shownIn, ' OR ')} AS shown`;
  return row?.shown === true;
}
