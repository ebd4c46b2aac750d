import { z } from 'zod';
import { communityInput } from '../communities/communities.ts';
import { keptMessage } from '../contact/forms.ts';
import { contentEntryInput } from '../content/contentInput.ts';
import { keptImage } from '../images/keptImage.ts';
import { newsArticleInput } from '../news/news.ts';
import { keptSubscription } from '../newsletter/newsletter.ts';
import { partnerInput, unplaced } from '../partners/partners.ts';
import { batikPatternInput } from '../patterns/patterns.ts';
import { timelineItemInput } from '../timeline/timeline.ts';
import { databaseId, moment, paragraphs } from '../validation.ts';
import type { Transaction } from './client.ts';
import { PartnerTier } from './generated/enums.ts';
import { Prisma } from './generated/client.ts';
import { getDatamodel } from './generated/pothosTypes.ts';
import { modelNamed } from './resource.ts';
import { secretColumnsOf, withoutSecrets } from './secretColumns.ts';

type ModelName = Uncapitalize<Prisma.ModelName>;
type Row = Record<string, unknown>;

/** One kind of row that archives hold. */
export interface Entity {
  /** Its name in an archive. */
  name: string;
  model: ModelName;
  /** The schema of what its editors or visitors give: an archive may say nothing that they could not. */
  input: z.ZodObject;
  /** Columns that came later: what the rows of archives from before have in them. */
  later?: Row;
}

/**
 * What the database holds of the site itself: all that seeding fills, resetting empties and archives carry. Admins,
 * sessions and keys are none of it.
 */
export const entities: readonly Entity[] = [
  { name: 'content', model: 'contentEntry', input: contentEntryInput },
  { name: 'news', model: 'newsArticle', input: newsArticleInput },
  { name: 'partners', model: 'partner', input: partnerInput, later: { order: unplaced } },
  { name: 'communities', model: 'community', input: communityInput },
  { name: 'timeline', model: 'timelineItem', input: timelineItemInput },
  { name: 'batikPatterns', model: 'batikPattern', input: batikPatternInput },
  { name: 'messages', model: 'contactMessage', input: keptMessage },
  { name: 'subscribers', model: 'newsletterSubscriber', input: keptSubscription },
];

/**
 * Pictures, which archives carry beside the entities: neither seeding nor resetting touches them, since their bytes are
 * files.
 */
export const pictures: Entity = {
  name: 'images',
  model: 'image',
  input: keptImage,
  later: { isClean: false },
};

/** All that archives hold. */
export const archived: readonly Entity[] = [...entities, pictures];

/** The entity of a model. */
export function entityOf(model: ModelName): Entity {
  const found = entities.find((entity) => entity.model === model);
  if (!found) throw new Error(`${model} is not an entity.`);
  return found;
}

/** The longest text in an archive, in characters. */
const textLimit = 100_000;

const columnTypes: Record<string, z.ZodType> = {
  Int: z.int().min(-2_147_483_648).max(2_147_483_647),
  String: paragraphs(textLimit),
  Boolean: z.boolean(),
  DateTime: moment(),
  Json: z.json(),
  PartnerTier: z.enum(PartnerTier),
};

/** Nobody saves a row so often, and an ETag has nine digits of it. What is stored can be saved again. */
const storedVersion = z.int().min(1).max(999_999_000);

interface Column {
  name: string;
  type: string;
  isRequired: boolean;
  isUnique: boolean;
  isId: boolean;
}

/** The columns that leave the database. */
function columnsOf(entity: Entity) {
  const models = getDatamodel().datamodel.models as Record<string, { fields: readonly Column[] }>;
  const name = modelNamed(entity.model);
  const secrets = secretColumnsOf(name);
  return (models[name]?.fields ?? []).filter((column) => !secrets.includes(column.name));
}

/**
 * A row of the entity in an archive: every column that leaves the database, and what people give as the rules want it.
 * Secrets in archives of before are not looked at.
 */
export function rowSchema(entity: Entity): z.ZodType<Row> {
  return z.preprocess((row) => withoutSecrets(modelNamed(entity.model), row), openRowSchema(entity));
}

function openRowSchema(entity: Entity): z.ZodType<Row> {
  const { later = {}, input } = entity;
  const shape: Record<string, z.ZodType> = {};
  for (const { name, type, isRequired, isId } of columnsOf(entity)) {
    const typed = name === 'version' ? storedVersion : (columnTypes[type] ?? z.never());
    const column = isId ? databaseId : typed;
    shape[name] = isRequired ? column : column.nullable();
    if (name in later) shape[name] = shape[name].default(later[name]);
  }
  const columns = z.strictObject(shape);
  const given = Object.keys(input.shape);
  return z.record(z.string(), z.unknown()).transform((raw, context) => {
    const row = columns.safeParse(raw);
    const edited = input.safeParse(Object.fromEntries(given.map((name) => [name, raw[name]])));
    for (const issue of [...(row.error?.issues ?? []), ...(edited.error?.issues ?? [])]) {
      context.issues.push({ ...issue, input: raw } as never);
    }
    return { ...row.data, ...edited.data };
  });
}

/** The columns in which no two rows may agree. */
export function uniqueColumns(entity: Entity): string[] {
  return columnsOf(entity).flatMap(({ name, isUnique, isId }) => (isUnique || isId ? [name] : []));
}

/** A row of an archive as Prisma writes it: a null in a JSON column has a name of its own there. */
export function storable(entity: Entity, row: Row): Row {
  const changed: Row = { ...row };
  for (const { name, type } of columnsOf(entity)) {
    if (type === 'Json' && row[name] === null) changed[name] = Prisma.DbNull;
  }
  return changed;
}

/** What reading and filling a table needs of Prisma's delegate of any model. */
interface Table {
  findMany(args: object): Promise<Row[]>;
  createManyAndReturn(args: { data: Row[] }): Promise<Row[]>;
  updateManyAndReturn(args: { where: object; data: Row }): Promise<Row[]>;
  createMany(args: { data: Row[] }): Promise<unknown>;
  deleteMany(): Promise<unknown>;
}

/** The table of an entity; the delegates' own types differ by model, and rows are checked by `rowSchema`. */
export function tableOf({ model }: Entity, client: Transaction): Table {
  return client[model] as unknown as Table;
}
