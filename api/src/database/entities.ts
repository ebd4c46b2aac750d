import { z } from 'zod';
import { unplaced } from '../../../web/src/shared/unplaced.ts';
import type { Capability } from '../auth/capabilities.ts';
import { storedCommunity } from '../communities/communities.ts';
import { keptMessage } from '../contact/forms.ts';
import { storedContentEntry } from '../content/contentInput.ts';
import { glossaryTermInput } from '../glossary/glossary.ts';
import { keptImage } from '../images/keptImage.ts';
import { passLaunchCheck } from '../launchCheck/pass.ts';
import type { CheckRow } from '../launchCheck/passSaved.ts';
import { newsArticleInput } from '../news/news.ts';
import { keptSubscription } from '../newsletter/newsletter.ts';
import { storedPartner } from '../partners/partners.ts';
import { batikPatternInput } from '../patterns/patterns.ts';
import { timelineItemInput } from '../timeline/timeline.ts';
import { marksSchema } from '../translation/marks.ts';
import { moment, paragraphs } from '../inputFields.ts';
import type { Transaction } from './client.ts';
import { datamodel } from './datamodel.ts';
import * as enums from './generated/enums.ts';
import { Prisma } from './generated/client.ts';
import { delegateOf, modelNamed, type ModelName } from './delegates.ts';
import { secretColumnsOf, withoutSecrets } from './secretColumns.ts';

type Row = Record<string, unknown>;

/** A kind of row that archives contain. */
export interface Entity {
  /** Its name in an archive. */
  name: string;
  model: ModelName;
  /** The capability needed to restore one. */
  restore: Capability;
  /** The input schema of its editors or visitors: an archive may contain only what they can enter, or once could. */
  input: z.ZodObject;
  /** Columns added later, with their values for rows of older archives. */
  later?: Row;
  /** Whether the entity was added later: older archives lack it. */
  isLater?: true;
  /** Checks a restored row before readers see it. */
  launchCheck?: CheckRow;
}

/**
 * The site’s content in the database: all that seeding fills, resetting empties and archives contain. Admins,
 * sessions and keys are not part of it.
 */
export const entities: readonly Entity[] = [
  {
    name: 'content',
    model: 'contentEntry',
    restore: 'content.publish',
    input: storedContentEntry,
    later: { hidden: false },
  },
  {
    name: 'news',
    model: 'newsArticle',
    restore: 'news.publish',
    input: newsArticleInput,
    later: { author: '', goLiveAt: null, expireAt: null },
    launchCheck: passLaunchCheck,
  },
  {
    name: 'partners',
    model: 'partner',
    restore: 'partners.publish',
    input: storedPartner,
    later: { order: unplaced },
  },
  {
    name: 'communities',
    model: 'community',
    restore: 'communities.publish',
    input: storedCommunity,
    later: { province: null },
  },
  { name: 'timeline', model: 'timelineItem', restore: 'timeline.publish', input: timelineItemInput },
  { name: 'batikPatterns', model: 'batikPattern', restore: 'patterns.publish', input: batikPatternInput },
  {
    name: 'glossary',
    model: 'glossaryTerm',
    restore: 'glossary.publish',
    input: glossaryTermInput,
    isLater: true,
  },
  { name: 'messages', model: 'contactMessage', restore: 'messages.write', input: keptMessage },
  {
    name: 'subscribers',
    model: 'newsletterSubscriber',
    restore: 'subscribers.write',
    input: keptSubscription,
  },
];

/**
 * Images, which archives contain besides the entities: neither seeding nor resetting touches them, since
 * their bytes are files.
 */
export const pictures: Entity = {
  name: 'images',
  model: 'image',
  restore: 'images.publish',
  input: keptImage,
  later: {
    captionEn: '',
    captionId: '',
    credit: '',
    isClean: false,
    title: '',
    focusX: null,
    focusY: null,
    cropX: 0,
    cropY: 0,
    cropWidth: 1000,
    cropHeight: 1000,
    edition: '',
  },
  isLater: true,
};

