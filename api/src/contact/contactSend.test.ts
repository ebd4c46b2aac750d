import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { homeMessage, newAddress, pageMessage, sendOverGraphql } from './contact.samples.ts';

const app = useTestApp();

const send = (body: object, address = newAddress(), key?: string) =>
  app.sendJson('POST', '/api/contact', body, key === undefined ? {} : { 'Idempotency-Key': key }, address);

describe('with an idempotency key', () => {
  test('a repeated call creates one message, over any transport', async () => {
    for (const response of [
      await send(homeMessage, newAddress(), 'k-1'),
      await send(homeMessage, newAddress(), 'k-1'),
    ]) {
      expect(response.status).toBe(201);
      expect(await response.json()).toEqual({ success: true });
    }
    expect(await sendOverGraphql(app, homeMessage, { key: 'k-1' })).toMatchObject({ success: true });
    expect(await prisma.contactMessage.count()).toBe(1);
  });

  test('concurrent calls create one message', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => send(pageMessage, newAddress(), 'together')),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(await prisma.contactMessage.count()).toBe(1);
  });

  test('a different message with the same key is refused rather than lost', async () => {
    await send(homeMessage, newAddress(), 'k-2');
    const other = { ...homeMessage, message: 'Something else.' };
    const response = await send(other, newAddress(), 'k-2');
    expect(response.status).toBe(400);
    const error = 'A different message was sent with this idempotency key. Use a new key for each message.';
    expect(await response.json()).toEqual({ error, fields: { idempotencyKey: error } });
    const refused = await sendOverGraphql(app, other, { key: 'k-2' });
    expect(refused.fields).toEqual([{ field: 'idempotencyKey', code: 'INVALID', limit: null }]);
    expect(await prisma.contactMessage.findMany()).toMatchObject([{ message: homeMessage.message }]);
  });

  test('another key creates another message', async () => {
    await send(homeMessage, newAddress(), 'k-3');
    await send(homeMessage, newAddress(), 'k-4');
    expect(await prisma.contactMessage.count()).toBe(2);
  });

  test.each(['x', 'x'.repeat(200), crypto.randomUUID(), '"quoted"'])('the key may be %s', async (key) => {
    expect((await send(homeMessage, newAddress(), key)).status).toBe(201);
  });

  test.each(['', 'x'.repeat(201), 'two words', 'kunçi'])('the key may not be “%s”', async (key) => {
    const refused = await sendOverGraphql(app, homeMessage, { key });
    expect(refused.fields).toEqual([{ field: 'idempotencyKey', code: 'INVALID', limit: null }]);
    expect((await send(homeMessage, newAddress(), key)).status).toBe(400);
    expect(await prisma.contactMessage.count()).toBe(0);
  });
});

describe('a repeat of a known message', () => {
  const statuses = (responses: Response[]) => responses.map(({ status }) => status);
  const sendAlone = (address: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => send(homeMessage, address)));

  test('does not count toward the limit, and is accepted beyond it', async () => {
    const address = newAddress();
    for (let i = 0; i < 7; i += 1) expect((await send(homeMessage, address, 'known')).status).toBe(201);
    expect(await sendOverGraphql(app, homeMessage, { key: 'known', address })).toMatchObject({
      success: true,
    });
    expect(statuses(await sendAlone(address, 4))).toEqual([201, 201, 201, 201]);
    expect((await send(homeMessage, address, 'new')).status).toBe(429);
    expect((await send(homeMessage, address, 'known')).status).toBe(201);
    expect(await sendOverGraphql(app, homeMessage, { key: 'known', address })).toMatchObject({
      success: true,
    });
    expect(await prisma.contactMessage.count()).toBe(5);
  });

  test.each([0, 4])(
    'counts as one message together with concurrent ones, after %i messages',
    async (before) => {
      const address = newAddress();
      await sendAlone(address, before);
      const together = await Promise.all(
        Array.from({ length: 8 }, () => send(pageMessage, address, 'at-once')),
      );
      expect(statuses(together)).toEqual(Array.from({ length: 8 }, () => 201));
      expect(await prisma.contactMessage.count()).toBe(before + 1);
      await sendAlone(address, 4 - before);
      expect((await send(homeMessage, address)).status).toBe(429);
    },
  );

  test('is not recognized if the first attempt was refused', async () => {
    const address = newAddress();
    await sendAlone(address, 5);
    const together = await Promise.all([1, 2].map(() => send(pageMessage, address, 'refused')));
    expect(statuses(together)).toEqual([429, 429]);
    expect((await send(pageMessage, newAddress(), 'refused')).status).toBe(201);
  });
});

test('without a key, each send is a message', async () => {
  await send(homeMessage);
  await send(homeMessage);
  expect(await prisma.contactMessage.count()).toBe(2);
});

describe('from one address', () => {
  /** Sends the maximum number of messages that one address may send in ten minutes. */
  const spend = async (address: string, body: object = homeMessage) => {
    for (let i = 0; i < 5; i += 1) expect((await send(body, address)).status).toBe(201);
  };

  test('the sixth message within ten minutes is refused, and the error states when to try again', async () => {
    const address = newAddress();
    await spend(address);
    const response = await send(homeMessage, address);
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
    const refused = await sendOverGraphql(app, homeMessage, { address });
    expect(refused).toMatchObject({ __typename: 'TooManyAttemptsError', code: 'TOO_MANY_ATTEMPTS' });
    expect(await prisma.contactMessage.count()).toBe(5);
  });

  test('both transports count together', async () => {
    const address = newAddress();
    for (let i = 0; i < 5; i += 1) await sendOverGraphql(app, pageMessage, { address });
    expect((await send(homeMessage, address)).status).toBe(429);
  });

  test('concurrent messages all count', async () => {
    const address = newAddress();
    const responses = await Promise.all(Array.from({ length: 7 }, () => send(homeMessage, address)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 429, 429]);
    expect(await prisma.contactMessage.count()).toBe(5);
  });

  test('a bot’s messages count too, so that it learns nothing', async () => {
    const address = newAddress();
    await spend(address, { ...homeMessage, website: 'https://example.com' });
    expect((await send(homeMessage, address)).status).toBe(429);
  });

  test('an invalid form does not count', async () => {
    const address = newAddress();
    for (let i = 0; i < 6; i += 1)
      expect((await send({ ...homeMessage, email: 'x' }, address)).status).toBe(400);
    expect((await send(homeMessage, address)).status).toBe(201);
  });

  test('other networks are not limited, but the same IPv6 network is', async () => {
    await spend('2001:db8:5::1');
    expect((await send(homeMessage, '2001:db8:5::2')).status).toBe(429);
    expect((await send(homeMessage, '2001:db8:6::1')).status).toBe(201);
  });
});
