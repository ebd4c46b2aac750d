import type { AdminRole } from '../database/generated/client.ts';
import type { Viewer } from './viewer.ts';

/** An account’s role (docs/product.md#roles). */
export type Role = AdminRole;

const everybody: readonly Role[] = ['owner', 'editor', 'author'];
const editors: readonly Role[] = ['owner', 'editor'];
const owners: readonly Role[] = ['owner'];

/**
 * Which roles have which capabilities; defined only here. A capability is a noun and a verb: `read` what
 * visitors do not see of it; `write` what they do not see; `publish`, which is to change what they see, to
 * show or hide it, and to delete; `manage` it as a whole; `override` what stops it.
 */
export const rolesWith = {
  /** Your own name, password, sessions and API tokens. */
  'account.manage': everybody,
  'communities.read': everybody,
  'communities.write': everybody,
  'communities.publish': editors,
  'content.read': everybody,
  'content.write': everybody,
  'content.publish': editors,
  'database.manage': owners,
  'glossary.read': everybody,
  'glossary.write': everybody,
  /** Terms apply to everybody’s texts as soon as they are saved. */
  'glossary.publish': editors,
  /** What admins changed, and the trash. */
  'history.read': editors,
  'history.write': editors,
  'images.read': everybody,
  'images.write': everybody,
  'images.publish': editors,
  'messages.read': editors,
  'messages.write': editors,
  'news.read': everybody,
  'news.write': everybody,
  'news.publish': editors,
  /** Publish what the launch check stops. */
  'news.override': editors,
  /** Times and loads that show how the server is doing. */
  'operations.read': owners,
  /** How many items of each noun there are. */
  'overview.read': everybody,
  'partners.read': everybody,
  'partners.write': everybody,
  'partners.publish': editors,
  'patterns.write': everybody,
  /** A pattern is public as soon as it is saved. */
  'patterns.publish': editors,
  /** Accounts, and the events of all of them. */
  'people.read': owners,
  /** Invite people, give them another role, disable and remove them. */
  'people.manage': owners,
  /** Requests for review, and the comments on items. */
  'reviews.read': everybody,
  /** Ask for a review, and comment. */
  'reviews.write': everybody,
  /** Send back what one is asked to review; publishing it needs the capability of its noun. */
  'reviews.publish': editors,
  'subscribers.read': editors,
  'subscribers.write': editors,
  'timeline.read': everybody,
  'timeline.write': everybody,
  'timeline.publish': editors,
  /** What is typed into forms and not published. */
  'workingCopies.read': everybody,
  'workingCopies.write': everybody,
  /** Show it to people without an account, by a link. */
  'workingCopies.publish': editors,
} satisfies Record<`${string}.${'read' | 'write' | 'publish' | 'manage' | 'override'}`, readonly Role[]>;

export type Capability = keyof typeof rolesWith;

export function hasCapability(role: Role, capability: Capability): boolean {
  return rolesWith[capability].includes(role);
}

/** Everything that a role may do, in the order of the table. */
export function capabilitiesOf(role: Role): Capability[] {
  return (Object.keys(rolesWith) as Capability[]).filter((capability) => hasCapability(role, capability));
}

/** Whether the viewer’s role has the capability; the rules check the scope of the viewer’s token. */
export function may({ admin }: Viewer, capability: Capability): boolean {
  return admin !== null && hasCapability(admin.role, capability);
}