/** Everything that archives contain. */
export const archived: readonly Entity[] = [...entities, pictures];

/** The entity of a model. */
export function entityOf(model: ModelName): Entity {
  const found = entities.find((entity) => entity.model === model);
  if (!found) throw new Error(`${model} is not an entity.`);
  return found;
}

/** The longest text in an archive, in characters. */
const textLimit = 100_000;

const text = paragraphs(textLimit);

const columnTypes: Record<string, z.ZodType> = {
  Int: z.int().min(-2_147_483_648).max(2_147_483_647),
  String: text,
  Boolean: z.boolean(),
  DateTime: moment(),
  Json: z.json(),
  ...Object.fromEntries(Object.entries(enums).map(([name, values]) => [name, z.enum(values)])),
};

/**
 * A row's number or version, with an upper bound that no row reaches: an ETag has nine digits for the version, stored rows
 * can be saved again, and new ones get the next numbers.
 */
const storedNumber = z.int().min(1).max(999_999_000);

interface Column {
  name: string;
  type: string;
  isRequired: boolean;
  isUnique: boolean;
  isId: boolean;
}

/** The columns that may leave the database. */
function columnsOf(entity: Entity) {
  const models = datamodel.datamodel.models as Record<string, { fields: readonly Column[] }>;
  const name = modelNamed(entity.model);
  const secrets = secretColumnsOf(name);
  return (models[name]?.fields ?? []).filter((column) => !secrets.includes(column.name));
}

/**
 * The schema of an entity’s row in an archive: every column that may leave the database, and input as the
 * rules require it. Secrets in older archives are ignored.
 */
export function rowSchema(entity: Entity): z.ZodType<Row> {
  return z.preprocess((row) => withoutSecrets(modelNamed(entity.model), row), openRowSchema(entity));
}

function openRowSchema(entity: Entity): z.ZodType<Row> {
  const { input } = entity;
  const later: Row = { rightTexts: {}, ...entity.later };
  const special: Record<string, z.ZodType> = {
    version: storedNumber,
    rightTexts: marksSchema(modelNamed(entity.model), text),
  };
  const shape: Record<string, z.ZodType> = {};
  for (const { name, type, isRequired, isId } of columnsOf(entity)) {
    const typed = special[name] ?? columnTypes[type] ?? z.never();
    const column = isId ? storedNumber : typed;
    shape[name] = isRequired ? column : column.nullable();
  }
  const columns = z.strictObject(shape);
  const entered = Object.keys(input.shape);
  const added = Object.fromEntries(Object.entries(later).filter(([name]) => name in shape));
  return z.record(z.string(), z.unknown()).transform((given, context) => {
    const raw = { ...added, ...given };
    const row = columns.safeParse(raw);
    const edited = input.safeParse(Object.fromEntries(entered.map((name) => [name, raw[name]])));
    for (const issue of [...(row.error?.issues ?? []), ...(edited.error?.issues ?? [])]) {
      context.issues.push({ ...issue, input: given } as never);
    }
    return { ...row.data, ...edited.data };
  });
}

/** The columns with a unique constraint. */
export function uniqueColumns(entity: Entity): string[] {
  return columnsOf(entity).flatMap(({ name, isUnique, isId }) => (isUnique || isId ? [name] : []));
}

/** A row of an archive as Prisma writes it: null in a JSON column is a special value there. */
export function storable(entity: Entity, row: Row): Row {
  const changed: Row = { ...row };
  for (const { name, type } of columnsOf(entity)) {
    if (type === 'Json' && row[name] === null) changed[name] = Prisma.DbNull;
  }
  return changed;
}

/** The table of an entity; rows are validated by `rowSchema`. */
export const tableOf = ({ model }: Entity, client: Transaction) => delegateOf<Row>(client, model);
