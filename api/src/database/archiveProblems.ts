import { ValidationError, type FieldProblem, type InvalidReason } from '../errors.ts';

/** A problem in an archive, and its location. */
export interface ArchiveProblem {
  /** Stable, for programs: a problem with the whole file, or with one place in it. */
  code: 'NOT_JSON' | 'NOT_AN_ARCHIVE' | 'NEWER_VERSION' | 'DUPLICATE' | FieldProblem['code'];
  entity: string | null;
  /** The row’s position in its entity, from 1. */
  row: number | null;
  /** The column, or the field of the archive’s head. */
  field: string | null;
  message: string;
  limit: number | null;
  /** For INVALID. */
  reason?: InvalidReason;
}

/** A problem with the whole file. */
export const ofTheFile = (code: ArchiveProblem['code'], message: string): ArchiveProblem => ({
  code,
  entity: null,
  row: null,
  field: null,
  message,
  limit: null,
});

const fieldCodes: Partial<Record<ArchiveProblem['code'], FieldProblem['code']>> = {
  REQUIRED: 'REQUIRED',
  TOO_LONG: 'TOO_LONG',
  UNKNOWN: 'UNKNOWN',
};

/** The location of a problem, as a path in the archive: entities.news.3.titleEn. */
function pathOf({ entity, row, field }: ArchiveProblem): string {
  return [...(entity ? ['entities', entity] : []), ...(row ? [row - 1] : []), ...(field ? [field] : [])].join(
    '.',
  );
}

/** The error for a refused archive. */
export function refusalFor(problems: readonly ArchiveProblem[]): ValidationError {
  const fields = problems.map((problem) => ({
    field: pathOf(problem),
    code: fieldCodes[problem.code] ?? ('INVALID' as const),
    message: problem.message,
    limit: problem.limit,
    ...(problem.reason && { reason: problem.reason }),
  }));
  const [first] = fields;
  const place = first?.field ? `${first.field}: ` : '';
  const more = fields.length > 1 ? ` That is the first of ${fields.length} problems.` : '';
  return new ValidationError(`${place}${first?.message}${more}`, fields);
}
