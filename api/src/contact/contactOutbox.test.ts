import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import type { ContactMessage } from '../database/generated/client.ts';
import { readEnvironment } from '../environment.ts';
import type { Mailer } from '../mail/mailer.ts';
import { openMailServer } from '../mail/mailServer.samples.ts';
import { contactMailer } from '../mail/outbox.ts';
import { sendDue } from '../mail/sendDue.samples.ts';
import { useTestApp } from '../testing/testApp.ts';
import { startTestJobs, useTestJobs } from '../testing/testJobs.ts';
import { addMessages, homeMessage, newAddress } from './contact.samples.ts';

const mail = await openMailServer();
const variables = {
  SMTP_URL: mail.url,
  CONTACT_TO: 'panitia@example.org',
  PUBLIC_URL: 'https://batik.example.org',
};
const app = useTestApp(variables);
useTestJobs();
const environment = readEnvironment(variables);
const mailer = contactMailer(environment) as Mailer<ContactMessage>;

beforeEach(() => {
  mail.received = [];
  mail.refusal = null;
});
afterAll(() => mail.stop());

const send = (body: object) => app.sendJson('POST', '/api/contact', body, {}, newAddress());
const stored = () => prisma.contactMessage.findFirstOrThrow();
const minutesAfter = (moment: Date | null, minutes: number) => new Date(Number(moment) + minutes * 60_000);

describe('when the mail server', () => {
  test('is down, the message waits until it is back', async () => {
    await mail.stop();
    await send(homeMessage);
    const now = new Date();
    await sendDue(mailer, now);
    const waiting = await stored();
    expect(waiting).toMatchObject({ mailedAt: null, mailAttempts: 1, nextMailAt: minutesAfter(now, 1) });
    await mail.start();
    await sendDue(mailer, now);
    expect(mail.received).toEqual([]);
    await sendDue(mailer, minutesAfter(now, 1));
    expect(mail.received).toHaveLength(1);
    expect(await stored()).toMatchObject({ mailedAt: expect.any(Date), nextMailAt: null });
  });

  test.each([450, 550])('refuses the recipient with %i, the message waits', async (refusal) => {
    mail.refusal = refusal;
    await send(homeMessage);
    await sendDue(mailer, new Date());
    const { mailedAt, nextMailAt } = await stored();
    expect(mailedAt).toBeNull();
    mail.refusal = null;
    await sendDue(mailer, nextMailAt ?? new Date(0));
    expect(mail.received).toHaveLength(1);
  });

  test('keeps refusing, the delay doubles up to an hour, and the last attempt is after a week', async () => {
    const refusing: Mailer<ContactMessage> = () => Promise.reject(new Error('Refused'));
    const createdAt = new Date();
    await addMessages({ createdAt, nextMailAt: createdAt });
    const waits: number[] = [];
    let now: Date | null = createdAt;
    let last = createdAt;
    while (now) {
      await sendDue(refusing, now);
      last = now;
      ({ nextMailAt: now } = await stored());
      if (now) waits.push((Number(now) - Number(last)) / 60_000);
    }
    expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(Math.max(...waits)).toBe(60);
    expect(Number(last) - Number(createdAt)).toBeGreaterThanOrEqual(7 * 24 * 60 * 60_000);
    expect(await stored()).toMatchObject({ mailedAt: null, mailAttempts: waits.length + 1 });
  });

  test('refuses one message, the others are sent', async () => {
    await addMessages(...['a', 'b', 'c'].map((name) => ({ name, nextMailAt: new Date(0) })));
    const refusing: Mailer<ContactMessage> = async (message, signal) => {
      if (message.name === 'a') throw new Error('Refused');
      return mailer(message, signal);
    };
    await sendDue(refusing, new Date());
    expect(mail.received.map(({ replyTo }) => replyTo?.[0]?.name)).toEqual(['b', 'c']);
  });
});

test('a message is sent by another server if the first is killed while sending it', async () => {
  await addMessages({ nextMailAt: new Date(0) });
  const now = new Date();
  void sendDue(() => new Promise(() => {}), now);
  await expect.poll(async () => (await stored()).mailAttempts).toBe(1);
  await sendDue(mailer, minutesAfter(now, 1));
  expect(mail.received).toHaveLength(1);
});

test('two servers send each message once', async () => {
  await addMessages(...Array.from({ length: 12 }, (_, i) => ({ name: `n${i}`, nextMailAt: new Date(0) })));
  const now = new Date();
  await Promise.all(Array.from({ length: 4 }, () => sendDue(mailer, now)));
  const names = mail.received.map(({ replyTo }) => replyTo?.[0]?.name);
  expect(names).toHaveLength(12);
  expect(new Set(names).size).toBe(12);
});

test('a message deleted while it waits is not sent', async () => {
  const [row] = await addMessages({ nextMailAt: new Date(0) });
  await prisma.contactMessage.delete({ where: { id: row?.id ?? 0 } });
  await sendDue(mailer, new Date());
  expect(mail.received).toEqual([]);
});

describe('a running server', () => {
  const start = (settings = environment) => startTestJobs({ environment: settings, images: app.images() });

  test('sends new messages immediately, and those left from before its start', async () => {
    await addMessages({ name: 'left', nextMailAt: new Date(0) });
    const first = mail.next();
    const server = await start();
    expect((await first).replyTo?.[0]?.name).toBe('left');
    const second = mail.next();
    await send(homeMessage);
    expect((await second).replyTo?.[0]?.name).toBe('Sari Lestari');
    await server.stop();
    expect(await prisma.contactMessage.count({ where: { mailedAt: null } })).toBe(0);
  });

  test('sends what an earlier version left in the middle of its attempts, when it is due', async () => {
    const later = new Date(Date.now() + 60 * 60_000);
    await addMessages(
      { name: 'later', mailAttempts: 7, nextMailAt: later },
      { name: 'due', mailAttempts: 3, nextMailAt: new Date(0) },
      { name: 'sent', mailAttempts: 1, mailedAt: new Date(0) },
      { name: 'given up', mailAttempts: 180 },
    );
    const first = mail.next();
    const server = await start();
    expect((await first).replyTo?.[0]?.name).toBe('due');
    await server.stop();
    expect(mail.received).toHaveLength(1);
    const waiting = await prisma.contactMessage.findMany({ where: { nextMailAt: { not: null } } });
    expect(waiting).toMatchObject([{ name: 'later', mailAttempts: 7, nextMailAt: later }]);
  });

  test('sends messages accepted while it was stopping at its next start', async () => {
    await (await start()).stop();
    await send(homeMessage);
    expect(mail.received).toEqual([]);
    expect(await stored()).toMatchObject({ mailedAt: null, nextMailAt: expect.any(Date) });
    const next = mail.next();
    const server = await start();
    await next;
    await server.stop();
  });

  test('attempts nothing if mail is not configured', async () => {
    const { SMTP_URL: _url, CONTACT_TO: _to, ...unconfigured } = environment;
    expect(contactMailer(unconfigured)).toBeNull();
    await addMessages({ nextMailAt: new Date(0) });
    await (await start(unconfigured)).stop();
    expect(await stored()).toMatchObject({ mailAttempts: 0, nextMailAt: expect.any(Date) });
  });
});
