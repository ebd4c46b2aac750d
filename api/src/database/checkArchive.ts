import { z } from 'zod';
import { ValidationError, type FieldProblem } from '../errors.ts';
import { validate, type Definite } from '../validation.ts';
import { createPauses } from '../pauses.ts';
import { archiveFormat, type Archive } from './archive.ts';
import { ofTheFile, refusalFor, type ArchiveProblem } from './archiveProblems.ts';
import { archived, rowSchema, uniqueColumns, type Entity } from './entities.ts';

/** The maximum number of problems reported for one archive. */
export const problemLimit = 1000;

/** The maximum number of rows of an entity. */
const rowLimit = 100_000;

const manyRows = z.array(z.unknown()).max(rowLimit);

/** The archive except its rows, which are checked one by one. */
const head = z.strictObject({
  format: z.literal(archiveFormat.format),
  version: z.literal(archiveFormat.version),
  createdAt: z.iso.datetime(),
  counts: z.unknown().optional(),
  missing: z.array(z.string().max(255)).max(rowLimit).default([]),
  entities: z.strictObject(
    Object.fromEntries(
      archived.map(({ name, isLater }) => [name, isLater ? manyRows.default([]) : manyRows]),
    ),
  ),
});

/** The value as parsed by the schema, or its problems. */
function attempt<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
):
  | { value: Definite<z.output<Schema>>; problems: null }
  | { value: null; problems: readonly FieldProblem[] } {
  try {
    return { value: validate(schema, value), problems: null };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { value: null, problems: error.fields };
  }
}

/** Adds the problems of an entity’s rows to `problems`, up to the limit; returns the valid rows. */
async function checkRows(
  entity: Entity,
  raws: unknown[],
  problems: ArchiveProblem[],
): Promise<Archive['entities'][string]> {
  const schema = rowSchema(entity);
  const columns = uniqueColumns(entity).map((name) => ({ name, rows: new Map<unknown, number>() }));
  const rows: Archive['entities'][string] = [];
  const pause = createPauses();
  for (const [index, raw] of raws.entries()) {
    if (problems.length >= problemLimit) break;
    await pause();
    const place = { entity: entity.name, row: index + 1 };
    const checked = attempt(schema, raw);
    if (checked.problems) {
      for (const { field, ...problem } of checked.problems) {
        const [column = ''] = field.split('.');
        const missing = column !== '' && typeof raw === 'object' && raw !== null && !(column in raw);
        const what = missing ? { code: 'REQUIRED' as const, message: 'Required.', limit: null } : problem;
        problems.push({ ...place, field: field || null, ...what });
      }
      continue;
    }
    rows.push(checked.value);
    for (const { name, rows: known } of columns) {
      const value = checked.value[name];
      const first = known.get(value);
      if (first === undefined) known.set(value, index + 1);
      else if (value !== null) {
        const message = `Row ${first} has the same ${name}.`;
        problems.push({ ...place, code: 'DUPLICATE', field: name, message, limit: null });
      }
    }
  }
  return rows;
}

/** The parser’s message without its excerpt of the file: an archive contains private data. */
function whyNotJson(error: unknown): string {
  return (error as SyntaxError).message.replace(/, (?:\.{3})?"[^]*$/, '');
}

const noArchive = ofTheFile('NOT_AN_ARCHIVE', 'The file is not an archive of this site.');

/** Checks a whole archive, and returns it only if it has no problems. */
export async function checkArchive(
  text: string,
): Promise<{ archive: Archive | null; problems: ArchiveProblem[] }> {
  const failed = (...problems: ArchiveProblem[]) => ({
    archive: null,
    problems: problems.slice(0, problemLimit),
  });
  let json: { format?: unknown; version?: unknown } | null;
  try {
    json = JSON.parse(text);
  } catch (error) {
    // A file that does not even begin like an archive, such as a picture, is not a broken archive.
    if (!text.trimStart().startsWith('{')) return failed(noArchive);
    return failed(ofTheFile('NOT_JSON', `The archive is not valid JSON: ${whyNotJson(error)}.`));
  }
  if (json?.format !== archiveFormat.format) return failed(noArchive);
  if (Number(json.version) > archiveFormat.version) {
    return failed(
      ofTheFile(
        'NEWER_VERSION',
        'The archive comes from a newer version of the site than this server can read.',
      ),
    );
  }
  const frame = attempt(head, json);
  if (frame.problems) {
    return failed(
      ...frame.problems.map(({ field, ...problem }) => {
        const entity = /^entities\.(.+)$/.exec(field)?.[1] ?? null;
        return { ...problem, entity, row: null, field: entity ? null : field };
      }),
    );
  }
  const problems: ArchiveProblem[] = [];
  const rows: Archive['entities'] = {};
  for (const entity of archived) {
    rows[entity.name] = await checkRows(entity, frame.value.entities[entity.name] ?? [], problems);
  }
  if (problems.length > 0) return failed(...problems);
  const { createdAt, missing } = frame.value;
  return { archive: { createdAt, missing, entities: rows }, problems };
}

/**
 * Parses an archive, which is refused if it has any problem.
 * @throws ValidationError with all problems
 */
export async function readArchive(text: string): Promise<Archive> {
  const { archive, problems } = await checkArchive(text);
  if (!archive) throw refusalFor(problems);
  return archive;
}
