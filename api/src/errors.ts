import type { Finding } from './launchCheck/finding.ts';

/**
 * The failures that a caller can expect. GraphQL shows them as typed results, REST as a status with
 * `{ "error": … }`; every other error is a bug, masked and logged. Messages are for the reader.
 */
export abstract class ExpectedError extends Error {
  /** Stable, for programs. */
  abstract readonly code: string;
}

/** Why a value is INVALID, if known: what the field requires, for the interface to explain. */
export type InvalidReason =
  | 'CHARACTERS'
  | 'CHOICE'
  | 'DAY'
  | 'EMAIL'
  | 'LIBRARY'
  | 'MOMENT'
  | 'NAME'
  | 'PICTURE'
  | 'RANGE'
  | 'RIGHT_FORM'
  | 'SEQUENCE'
  | 'SHARED'
  | 'SPELLING'
  | 'TAKEN'
  | 'TYPE'
  | 'WEBSITE'
  | 'YEARS';

/** What is wrong with one field of an input. */
export interface FieldProblem {
  /** The field's name; a dotted path inside lists and objects. */
  field: string;
  /** Stable, for programs: the interface explains it in the reader’s language. */
  code:
    | 'REQUIRED'
    | 'TOO_LONG'
    | 'INVALID'
    | 'UNKNOWN'
    | 'TAKEN'
    | 'TOO_COMMON'
    | 'OWN_ADDRESS'
    | 'SAME_AS_BEFORE';
  message: string;
  /** The limit in characters, for TOO_LONG. */
  limit: number | null;
  /** For INVALID. */
  reason?: InvalidReason;
}

/** The input breaks a rule; nothing was written. */
export class ValidationError extends ExpectedError {
  readonly code = 'VALIDATION_FAILED';
  readonly fields: readonly FieldProblem[];
  constructor(message: string, fields: readonly FieldProblem[] = []) {
    super(message);
    this.fields = fields;
  }
}

/** The refusal of one field’s value, in a sentence. */
export const invalidField = (
  field: string,
  message: string,
  problem: Partial<Pick<FieldProblem, 'code' | 'limit' | 'reason'>> = {},
) => new ValidationError(message, [{ field, code: 'INVALID', message, limit: null, ...problem }]);

/** An archive of the whole site is refused; nothing was imported. */
export class RefusedArchiveError extends ExpectedError {
  readonly code:
    | 'ARCHIVE_INCOMPLETE'
    | 'FILE_DAMAGED'
    | 'FILE_TWICE'
    | 'FILE_UNKNOWN'
    | 'FILE_TOO_LARGE'
    | 'NOT_AN_IMAGE'
    | 'IMAGE_TOO_LARGE'
    | 'TOO_MANY_PIXELS'
    | 'TOO_MANY_FRAMES';
  /** The offending file in the archive. */
  readonly file: string | null;
  constructor(code: RefusedArchiveError['code'], message: string, file: string | null = null) {
    super(`${message} Nothing was imported.`);
    this.code = code;
    this.file = file;
  }
}

/** No one is signed in, or the session has ended. */
export class UnauthenticatedError extends ExpectedError {
  readonly code = 'UNAUTHENTICATED';
  constructor(message = 'Sign in to do this.') {
    super(message);
  }
}

/** The caller may not do this, whether or not they are signed in. */
export class ForbiddenError extends ExpectedError {
  readonly code: 'FORBIDDEN' | 'FACTOR_OVERDUE' = 'FORBIDDEN';
}

/** A second factor is required of everybody, the caller has none, and their grace has ended. */
export class FactorOverdueError extends ForbiddenError {
  override readonly code = 'FACTOR_OVERDUE';
  constructor() {
    super('Your account needs a second factor. Add a passkey or an authenticator app to it, and try again.');
  }
}

/** Nothing with this id exists, or the viewer may not see it. */
export class NotFoundError extends ExpectedError {
  readonly code = 'NOT_FOUND';
}

/** The change is based on an outdated version. The current one was kept. */
export class ConflictError extends ExpectedError {
  readonly code = 'CONFLICT';
  /** The current version. */
  readonly currentVersion: number;
  /** Who saved it and when; null if the history has no record of it. */
  readonly changed: { by: string; at: Date } | null;
  /** @param message what happened, if it is not that somebody saved the noun */
  constructor(
    noun: string,
    currentVersion: number,
    changed: { by: string; at: Date } | null = null,
    message?: string,
  ) {
    super(
      message ??
        `This ${noun} was saved after you opened it. That version (${currentVersion}) was kept and yours was not saved. Reload it and make your change again.`,
    );
    this.currentVersion = currentVersion;
    this.changed = changed;
  }
}

