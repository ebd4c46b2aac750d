import {
  FactorOverdueError,
  ForbiddenError,
  PasswordRequiredError,
  UnauthenticatedError,
} from '../errors.ts';
import { hasCapability, isFactorOverdue, isGranted, type Capability, type Grant } from './capabilities.ts';
import { currentAdmin, type Admin, type Viewer } from './viewer.ts';

/**
 * How a caller with the capability must be signed in.
 * - `reading`: in any way.
 * - `writing`: in any way except by a read-only API token.
 * - `inPerson`: in person, not by an API token.
 * - `confirmed`: in person, with an identity confirmed within the last ten minutes.
 */
type SignedIn = 'reading' | 'writing' | 'inPerson' | 'confirmed';

/**
 * Who may call a rule. There is no default: a GraphQL field or REST route without a permission does not
 * build.
 */
export type Permission =
  | { readonly to: 'everyone' }
  | { readonly to: SignedIn; readonly capability: Capability };

/** Visitors included. */
export const everyone: Permission = { to: 'everyone' };

/** How long a confirmed password stays valid, in milliseconds. */
const confirmedFor = 10 * 60 * 1000;

/** A function of a noun’s rules file, which states who may call it and refuses everyone else. */
export type Rule<Args extends unknown[], Result> = ((viewer: Viewer, ...args: Args) => Promise<Result>) & {
  readonly permission: Permission;
};

type Run<Who, Args extends unknown[], Result> = (who: Who, ...args: Args) => Promise<Result>;

/** A rule for everyone that only reads; the result may still depend on the viewer. */
export function publicRule<Args extends unknown[], Result>(
  run: Run<Viewer, Args, Result>,
): Rule<Args, Result> {
  return Object.assign(run, { permission: everyone });
}

/**
 * A rule for everyone that writes. Read-only tokens may not write, so it rejects with ForbiddenError for
 * them.
 */
export function publicWriteRule<Args extends unknown[], Result>(
  run: Run<Viewer, Args, Result>,
): Rule<Args, Result> {
  const guarded = async (viewer: Viewer, ...args: Args) => {
    refuseReadOnly(viewer.admin);
    return run(viewer, ...args);
  };
  return Object.assign(guarded, { permission: everyone });
}

/**
 * A rule for callers with the capability. Before reading anything it rejects with UnauthenticatedError for
 * visitors, and with ForbiddenError for other roles and for a read-only token. Use `readRule` for rules that
 * only read.
 */
export function writeRule<Args extends unknown[], Result>(
  capability: Capability,
  run: Run<Admin, Args, Result>,
): Rule<Args, Result> {
  return ruleFor('writing', capability, refuseReadOnly, run);
}

/** Like `writeRule`, for rules that only read: read-only tokens may call it too. */
export function readRule<Args extends unknown[], Result>(
  capability: Capability,
  run: Run<Admin, Args, Result>,
): Rule<Args, Result> {
  return ruleFor('reading', capability, () => {}, run);
}

/** Like `writeRule`, for people signed in themselves: it rejects with ForbiddenError for any API token. */
export function personRule<Args extends unknown[], Result>(
  capability: Capability,
  run: Run<Admin, Args, Result>,
): Rule<Args, Result> {
  return ruleFor('inPerson', capability, refuseTokens, run);
}

/**
 * A rule for actions that a stolen session or token must not allow: those that create lasting credentials or
 * replace everything. Like `personRule`, but it also rejects with PasswordRequiredError if the last sign-in
 * or confirmation is more than ten minutes ago.
 */
export function confirmedRule<Args extends unknown[], Result>(
  capability: Capability,
  run: Run<Admin, Args, Result>,
): Rule<Args, Result> {
  const refuse = (admin: Admin) => {
    refuseTokens(admin);
    refuseUnconfirmed(admin);
  };
  return ruleFor('confirmed', capability, refuse, run);
}

function ruleFor<Args extends unknown[], Result>(
  to: SignedIn,
  capability: Capability,
  refuse: (admin: Admin) => void,
  run: Run<Admin, Args, Result>,
): Rule<Args, Result> {
  const guarded = async (viewer: Viewer, ...args: Args) => {
    const admin = await currentAdmin(viewer);
    if (!admin) throw new UnauthenticatedError();
    requireCapability(admin, capability);
    refuse(admin);
    return run(admin, ...args);
  };
  return Object.assign(guarded, { permission: { to, capability } });
}

/** The refusal of an admin whose role lacks a capability. */
export const lacksCapability = () => new ForbiddenError('Your role does not include this.');

/**
 * For rules whose further capability depends on the rows.
 * @throws ForbiddenError if the admin lacks it, FactorOverdueError if that is for want of a second factor
 */
export function requireCapability(grant: Grant, capability: Capability): void {
  if (isGranted(grant, capability)) return;
  if (!hasCapability(grant.role, capability)) throw lacksCapability();
  throw isFactorOverdue(grant)
    ? new FactorOverdueError()
    : new ForbiddenError(`This API token does not include ${capability}.`);
}

function refuseReadOnly(admin: Admin | null): void {
  if (admin?.access === 'readOnly') throw new ForbiddenError('This API token is read-only.');
}

function refuseTokens({ access }: Admin): void {
  if (access !== 'person') throw new ForbiddenError('An API token cannot do this. Sign in yourself.');
}

function refuseUnconfirmed({ authenticatedAt }: Admin): void {
  // A provider’s clock may be ahead of this server’s, but by no more than this.
  const age = authenticatedAt ? Math.abs(Date.now() - authenticatedAt.getTime()) : Infinity;
  if (age > confirmedFor) throw new PasswordRequiredError();
}
