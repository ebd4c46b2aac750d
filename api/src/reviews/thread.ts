import { hasCapability, rolesWith, type Capability } from '../auth/capabilities.ts';
import type { Admin } from '../auth/viewer.ts';
import type { Transaction } from '../database/client.ts';
import type { Comment, CommentKind } from '../database/generated/client.ts';
import { notify, type News } from './notices.ts';
import type { ItemPlace } from '../workingCopies/place.ts';

// The thread of an item, and who is told of its entries.

/** An account that can sign in. */
const active = { disabledAt: null, invitedAt: null };

/** The accounts that can sign in and have a capability, without the admin’s own. */
export async function accountsWith(
  transaction: Transaction,
  capability: Capability,
  { id }: Pick<Admin, 'id'>,
): Promise<number[]> {
  const accounts = await transaction.adminUser.findMany({
    where: { ...active, role: { in: [...rolesWith[capability]] }, id: { not: id } },
    select: { id: true },
  });
  return accounts.map((account) => account.id);
}

/** The account with an address if it can sign in, unless it is the admin’s own. */
export async function accountOf(
  transaction: Transaction,
  email: string,
  { id }: Pick<Admin, 'id'>,
): Promise<number[]> {
  const account = await transaction.adminUser.findFirst({
    where: { ...active, email, id: { not: id } },
    select: { id: true },
  });
  return account ? [account.id] : [];
}

/** Whom a text names as “@name”, by the whole name as others see it: of “@Sari Dewi”, not Sari. */
function mentionedIn(text: string, people: readonly { id: number; label: string }[]): number[] {
  let rest = text.toLowerCase();
  // People of the same name are all meant.
  const byName = Map.groupBy(people, ({ label }) => label.toLowerCase());
  const names = [...byName.keys()].toSorted((one, other) => other.length - one.length);
  const mentioned = names.filter((name) => {
    const escaped = name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
    const left = rest.replaceAll(new RegExp(`@${escaped}(?![\\p{L}\\p{N}])`, 'gu'), '');
    const isMentioned = left !== rest;
    rest = left;
    return isMentioned;
  });
  return mentioned.flatMap((name) => (byName.get(name) ?? []).map(({ id }) => id));
}

/** An entry to write. */
interface Entry {
  kind: CommentKind;
  text: string;
  item: News['item'];
  /** The capability to open the item’s form. */
  opens: Capability;
}

/** Writes an entry into a thread, and tells those whom it mentions. @param told who is told in another way */
export async function writeEntry(
  transaction: Transaction,
  admin: Admin,
  { kind, text, item, opens }: Entry,
  told: readonly number[] = [],
): Promise<Comment> {
  const { entity, itemId, newKey } = item;
  const data = { entity, itemId, newKey, kind, text, by: admin.email };
  const comment = await transaction.comment.create({ data });
  if (!text.includes('@')) return comment;
  const accounts = await transaction.adminUser.findMany({
    where: { ...active, id: { notIn: [admin.id, ...told] } },
    select: { id: true, name: true, email: true, role: true },
  });
  const people = accounts
    .filter(({ role }) => hasCapability(role, opens))
    .map(({ id, name, email }) => ({ id, label: name || email }));
  const mentioned = mentionedIn(text, people);
  const news = { kind: 'mentioned', capability: opens, item, by: admin.email, text } as const;
  await notify(transaction, mentioned, news);
  return comment;
}

/** Deletes the last entry of its kind from a thread: a request that is replaced or withdrawn, an answer that is undone. */
export async function takeBackEntry(
  transaction: Transaction,
  { entity, itemId, newKey }: ItemPlace,
  kind: CommentKind = 'asked',
): Promise<void> {
  const last = await transaction.comment.findFirst({
    where: { entity, itemId, newKey, kind },
    orderBy: { id: 'desc' },
  });
  if (last) await transaction.comment.deleteMany({ where: { id: last.id } });
}
