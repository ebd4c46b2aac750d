import { randomBytes } from 'node:crypto';
import { prisma } from '../database/client.ts';
import type { Prisma } from '../database/generated/client.ts';

/** Stores subscribers, bypassing the rules; missing values are generated. */
export function addSubscribers(...subscribers: Partial<Prisma.NewsletterSubscriberCreateManyInput>[]) {
  return prisma.newsletterSubscriber.createManyAndReturn({
    data: subscribers.map((subscriber) => {
      const token = randomBytes(24).toString('hex');
      return Object.assign({ email: `${token}@example.org`, token }, subscriber);
    }),
  });
}
