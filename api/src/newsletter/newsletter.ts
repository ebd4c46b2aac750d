import { z } from 'zod';
import type { Client } from '../auth/auth.ts';
import { may } from '../auth/capabilities.ts';
import { publicWriteRule, readRule, writeRule } from '../auth/permission.ts';
import { transactionBy } from '../auth/transactionBy.ts';
import type { Viewer } from '../auth/viewer.ts';
import { prisma } from '../database/client.ts';
import type { NewsletterSubscriber } from '../database/generated/client.ts';
import { keysetPage, type OrderColumn, type Page } from '../database/keyset.ts';
import { pagesById } from '../database/pagesById.ts';
import type { Selection } from '../database/resource.ts';
import { NotFoundError } from '../errors.ts';
import type { Preferences } from '../graphql/context.ts';
import { languages } from '../language.ts';
import { recordChange } from '../history/record.ts';
import { siteLimits } from '../limits/siteLimit.ts';
import { visitorLimit } from '../limits/throttle.ts';
import { emailAddress } from '../addressFields.ts';
import { clearable, databaseId, line, required } from '../inputFields.ts';
import { validate } from '../validation.ts';

export const subscriptionInput = z.strictObject({
  email: emailAddress()
    .toLowerCase()
    .meta({ description: 'The email address, at most 254 characters; stored in lower case.' }),
  language: clearable(z.enum(languages), () => undefined).meta({
    description: 'The language of the newsletter: en or id; the reader’s by default and for null.',
  }),
  website: z.string().nullable().optional().meta({
    description: 'Leave it empty: people do not see it. A form with a value in it is discarded.',
  }),
});

/** A subscription as it is stored. */
export const keptSubscription = z.strictObject({
  email: subscriptionInput.shape.email,
  language: z.enum(languages),
});

export const unsubscriptionInput = z.strictObject({
  token: required(line(200)).meta({ description: 'The subscription’s own token, at most 200 characters.' }),
});

export const newsletterLimit = visitorLimit('newsletter');

/** The subscriber. */
interface Reader {
  client: () => Client;
  preferences: Pick<Preferences, 'language'>;
}

/**
 * Subscribes an address. The response does not reveal whether it was already subscribed: the same statement
 * runs either way.
 * @throws ValidationError, TooManyAttemptsError
 */
export const subscribeToNewsletter = publicWriteRule(
  async (_viewer, reader: Reader, input: unknown): Promise<void> => {
    const { email, language = reader.preferences.language, website } = validate(subscriptionInput, input);
    await newsletterLimit.count(reader.client().address);
    if (website) return;
    await prisma.newsletterSubscriber.createMany({
      data: { email, language },
      skipDuplicates: true,
    });
    await siteLimits.newsletter.slow(await siteLimits.newsletter.count());
  },
);

/**
 * Ends the subscription with this token, if any; the response does not reveal whether there was one.
 * @throws ValidationError
 */
export const unsubscribeFromNewsletter = publicWriteRule(async (_viewer, input: unknown): Promise<void> => {
  const { token } = validate(unsubscriptionInput, input);
  await prisma.newsletterSubscriber.deleteMany({ where: { token } });
});

/** Newest first; the id breaks ties. */
export const newsletterOrder = [
  { name: 'createdAt', direction: 'desc', type: 'date' },
  { name: 'id', direction: 'desc', type: 'number' },
] as const satisfies OrderColumn[];

/** Subscribers are visible to admins only. Reads by global id go through this filter. */
export function visibleSubscribers(viewer: Viewer): { OR?: [] } {
  return may(viewer, 'subscribers.read') ? {} : { OR: [] };
}

/** One page of the subscribers. @throws UnauthenticatedError, ValidationError for a foreign cursor */
export const listNewsletterSubscribers = readRule(
  'subscribers.read',
  async (_admin, page: Page, selection: Selection = {}): Promise<NewsletterSubscriber[]> =>
    prisma.newsletterSubscriber.findMany({ ...selection, ...keysetPage(newsletterOrder, page, []) }),
);

/** The maximum count of subscribers, so that counting stays cheap. */
export const subscriberCountLimit = 100_000;

/** The number of subscribers, up to `subscriberCountLimit`. @throws UnauthenticatedError */
export const countNewsletterSubscribers = readRule('subscribers.read', async () =>
  prisma.newsletterSubscriber.count({ take: subscriberCountLimit }),
);

/** Deletes a subscriber. @throws UnauthenticatedError, NotFoundError */
export const deleteNewsletterSubscriber = writeRule(
  'subscribers.write',
  async (admin, id: number): Promise<void> => {
    const missing = new NotFoundError('The newsletter subscriber was not found.');
    if (!databaseId.safeParse(id).success) throw missing;
    await transactionBy(admin, async (transaction) => {
      const before = await transaction.newsletterSubscriber.findUnique({ where: { id } });
      const { count } = await transaction.newsletterSubscriber.deleteMany({ where: { id } });
      // Someone else may have deleted it, even between the two statements.
      if (!before || count === 0) throw missing;
      await recordChange(transaction, admin, { entity: 'NewsletterSubscriber', before, after: null });
    });
  },
);

const exportBatch = 1_000;

/** All subscribers, oldest first, read in batches of bounded size. @throws UnauthenticatedError */
export const exportNewsletterSubscribers = readRule(
  'subscribers.read',
  async (): Promise<AsyncIterable<ExportedSubscriber[]>> =>
    pagesById(exportBatch, (page) =>
      prisma.newsletterSubscriber.findMany({ ...page, omit: { token: true } }),
    ),
);

/** A subscriber without the token that ends the subscription. */
export type ExportedSubscriber = Omit<NewsletterSubscriber, 'token'>;