/** The review that a save approves is no longer as its editor saw it; nothing was saved. */
export class ReviewEndedError extends ExpectedError {
  readonly code = 'CONFLICT';
  constructor() {
    super(
      'This review was answered, withdrawn or asked for with another sentence after you opened it. Nothing was changed.',
    );
  }
}

/** The content has changed since an archive was compared with it; nothing was imported. */
export class ContentChangedError extends ExpectedError {
  readonly code = 'CONTENT_CHANGED';
  constructor() {
    super(
      'The content has changed since the archive was compared with it. Nothing was imported: compare them again, and import the archive with the new state.',
    );
  }
}

/** Where an image is shown. */
export interface ImageUsage {
  /** The table of the row that shows it: NewsArticle. */
  type: string;
  /** The number of the row; null if the caller may not see which one it is. */
  id: number | null;
  /** The text that identifies the row to editors: its title, name, key or address; empty without its number. */
  label: string;
  /** The fields that contain its address. */
  fields: string[];
}

/** The image is in use: deleting it would leave gaps. Nothing was deleted. */
export class ImageInUseError extends ExpectedError {
  readonly code = 'IMAGE_IN_USE';
  readonly usages: readonly ImageUsage[];
  constructor(name: string, usages: readonly ImageUsage[]) {
    const places = usages.slice(0, 5).map(({ type, id, label }) => {
      if (id !== null) return `${type} ${id} “${label}”`;
      return type === 'AdminUser' ? 'a portrait' : `a ${type}`;
    });
    if (usages.length > places.length) places.push(`and ${usages.length - places.length} more`);
    super(`${name} is in use: ${places.join(', ')}. Remove it there first, or force the deletion.`);
    this.usages = usages;
  }
}

/** The launch check found something that stops the publication. Nothing was written. */
export class LaunchCheckError extends ExpectedError {
  readonly code = 'LAUNCH_CHECK';
  readonly findings: readonly Finding[];
  /** Whether the caller may publish it nevertheless. */
  readonly mayOverride: boolean;
  constructor(findings: readonly Finding[], mayOverride: boolean) {
    const found = findings
      .slice(0, 5)
      .map(({ code, field, detail }) => `${code} in ${field} ${detail}`.trim());
    if (findings.length > found.length) found.push(`and ${findings.length - found.length} more`);
    super(
      `The launch check stops the publication: ${found.join(', ')}. Mend it first, or save it as a draft.`,
    );
    this.findings = findings;
    this.mayOverride = mayOverride;
  }
}

/** Email and password do not match; never says which of the two is wrong (docs/product.md#sign-in). */
export class InvalidCredentialsError extends ExpectedError {
  readonly code = 'INVALID_CREDENTIALS';
  constructor() {
    super('Invalid credentials');
  }
}

/** Without this owner, nobody who can sign in could manage people. Nothing was changed. */
export class LastOwnerError extends ExpectedError {
  readonly code = 'LAST_OWNER';
  constructor() {
    super('This is the last owner who can sign in. Make somebody else an owner first.');
  }
}

/** Somebody would be without a second factor while one is required. Nothing was changed. */
export class FactorNeededError extends ExpectedError {
  readonly code = 'FACTOR_NEEDED';
  constructor(
    message = 'A second factor is required of everybody, and this is your last. Add another one first.',
  ) {
    super(message);
  }
}

/** Why a one-time link does not work. */
const linkFailures = {
  LINK_USED: 'This link has been used already. If that was not you, ask for a new one at once.',
  LINK_EXPIRED: 'This link has expired. Ask for a new one.',
  LINK_REVOKED: 'This link is no longer valid: it was revoked, or replaced by a newer one.',
  LINK_UNKNOWN: 'This link is incomplete or was never valid. Open it again from its mail, or copy all of it.',
};

/** A one-time link does not work; nothing was changed. */
export class AccountLinkError extends ExpectedError {
  readonly code: keyof typeof linkFailures;
  constructor(code: keyof typeof linkFailures) {
    super(linkFailures[code]);
    this.code = code;
  }
}

