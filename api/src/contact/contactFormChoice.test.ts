import { beforeEach, describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { homeMessage, newAddress, pageMessage, sendOverGraphql } from './contact.samples.ts';

const app = useTestApp();

const overRest = (body: unknown) => app.sendJson('POST', '/api/contact', body, {}, newAddress());
const stored = () => prisma.contactMessage.findMany();

describe('the home form’s subject', () => {
  test.each(['partnership', 'media', 'general', 'heritage'])('may be %s', async (subject) => {
    await overRest({ ...homeMessage, subject });
    expect(await stored()).toMatchObject([{ subject, type: subject }]);
  });

  test('may be omitted or empty', async () => {
    const { subject: _subject, ...input } = homeMessage;
    await overRest(input);
    await overRest({ ...input, subject: '' });
    expect(await stored()).toMatchObject(Array.from({ length: 2 }, () => ({ subject: '', type: 'general' })));
  });

  test('accepts only these values', async () => {
    const refused = await sendOverGraphql(app, { ...homeMessage, subject: 'competition' });
    expect(refused.fields).toEqual([{ field: 'subject', code: 'INVALID', limit: null }]);
    expect(refused.message).toBe(
      'subject: Choose one of partnership, media, general, heritage, or leave it empty.',
    );
  });
});

describe('the contact page’s type', () => {
  test.each(['general', 'competition', 'partnership', 'media', 'community', 'heritage'])(
    'may be %s',
    async (type) => {
      await overRest({ ...pageMessage, type });
      expect(await stored()).toMatchObject([{ type }]);
    },
  );

  test('defaults to general', async () => {
    const { type: _type, ...input } = pageMessage;
    await overRest(input);
    expect(await stored()).toMatchObject([{ type: 'general' }]);
  });

  test('accepts only these values', async () => {
    const refused = await sendOverGraphql(app, { ...pageMessage, type: 'spam' });
    expect(refused.fields).toEqual([{ field: 'type', code: 'INVALID', limit: null }]);
  });
});

describe('problems refer to the intended form', () => {
  let fieldsOf: (input: object) => Promise<string[] | undefined>;
  beforeEach(() => {
    fieldsOf = async (input) =>
      (await sendOverGraphql(app, { email: '', message: '', ...input })).fields?.map(({ field }) => field);
  });

  test('the home form by default', async () =>
    expect(await fieldsOf({})).toEqual(['firstName', 'lastName', 'email', 'message']));

  test('the home form by either name', async () =>
    expect(await fieldsOf({ lastName: 'Lestari' })).toEqual(['firstName', 'email', 'message']));

  test('the contact page by the full name', async () =>
    expect(await fieldsOf({ name: 'Budi' })).toEqual(['subject', 'email', 'message']));

  test('the contact page by the type', async () =>
    expect(await fieldsOf({ type: 'media' })).toEqual(['name', 'subject', 'email', 'message']));

  test('neither for a mixture of both', async () =>
    expect(await fieldsOf({ ...homeMessage, type: 'media' })).toEqual(['type']));
});

describe('an input that is not a form', () => {
  test.each([[null], [[]], ['text'], [7], [[homeMessage]]])('is refused: %j', async (body) => {
    expect((await overRest(body)).status).toBe(400);
  });

  test('is refused if it is not JSON', async () => {
    const send = (type: string, body: string) =>
      app.send('/api/contact', { method: 'POST', headers: { 'Content-Type': type }, body }, newAddress());
    expect((await send('application/json', '{')).status).toBe(400);
    expect((await send('application/x-www-form-urlencoded', 'name=Budi')).status).toBe(415);
  });
});
