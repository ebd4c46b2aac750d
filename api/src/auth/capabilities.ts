import type { ModelName } from '../database/delegates.ts';
import type { AdminRole, Prisma } from '../database/generated/client.ts';
import type { Admin, Viewer } from './viewer.ts';

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

export const allCapabilities = Object.keys(rolesWith) as Capability[];

export function hasCapability(role: Role, capability: Capability): boolean {
  return rolesWith[capability].includes(role);
}

/** What determines the capabilities of a caller. */
export type Grant = Pick<Admin, 'role' | 'limitedTo' | 'factorDueAt'>;

/** Whether a second factor is required of the caller, who has none, and the grace has ended. */
export function isFactorOverdue({ factorDueAt }: Pick<Grant, 'factorDueAt'>): boolean {
  return factorDueAt !== null && factorDueAt.getTime() <= Date.now();
}

/**
 * Whether a caller has the capability: by their role, unless their API token is limited to others; and while their second
 * factor is overdue, only to add one.
 */
export function isGranted(grant: Grant, capability: Capability): boolean {
  return (
    hasCapability(grant.role, capability) &&
    (grant.limitedTo?.includes(capability) ?? true) &&
    (capability === 'account.manage' || !isFactorOverdue(grant))
  );
}

const nounOf = (capability: Capability) => capability.replace(/\..*/, '');

/** What reads the noun of this capability, if that takes one. */
export function readingOf(capability: Capability): Capability | undefined {
  return allCapabilities.find((one) => one === `${nounOf(capability)}.read`);
}

/** Whether the caller has any capability of the noun of this one. */
export function isNounGranted(grant: Grant, capability: Capability): boolean {
  return allCapabilities.some((one) => nounOf(one) === nounOf(capability) && isGranted(grant, one));
}

/** A capability of each noun with content that editors write, by its model. */
const ofContent = {
  BatikPattern: 'patterns.write',
  Community: 'communities.read',
  ContentEntry: 'content.read',
  GlossaryTerm: 'glossary.read',
  NewsArticle: 'news.read',
  Partner: 'partners.read',
  TimelineItem: 'timeline.read',
} as const satisfies Partial<Record<Prisma.ModelName, Capability>>;

export type ContentModel = keyof typeof ofContent;

/** Whether the caller has any capability of a noun with content, by its model: an API token may be limited to others. */
export function isContentGranted(grant: Grant, model: string): boolean {
  const capabilities: Partial<Record<string, Capability>> = ofContent;
  const capability = capabilities[model];
  return capability !== undefined && isNounGranted(grant, capability);
}

/** Everything that a caller may do, in the order of the table. */
export function capabilitiesOf(grant: Grant): Capability[] {
  return allCapabilities.filter((capability) => isGranted(grant, capability));
}

/** Whether the viewer has the capability; the rules check whether their token may write. */
export function may({ admin }: Viewer, capability: Capability): boolean {
  return admin !== null && isGranted(admin, capability);
}

/** A noun whose items have working copies, and a history. */
export interface EditedNoun {
  model: ModelName;
  publish: Capability;
}

/**
 * Whether the viewer sees who edits the items of a noun, and that there is more than readers see: not with an API token
 * that does not include the noun.
 */
export function seesEditing({ admin }: Viewer, { publish }: EditedNoun): boolean {
  return admin !== null && isGranted(admin, 'workingCopies.read') && isNounGranted(admin, publish);
}

/** Whether the viewer sees the accounts of others: who may see people, and signed in themselves. */
export function seesAccounts(viewer: Viewer): boolean {
  return may(viewer, 'people.read') && viewer.admin?.access === 'person';
}