/** The action requires a sign-in, or a confirmed password, within the last ten minutes. Nothing was done. */
export class PasswordRequiredError extends ExpectedError {
  readonly code = 'PASSWORD_REQUIRED';
  constructor() {
    super(
      'Your last sign-in was more than ten minutes ago. Confirm your password (confirmPassword over GraphQL) or sign in again, and then try again.',
    );
  }
}

/** The password is right, and the account needs a second factor besides. Nobody is signed in yet. */
export class SecondFactorRequiredError extends ExpectedError {
  readonly code = 'SECOND_FACTOR_REQUIRED';
  /** Whether the account has an authenticator app, and whether it has passkeys; recovery codes it accepts always. */
  readonly has: { authenticator: boolean; passkey: boolean };
  constructor(has: SecondFactorRequiredError['has']) {
    super('This account needs a second factor: send “code” as well, or sign in with a passkey.');
    this.has = has;
  }
}

/** The code of a second factor is wrong, was used before, or has expired. */
export class InvalidCodeError extends ExpectedError {
  readonly code = 'INVALID_CODE';
  constructor() {
    super(
      'This code is wrong, or was used before. Wait for the next one and check the clock of your device, or use another recovery code.',
    );
  }
}

/** Why a passkey is refused. */
const passkeyRefusals = {
  PASSKEY_EXPIRED: 'This took too long, or was sent before. Start again.',
  PASSKEY_REFUSED: 'This passkey was not accepted. Use another one, or your password.',
};

/** A passkey’s answer is refused; nothing was done. */
export class PasskeyError extends ExpectedError {
  readonly code: keyof typeof passkeyRefusals;
  constructor(code: keyof typeof passkeyRefusals) {
    super(passkeyRefusals[code]);
    this.code = code;
  }
}

/** Too many calls of one kind in a short time. */
export class TooManyAttemptsError extends ExpectedError {
  readonly code = 'TOO_MANY_ATTEMPTS';
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super(`Too many attempts. Try again in ${Math.ceil(retryAfterSeconds / 60)} min.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Too much expensive work is waiting; nothing was done. */
export class BusyError extends ExpectedError {
  readonly code = 'BUSY';
  /** When some of the queued work will be done. */
  readonly retryAfterSeconds = 5;
  constructor() {
    super('The server is busy. Try again in a few seconds.');
  }
}

/** One of the site’s dependencies is temporarily unavailable; nothing was done. */
export class UnavailableError extends ExpectedError {
  readonly code = 'UNAVAILABLE';
  /** When a retry makes sense. */
  readonly retryAfterSeconds = 5;
}

/** Sign-up is not offered, nor is a password reset without mail (docs/product.md#sign-in). */
export class NotImplementedError extends ExpectedError {
  readonly code = 'NOT_IMPLEMENTED';
}

/** The disk, or PostgreSQL’s disk, is full: nothing was stored. */
export class StorageFullError extends ExpectedError {
  readonly code = 'STORAGE_FULL';
  /** Whether PostgreSQL reported it, rather than this process’s operating system. */
  readonly isDatabase: boolean;
  constructor(cause: unknown, isDatabase = false) {
    super(
      'The server has no space left, so nothing was saved. Ask the person who runs the site to make room, and then try again.',
      { cause },
    );
    this.isDatabase = isDatabase;
  }
}

/** PostgreSQL’s disk_full. */
const databaseFull = '53100';

/** The error codes for a full disk, of the operating system and of PostgreSQL. */
const fullCodes = new Set<unknown>(['ENOSPC', 'EDQUOT', databaseFull]);

/** Prisma’s error if all connections were in use for too long: the transaction did not begin. */
const didNotBegin = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'P2028' &&
  error.message.includes('Unable to start a transaction');

/**
 * Converts what can occur anywhere, a full disk and a database with too much to do, into an expected failure; returns
 * any other value unchanged.
 */
export function expectedOf(error: unknown): unknown {
  if (didNotBegin(error)) return new BusyError();
  // Prisma puts the database’s error into `meta`; five levels are enough.
  for (let inner = error, depth = 0; inner instanceof Object && depth < 5; inner = causeOf(inner), depth += 1)
    if ('code' in inner && fullCodes.has(inner.code))
      return new StorageFullError(error, inner.code === databaseFull);
  return error;
}

function causeOf(error: object): unknown {
  const { cause, meta } = error as { cause?: unknown; meta?: { driverAdapterError?: unknown } };
  return cause ?? meta?.driverAdapterError;
}
