import type { Viewer } from './viewer.ts';

/** An account’s role. */
export type Role = 'admin';

/**
 * Which roles have which capabilities; defined only here. A capability is a noun and a verb: `read` what
 * visitors do not see of it, `write` it, `manage` it as a whole, `override` what stops it.
 */
export const rolesWith = {
  /** Your own password, sessions and API tokens. */
  'account.manage': ['admin'],
  'communities.read': ['admin'],
  'communities.write': ['admin'],
  'content.read': ['admin'],
  'content.write': ['admin'],
  'database.manage': ['admin'],
  'glossary.read': ['admin'],
  'glossary.write': ['admin'],
  /** What admins changed, and the trash. */
  'history.read': ['admin'],
  'history.write': ['admin'],
  'images.read': ['admin'],
  'images.write': ['admin'],
  'messages.read': ['admin'],
  'messages.write': ['admin'],
  'news.read': ['admin'],
  /** Publish what the launch check stops. */
  'news.override': ['admin'],
  'news.write': ['admin'],
  /** Counts and times that show how the site is doing. */
  'operations.read': ['admin'],
  'partners.read': ['admin'],
  'partners.write': ['admin'],
  'patterns.write': ['admin'],
  /** Events of all accounts. */
  'people.read': ['admin'],
  'subscribers.read': ['admin'],
  'subscribers.write': ['admin'],
  'timeline.read': ['admin'],
  'timeline.write': ['admin'],
  /** What is typed into forms and not published. */
  'workingCopies.read': ['admin'],
  'workingCopies.write': ['admin'],
} as const satisfies Record<`${string}.${'read' | 'write' | 'manage' | 'override'}`, readonly Role[]>;

export type Capability = keyof typeof rolesWith;

export function hasCapability(role: Role, capability: Capability): boolean {
  const roles: readonly Role[] = rolesWith[capability];
  return roles.includes(role);
}

/** Whether the viewer’s role has the capability; the rules check the scope of the viewer’s token. */
export function may({ admin }: Viewer, capability: Capability): boolean {
  return admin !== null && hasCapability(admin.role, capability);
}
