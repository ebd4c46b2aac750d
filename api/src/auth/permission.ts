import { ForbiddenError, PasswordRequiredError, UnauthenticatedError } from '../errors.ts';
import type { Admin, Viewer } from './viewer.ts';

/**
 * Who may call a rule. There is no default: a GraphQL field or REST route without one does not build.
 * - `everyone`: visitors too.
 * - `adminsReading`: admins, and any API token of theirs.
 * - `admins`: admins, and their API tokens that may write.
 * - `adminsInPerson`: admins who signed in themselves; no API token.
 * - `adminsConfirmed`: the same, who have also proved who they are within ten minutes.
 */
export type Permission = 'everyone' | 'adminsReading' | 'admins' | 'adminsInPerson' | 'adminsConfirmed';

/** For so long, in milliseconds, nobody is asked again for the password that they have just given. */
const confirmedFor = 10 * 60 * 1000;

/** A function of a noun's rules file, which knows who may call it and refuses everybody else. */
export type Rule<Args extends unknown[], Result> = ((viewer: Viewer, ...args: Args) => Promise<Result>) & {
  readonly permission: Permission;
};

type Run<Who, Args extends unknown[], Result> = (who: Who, ...args: Args) => Promise<Result>;

/** A rule for everyone that only reads; what it shows may still depend on the viewer. */
export function publicRule<Args extends unknown[], Result>(
  run: Run<Viewer, Args, Result>,
): Rule<Args, Result> {
  return Object.assign(run, { permission: 'everyone' } as const);
}

/** A rule for everyone that writes. A read-only token changes nothing, so it rejects with ForbiddenError for one. */
export function publicWriteRule<Args extends unknown[], Result>(
  run: Run<Viewer, Args, Result>,
): Rule<Args, Result> {
  const guarded = async (viewer: Viewer, ...args: Args) => {
    refuseReadOnly(viewer.admin);
    return run(viewer, ...args);
  };
  return Object.assign(guarded, { permission: 'everyone' } as const);
}

/**
 * A rule for admins. Before anything is read it rejects with UnauthenticatedError for everybody else, and with
 * ForbiddenError for a read-only token. What only reads says so by `adminReadRule`.
 */
export function adminRule<Args extends unknown[], Result>(run: Run<Admin, Args, Result>): Rule<Args, Result> {
  return ruleFor('admins', refuseReadOnly, run);
}

/** A rule for admins that only reads, for read-only tokens too. It rejects with UnauthenticatedError. */
export function adminReadRule<Args extends unknown[], Result>(
  run: Run<Admin, Args, Result>,
): Rule<Args, Result> {
  return ruleFor('adminsReading', () => {}, run);
}

/**
 * A rule for admins who signed in themselves, about their own account. It rejects with UnauthenticatedError, and
 * with ForbiddenError for any API token.
 */
export function personRule<Args extends unknown[], Result>(
  run: Run<Admin, Args, Result>,
): Rule<Args, Result> {
  return ruleFor('adminsInPerson', refuseTokens, run);
}

/**
 * A rule for what somebody who has found an open session, or a token, must not do: what makes a lasting key, or takes
 * the place of everything. As `personRule`, and it rejects with PasswordRequiredError for an admin whose last sign-in
 * or confirmation is ten minutes ago.
 */
export function confirmedRule<Args extends unknown[], Result>(
  run: Run<Admin, Args, Result>,
): Rule<Args, Result> {
  const refuse = (admin: Admin) => {
    refuseTokens(admin);
    refuseUnconfirmed(admin);
  };
  return ruleFor('adminsConfirmed', refuse, run);
}

function ruleFor<Args extends unknown[], Result>(
  permission: Permission,
  refuse: (admin: Admin) => void,
  run: Run<Admin, Args, Result>,
): Rule<Args, Result> {
  const guarded = async ({ admin }: Viewer, ...args: Args) => {
    if (!admin) throw new UnauthenticatedError();
    refuse(admin);
    return run(admin, ...args);
  };
  return Object.assign(guarded, { permission });
}

function refuseReadOnly(admin: Admin | null): void {
  if (admin?.access === 'readOnly') throw new ForbiddenError('This API token is read-only.');
}

function refuseTokens({ access }: Admin): void {
  if (access !== 'person') throw new ForbiddenError('An API token cannot do this: sign in yourself.');
}

function refuseUnconfirmed({ authenticatedAt }: Admin): void {
  // A provider's clock may be ahead of ours, but not by more than that.
  const age = authenticatedAt ? Math.abs(Date.now() - authenticatedAt.getTime()) : Infinity;
  if (age > confirmedFor) throw new PasswordRequiredError();
}
