import { z } from 'zod';
import type { Client } from '../auth/auth.ts';
import { adminReadRule, adminRule, publicWriteRule } from '../auth/permission.ts';
import type { Viewer } from '../auth/viewer.ts';
import { prisma } from '../database/client.ts';
import type { ContactMessage } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import { changeRow, type Selection, type VersionedRow } from '../database/resource.ts';
import type { Environment } from '../environment.ts';
import { ValidationError } from '../errors.ts';
import type { Language } from '../language.ts';
import { networkLimit } from '../throttle.ts';
import { databaseId, validate } from '../validation.ts';
import { inquiryTypes, readContactForm, type ContactForm } from './forms.ts';
import { wakeOutbox } from './outbox.ts';

/** Messages from one address: 5 in 10 minutes and 20 in a day. */
export const contactLimit = networkLimit(
  'contact',
  { points: 5, duration: 10 * 60 },
  { points: 20, duration: 24 * 60 * 60 },
);

/** Who sends, and whether mail is configured. */
interface Sender {
  client: Client;
  language: Language;
  environment: Environment;
}

const repetition = z.object({
  idempotencyKey: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'Give 1 to 200 visible ASCII characters, such as a UUID.')
    .nullable(),
});

/**
 * Keeps a visitor's message, from either form, for the admins and the mail that passes it on.
 * @param idempotencyKey makes a repeated call the same message
 * @throws ValidationError also for a key that stands for another message already; TooManyAttemptsError
 */
export const sendContactMessage = publicWriteRule(
  async (_viewer, sender: Sender, input: unknown, idempotencyKey: string | null): Promise<void> => {
    const { fields, isTrapped } = readContactForm(input);
    validate(repetition, { idempotencyKey });
    await contactLimit.count(sender.client.address);
    if (isTrapped) return;
    const nextMailAt = sender.environment.SMTP_URL ? new Date() : null;
    const { count } = await prisma.contactMessage.createMany({
      data: { ...fields, language: sender.language, idempotencyKey, nextMailAt },
      skipDuplicates: true,
    });
    if (count === 0) await refuseOtherMessage(idempotencyKey, fields);
    else wakeOutbox();
  },
);

/** A key that is used for a second message would lose it unnoticed. @throws ValidationError */
async function refuseOtherMessage(idempotencyKey: string | null, fields: ContactForm['fields']) {
  const same = await prisma.contactMessage.count({ where: { idempotencyKey, ...fields } });
  if (same > 0) return;
  const message = 'Another message was sent with this idempotency key: give each message a key of its own.';
  throw new ValidationError(message, [{ field: 'idempotencyKey', code: 'INVALID', message, limit: null }]);
}

/** Newest first; the id orders messages of the same moment. */
export const contactMessageOrder = [
  { name: 'createdAt', direction: 'desc', type: 'date' },
  { name: 'id', direction: 'desc', type: 'number' },
] as const satisfies OrderColumn[];

/** Messages exist for admins only. Reads by global id go through this filter. */
export function visibleContactMessages(viewer: Viewer): { OR?: [] } {
  return viewer.admin ? {} : { OR: [] };
}

/** What a list can be narrowed by. */
export interface ContactMessageFilter {
  handled?: boolean | null | undefined;
  type?: string | null | undefined;
}

const typeFilter = z.object({ type: z.enum(inquiryTypes) });

/** One page of the messages. @throws UnauthenticatedError, ValidationError for a foreign cursor or an unknown type */
export const listContactMessages = adminReadRule(
  async (
    _admin,
    { handled, type }: ContactMessageFilter,
    page: Page,
    selection: Selection = {},
  ): Promise<ContactMessage[]> => {
    const filter = [
      ...(typeof handled === 'boolean' ? [{ handledAt: handled ? { not: null } : null }] : []),
      ...(typeof type === 'string' ? [validate(typeFilter, { type })] : []),
    ];
    return prisma.contactMessage.findMany({
      ...selection,
      ...keysetPage(contactMessageOrder, page, filter),
    });
  },
);

/** The message, or null. @throws UnauthenticatedError */
export const findContactMessage = adminReadRule(async (_admin, id: number, selection: Selection = {}) =>
  databaseId.safeParse(id).success ? prisma.contactMessage.findUnique({ ...selection, where: { id } }) : null,
);

/** Where the count of unhandled messages ends, so that it costs little however many there are. */
export const unhandledLimit = 1_000;

/** How many messages nobody has handled, up to `unhandledLimit`. @throws UnauthenticatedError */
export const countUnhandledContactMessages = adminReadRule(async () =>
  prisma.contactMessage.count({ where: { handledAt: null }, take: unhandledLimit }),
);

const resource = { noun: 'contact message', model: 'contactMessage' } as const;

/** What marking changes of a message. */
export function marked(handled: boolean) {
  return { handledAt: handled ? new Date() : null, version: { increment: 1 } };
}

/** Says that a message is handled, or is not after all. @throws UnauthenticatedError, NotFoundError, ConflictError */
export const markContactMessage = adminRule(
  async (admin, target: VersionedRow, handled: boolean): Promise<ContactMessage> =>
    changeRow<ContactMessage, ContactMessage>(admin, resource, target, (transaction, { id }) =>
      transaction.contactMessage.update({ where: { id }, data: marked(handled) }),
    ),
);

/** Deletes a message; mail that waits is not sent any more. @throws UnauthenticatedError, NotFoundError, ConflictError */
export const deleteContactMessage = adminRule(async (admin, target: VersionedRow): Promise<void> => {
  await changeRow<ContactMessage, null>(admin, resource, target, async (transaction, { id }) => {
    await transaction.contactMessage.delete({ where: { id } });
    return null;
  });
});
