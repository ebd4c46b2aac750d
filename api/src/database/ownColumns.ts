import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { ValidationError } from '../errors.ts';
import { databaseId, moment, summary, validate } from '../validation.ts';

/** What rows have that no editor gives. A change may hold it as it was answered, so that an answer can be sent back. */
const ownColumns = {
  id: databaseId.optional().meta({ description: 'As the server returned it; it cannot be changed.' }),
  version: databaseId.optional().meta({
    description: 'The version that the change is based on; a newer one is then not overwritten (409).',
  }),
  createdAt: moment().optional().meta({ description: 'As the server returned it; it cannot be changed.' }),
  updatedAt: moment().optional().meta({ description: 'As the server returned it; it cannot be changed.' }),
};

/** The schema of a change that may hold the row’s own columns beside what editors give. */
export function withOwnColumns<Schema extends z.ZodObject>(schema: Schema) {
  return schema.safeExtend(ownColumns);
}

/** What a change says of the row that it is made on. */
interface Told {
  id?: number | undefined;
  createdAt?: Date | undefined;
  updatedAt?: Date | undefined;
}

/**
 * A change as it was sent: what it is to be made on, and the values that it gives.
 * @throws ValidationError
 */
export function readChange<Schema extends z.ZodObject>(
  schema: Schema,
  given: unknown,
  whenRequiredIsMissing?: string,
) {
  const read = validate(withOwnColumns(schema), given, whenRequiredIsMissing) as z.output<Schema> &
    Told & { version?: number };
  const { id, version, createdAt, updatedAt, ...values } = read;
  return { told: { id, createdAt, updatedAt }, version, values };
}

/** @throws ValidationError when the row is another one than the change tells */
export function refuseOtherRow(row: object, told: Told): void {
  const columns = row as Readonly<Record<string, unknown>>;
  const fields = Object.entries(told)
    .filter(([field, value]) => value !== undefined && !isDeepStrictEqual(value, columns[field]))
    .map(([field]) => {
      const is = columns[field] === undefined ? 'not given' : JSON.stringify(columns[field]);
      const message = `This is ${is} and cannot be changed. Send it back as the server returned it, or leave it out.`;
      return { field, code: 'INVALID' as const, message, limit: null };
    });
  if (fields.length > 0) throw new ValidationError(summary(fields), fields);
}
