import { ForbiddenError, PasswordRequiredError, UnauthenticatedError } from '../errors.ts';
import { hasCapability, type Capability } from './capabilities.ts';
import type { Admin, Viewer } from './viewer.ts';

/**
 * How who has the capability has to be signed in.
 * - `reading`: in any way.
 * - `writing`: in any way but by a read-only API token.
 * - `inPerson`: themselves; by no API token.
 * - `confirmed`: the same, and they have also proved who they are within ten minutes.
 */
type SignedIn = 'reading' | 'writing' | 'inPerson' | 'confirmed';

/** Who may call a rule. There is no default: a GraphQL field or REST route without one does not build. */
export type Permission =
  | { readonly to: 'everyone' }
  | { readonly to: SignedIn; readonly capability: Capability };

/** Visitors too. */
export const everyone: Permission = { to: 'everyone' };

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
  return Object.assign(run, { permission: everyone });
}

/** A rule for everyone that writes. A read-only token changes nothing, so it rejects with ForbiddenError for one. */
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
 * A rule for who has the capability. Before anything is read it rejects with UnauthenticatedError for visitors, and with
 * ForbiddenError for other roles and for a read-only token. What only reads says so by `readRule`.
 */
export function writeRule<Args extends unknown[], Result>(
  capability: Capability,
  run: Run<Admin, Args, Result>,
): Rule<Args, Result> {
  return ruleFor('writing', capability, refuseReadOnly, run);
}

/** As `writeRule`, for what only reads: for read-only tokens too. */
export function readRule<Args extends unknown[], Result>(
  capability: Capability,
  run: Run<Admin, Args, Result>,
): Rule<Args, Result> {
  return ruleFor('reading', capability, () => {}, run);
}

/** As `writeRule`, for who signed in themselves: it rejects with ForbiddenError for any API token. */
export function personRule<Args extends unknown[], Result>(
  capability: Capability,
  run: Run<Admin, Args, Result>,
): Rule<Args, Result> {
  return ruleFor('inPerson', capability, refuseTokens, run);
}

/**
 * A rule for what somebody who has found an open session, or a token, must not do: what makes a lasting key, or takes
 * the place of everything. As `personRule`, and it rejects with PasswordRequiredError for somebody whose last sign-in
 * or confirmation is ten minutes ago.
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
  const guarded = async ({ admin }: Viewer, ...args: Args) => {
    if (!admin) throw new UnauthenticatedError();
    refuseOthers(admin, capability);
    refuse(admin);
    return run(admin, ...args);
  };
  return Object.assign(guarded, { permission: { to, capability } });
}

function refuseOthers({ role }: Admin, capability: Capability): void {
  if (!hasCapability(role, capability)) throw new ForbiddenError('Your role does not include this.');
}

function refuseReadOnly(admin: Admin | null): void {
  if (admin?.access === 'readOnly') throw new ForbiddenError('This API token is read-only.');
}

function refuseTokens({ access }: Admin): void {
  if (access !== 'person') throw new ForbiddenError('An API token cannot do this. Sign in yourself.');
}

function refuseUnconfirmed({ authenticatedAt }: Admin): void {
  // A provider's clock may be ahead of ours, but not by more than that.
  const age = authenticatedAt ? Math.abs(Date.now() - authenticatedAt.getTime()) : Infinity;
  if (age > confirmedFor) throw new PasswordRequiredError();
}
