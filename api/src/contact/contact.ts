import { z } from 'zod';
import type { Client } from '../auth/auth.ts';
import { may } from '../auth/capabilities.ts';
import { publicWriteRule, readRule, writeRule } from '../auth/permission.ts';
import { transactionBy } from '../auth/transactionBy.ts';
import type { Viewer } from '../auth/viewer.ts';
import { prisma, type Transaction } from '../database/client.ts';
import { takeTurn } from '../database/takeTurn.ts';
import type { ContactMessage, Prisma } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import { listTotal, type ListTotal } from '../database/listTotal.ts';
import { changeRow, deleteRow, type Selection, type VersionedRow } from '../database/resource.ts';
import type { Environment } from '../environment.ts';
import type { Preferences } from '../graphql/context.ts';
import { checkIdempotencyKey, refuseReusedKey } from '../idempotencyKey.ts';
import { enqueue } from '../jobs/jobs.ts';
import { siteLimits } from '../limits/siteLimit.ts';
import { visitorLimit } from '../limits/throttle.ts';
import { contactOutbox } from '../mail/outbox.ts';
import { databaseId } from '../inputFields.ts';
import { validate } from '../validation.ts';
import { inquiryTypes, readContactForm, type ContactForm } from './forms.ts';

export const contactLimit = visitorLimit('contact');

/**
 * The interval, in milliseconds, at which messages over the site’s limit are mailed; none is delayed by more
 * than a day.
 */
const heldMailInterval = 60_000;
const longestHold = 24 * 60 * 60 * 1000;

/** When to mail the nth message over the limit; 0 is within the limit, and is mailed immediately. */
const mailTime = (excess: number) => new Date(Date.now() + Math.min(excess * heldMailInterval, longestHold));

/** The sender, and whether mail is configured. */
interface Sender {
  client: () => Client;
  preferences: Pick<Preferences, 'language'>;
  environment: Environment;
}

/**
 * Stores a visitor’s message, from either form, for the admins and for forwarding by mail.
 * @param key the caller’s idempotency key: repeated calls with it count as one message
 * @throws ValidationError, also if the key already belongs to a different message; TooManyAttemptsError
 */
export const sendContactMessage = publicWriteRule(
  async (_viewer, sender: Sender, input: unknown, key: string | null): Promise<void> => {
    const { fields, isTrapped } = readContactForm(input);
    checkIdempotencyKey(key);
    const { address } = sender.client();
    if (isTrapped) return contactLimit.count(address);
    /** @returns the number of messages over the site’s limit, including this one */
    const keep = async (transaction: Transaction): Promise<number> => {
      await contactLimit.count(address);
      const excess = await siteLimits.contact.count();
      const nextMailAt = sender.environment.SMTP_URL ? mailTime(excess) : null;
      const { language } = sender.preferences;
      const { id } = await transaction.contactMessage.create({
        data: { ...fields, language, idempotencyKey: key, nextMailAt },
      });
      if (nextMailAt) await enqueue(transaction, contactOutbox.queue, { id, attempt: 0 }, nextMailAt);
      return excess;
    };
    const excess = await (key === null ? prisma.$transaction(keep) : keepOnce(key, fields, keep));
    await siteLimits.contact.slow(excess);
  },
);

/**
 * Stores a message unless its key is known; a repeat counts toward no limit.
 * @throws ValidationError for a different message with the key, and the errors of `keep`
 */
function keepOnce(
  key: string,
  fields: ContactForm['fields'],
  keep: (transaction: Transaction) => Promise<number>,
): Promise<number> {
  return prisma.$transaction(async (transaction) => {
    // Calls with the same key take turns on all servers, so that concurrent ones also count as one message.
    await takeTurn(transaction, key);
    const where = { idempotencyKey: key };
    if ((await transaction.contactMessage.count({ where })) === 0) return keep(transaction);
    if ((await transaction.contactMessage.count({ where: { ...where, ...fields } })) === 0)
      refuseReusedKey(
        'A different message was sent with this idempotency key. Use a new key for each message.',
      );
    return 0;
  });
}

/** Newest first; the id breaks ties. */
export const contactMessageOrder = [
  { name: 'createdAt', direction: 'desc', type: 'date' },
  { name: 'id', direction: 'desc', type: 'number' },
] as const satisfies OrderColumn[];

/** Messages are visible to admins only. Reads by global id go through this filter. */
export function visibleContactMessages(viewer: Viewer): { OR?: [] } {
  return may(viewer, 'messages.read') ? {} : { OR: [] };
}

/** The filters of a list. */
export interface ContactMessageFilter {
  handled?: boolean | null | undefined;
  type?: string | null | undefined;
}

const typeFilter = z.object({ type: z.enum(inquiryTypes) });

/** The conditions that the messages of a filter meet. @throws ValidationError for an unknown type */
export function matchingMessages({ handled, type }: ContactMessageFilter): Prisma.ContactMessageWhereInput[] {
  return [
    ...(typeof handled === 'boolean' ? [{ handledAt: handled ? { not: null } : null }] : []),
    ...(typeof type === 'string' ? [validate(typeFilter, { type })] : []),
  ];
}

/** One page of the messages. @throws UnauthenticatedError, ValidationError for a foreign cursor or an unknown type */
export const listContactMessages = readRule(
  'messages.read',
  async (
    _admin,
    filter: ContactMessageFilter,
    page: Page,
    selection: Selection = {},
  ): Promise<ContactMessage[]> =>
    prisma.contactMessage.findMany({
      ...selection,
      ...keysetPage(contactMessageOrder, page, matchingMessages(filter)),
    }),
);

/** How many messages match a filter, and how many there are. @throws as `listContactMessages` */
export const countContactMessages = readRule(
  'messages.read',
  async (_admin, filter: ContactMessageFilter): Promise<ListTotal> =>
    listTotal('contactMessage', matchingMessages(filter)),
);

/** The message, or null. @throws UnauthenticatedError */
export const findContactMessage = readRule(
  'messages.read',
  async (_admin, id: number, selection: Selection = {}) =>
    databaseId.safeParse(id).success
      ? prisma.contactMessage.findUnique({ ...selection, where: { id } })
      : null,
);

/** The maximum count of unhandled messages, so that counting stays cheap. */
export const unhandledLimit = 1_000;

/** The number of unhandled messages, up to `unhandledLimit`. @throws UnauthenticatedError */
export const countUnhandledContactMessages = readRule('messages.read', async () =>
  prisma.contactMessage.count({ where: { handledAt: null }, take: unhandledLimit }),
);

const resource = { noun: 'contact message', model: 'contactMessage' } as const;

/** Whether a message already has this mark. */
export function isMarked({ handledAt }: ContactMessage, handled: boolean): boolean {
  return (handledAt !== null) === handled;
}

/** The values that marking a message sets. */
export function marked(handled: boolean) {
  return { handledAt: handled ? new Date() : null };
}

/** Marks a message as handled, or as unhandled again. @throws UnauthenticatedError, NotFoundError, ConflictError */
export const markContactMessage = writeRule(
  'messages.write',
  async (admin, target: VersionedRow, handled: boolean): Promise<ContactMessage> =>
    transactionBy(admin, (transaction) =>
      changeRow<ContactMessage>(transaction, admin, resource, target, (message) =>
        isMarked(message, handled) ? {} : marked(handled),
      ),
    ),
);

/** Deletes a message and its pending mail. @throws UnauthenticatedError, NotFoundError, ConflictError */
export const deleteContactMessage = writeRule(
  'messages.write',
  async (admin, target: VersionedRow): Promise<void> => deleteRow(admin, resource, target),
);
