import {
  BusyError,
  expectedOf,
  ExpectedError,
  RefusedArchiveError,
  StorageFullError,
  TooManyAttemptsError,
  UnavailableError,
  ValidationError,
} from '../errors.ts';
import { currentRequestId, log } from '../log.ts';

/** A request that is refused at the HTTP level, before any rule is called. */
export class HttpError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const statusOfCode: Record<string, number> = {
  VALIDATION_FAILED: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  INVALID_CODE: 401,
  SECOND_FACTOR_REQUIRED: 401,
  FORBIDDEN: 403,
  FACTOR_OVERDUE: 403,
  PASSWORD_REQUIRED: 403,
  UPLOAD_EXPIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  CONTENT_CHANGED: 409,
  IMAGE_IN_USE: 409,
  TOO_MANY_ATTEMPTS: 429,
  NOT_IMPLEMENTED: 501,
  BUSY: 503,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
};

/** Codes that the status already implies. */
const plainCodes = new Set([
  'VALIDATION_FAILED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'TOO_MANY_ATTEMPTS',
  'NOT_IMPLEMENTED',
  'BUSY',
  'STORAGE_FULL',
]);

/** The status of a failure; 500 for unexpected ones. */
export function statusOf(error: unknown): number {
  if (error instanceof HttpError) return error.status;
  if (error instanceof RefusedArchiveError) return 400;
  return error instanceof ExpectedError ? (statusOfCode[error.code] ?? 500) : 500;
}

/**
 * A failure as a status and `{ "error": "…" }`, with `code` if the status does not identify it, and `fields`
 * for invalid input. Unexpected failures are logged, and reported by their request id only.
 */
export function errorResponse(thrown: unknown): Response {
  const error = expectedOf(thrown);
  const status = statusOf(error);
  if (status === 500) {
    log.error({ err: error }, 'The request failed');
    const requestId = currentRequestId.getStore();
    return Response.json({ error: `Something went wrong on our side (request ${requestId}).` }, { status });
  }
  if (error instanceof StorageFullError) log.error({ err: error.cause }, 'There is no space left');
  const headers = new Headers();
  const isTemporary = error instanceof BusyError || error instanceof UnavailableError;
  if (isTemporary || error instanceof TooManyAttemptsError) {
    headers.set('Retry-After', String(error.retryAfterSeconds));
  }
  if (isTemporary) headers.set('Cache-Control', 'no-store');
  if (status === 401) headers.set('WWW-Authenticate', 'Bearer');
  const { message } = error as Error;
  const code = error instanceof ExpectedError && !plainCodes.has(error.code) ? { code: error.code } : {};
  const file = error instanceof RefusedArchiveError && error.file !== null ? { file: error.file } : {};
  return Response.json({ error: message, ...code, ...file, ...fieldsOf(error) }, { status, headers });
}

/** Answers 405 with the methods that an address accepts (RFC 9110, section 10.2.1). */
export function methodRefusal(methods: readonly string[]): Response {
  const allow = methods.join(', ');
  const response = errorResponse(new HttpError(405, `This route accepts ${allow} only.`));
  response.headers.set('Allow', allow);
  return response;
}

/** The problem with each field, if known. */
function fieldsOf(error: unknown): { fields?: Record<string, string> } {
  const problems = error instanceof ValidationError ? error.fields.filter(({ field }) => field !== '') : [];
  if (problems.length === 0) return {};
  return { fields: Object.fromEntries(problems.map(({ field, message }) => [field, message])) };
}
