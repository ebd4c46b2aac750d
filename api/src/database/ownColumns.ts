import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { ValidationError } from '../errors.ts';
import { databaseId, moment } from '../inputFields.ts';
import { summary, validate } from '../validation.ts';

/**
 * Columns that no editor enters. A change may include them unchanged, so that a client can send back a row as
 * it received it.
 */
const ownColumns = {
  id: databaseId.optional().meta({ description: 'As the server returned it; it cannot be changed.' }),
  version: databaseId.optional().meta({
    description:
      'The version that the change is based on; if given, a newer version is not overwritten (409).',
  }),
  createdAt: moment().optional().meta({ description: 'As the server returned it; it cannot be changed.' }),
  translation: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'As the server returned it, which follows from the texts; ignored.' }),
  updatedAt: moment().optional().meta({ description: 'As the server returned it; it cannot be changed.' }),
};

/** The schema of a change that may include the row’s own columns besides the input. */
export function withOwnColumns<Schema extends z.ZodObject>(schema: Schema) {
  return schema.safeExtend(ownColumns);
}

/** The columns in a change that identify the row that it is based on. */
interface SentColumns {
  id?: number | undefined;
  createdAt?: Date | undefined;
  updatedAt?: Date | undefined;
}

/**
 * Parses a change into the version that it is based on and the values that it sets.
 * @throws ValidationError
 */
export function readChange<Schema extends z.ZodObject>(
  schema: Schema,
  given: unknown,
  whenRequiredIsMissing?: string,
) {
  const read = validate(withOwnColumns(schema), given, whenRequiredIsMissing) as z.output<Schema> &
    SentColumns & { version?: number };
  const { id, version, createdAt, updatedAt, translation: _, ...values } = read;
  return { sent: { id, createdAt, updatedAt }, version, values };
}

/** @throws ValidationError if the change is for another row */
export function refuseOtherRow(row: object, sent: SentColumns): void {
  const columns = row as Readonly<Record<string, unknown>>;
  const fields = Object.entries(sent)
    .filter(([field, value]) => value !== undefined && !isDeepStrictEqual(value, columns[field]))
    .map(([field]) => {
      const is = columns[field] === undefined ? 'not given' : JSON.stringify(columns[field]);
      const message = `This is ${is} and cannot be changed. Send it back as the server returned it, or leave it out.`;
      return { field, code: 'INVALID' as const, message, limit: null };
    });
  if (fields.length > 0) throw new ValidationError(summary(fields), fields);
}
