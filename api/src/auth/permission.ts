import { UnauthenticatedError } from '../errors.ts';
import type { Admin, Viewer } from './viewer.ts';

/** Who may call a rule. There is no default: a GraphQL field or REST route without one does not build. */
export type Permission = 'everyone' | 'admins';

/** A function of a noun's rules file, which knows who may call it and refuses everybody else. */
export type Rule<Args extends unknown[], Result> = ((viewer: Viewer, ...args: Args) => Promise<Result>) & {
  readonly permission: Permission;
};

/** A rule for everyone; what it shows may still depend on the viewer. */
export function publicRule<Args extends unknown[], Result>(
  run: (viewer: Viewer, ...args: Args) => Promise<Result>,
): Rule<Args, Result> {
  return Object.assign(run, { permission: 'everyone' } as const);
}

/** A rule for admins. It rejects with UnauthenticatedError for everybody else, before anything is read. */
export function adminRule<Args extends unknown[], Result>(
  run: (admin: Admin, ...args: Args) => Promise<Result>,
): Rule<Args, Result> {
  const guarded = async (viewer: Viewer, ...args: Args) => {
    if (!viewer.admin) throw new UnauthenticatedError();
    return run(viewer.admin, ...args);
  };
  return Object.assign(guarded, { permission: 'admins' } as const);
}
