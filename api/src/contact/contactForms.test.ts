import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { homeMessage, newAddress, pageMessage, sendOverGraphql } from './contact.samples.ts';

const app = useTestApp();

const overRest = (body: unknown, headers: Record<string, string> = {}) =>
  app.sendJson('POST', '/api/contact', body, headers, newAddress());

const columns = { name: true, email: true, subject: true, message: true, type: true } as const;
const stored = () => prisma.contactMessage.findMany({ select: columns });

const { firstName, lastName, ...fromHome } = homeMessage;
const forms: [form: string, given: Record<string, string>, kept: Record<string, string>][] = [
  ['home form', homeMessage, { ...fromHome, name: `${firstName} ${lastName}`, type: 'media' }],
  ['contact page', pageMessage, pageMessage],
];

describe.each(forms)('the %s', (_form, given, kept) => {
  const without = (field: string) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => name !== field));

  test('is stored over REST, which returns none of it', async () => {
    const response = await overRest(given);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ success: true });
    expect(await stored()).toEqual([kept]);
  });

  test('is stored over GraphQL', async () => {
    expect(await sendOverGraphql(app, given)).toEqual({
      __typename: 'SendContactMessagePayload',
      success: true,
    });
    expect(await stored()).toEqual([kept]);
  });

  const needed = Object.keys(given).filter(
    (field) => field !== 'type' && (field !== 'subject' || 'name' in given),
  );

  test.each(needed)('requires %s', async (field) => {
    for (const input of [without(field), { ...given, [field]: '' }, { ...given, [field]: ' \n ' }]) {
      const response = await overRest(input);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        error: 'Please fill in all required fields',
        fields: { [field]: 'Required.' },
      });
    }
    const refused = await sendOverGraphql(app, { ...given, [field]: '' });
    expect(refused.fields).toEqual([{ field, code: 'REQUIRED', limit: null }]);
    expect(await stored()).toEqual([]);
  });

  test('refuses characters that XML cannot contain', async () => {
    for (const [field, text] of Object.entries(given)) {
      const response = await overRest({ ...given, [field]: `${text}\uFFFF` });
      expect(response.status).toBe(400);
    }
    expect(await stored()).toEqual([]);
  });

  const limits = { firstName: 100, lastName: 100, name: 100, subject: 200, message: 5000 };
  const limited = Object.entries(limits).filter(([field]) => field in given && given[field] !== 'media');

  test.each(limited)('limits %s to %i characters after trimming', async (field, limit) => {
    expect((await overRest({ ...given, [field]: ` ${'x'.repeat(limit)}\n` })).status).toBe(201);
    const refused = await sendOverGraphql(app, { ...given, [field]: 'x'.repeat(limit + 1) });
    expect(refused.fields).toEqual([{ field, code: 'TOO_LONG', limit }]);
    expect(await stored()).toHaveLength(1);
  });

  test.each(limited.map(([field]) => field))('refuses control characters in %s', async (field) => {
    for (const character of ['\u0000', '\u001B', '\u007F', ...(field === 'message' ? [] : ['\n', '\r'])]) {
      const refused = await sendOverGraphql(app, { ...given, [field]: `a${character}b` });
      expect(refused.fields).toEqual([{ field, code: 'INVALID', limit: null }]);
    }
  });

  test('preserves line breaks in the message', async () => {
    await overRest({ ...given, message: '\r\nSatu,\r\ndua.\n\n\tTiga.\n' });
    expect(await stored()).toMatchObject([{ message: 'Satu,\ndua.\n\n\tTiga.' }]);
  });

  const local = 'x'.repeat(254 - '@example.org'.length);

  test.each(['a@example.org', "o'neill+batik@mail.example.org", `${local}@example.org`])(
    'accepts the address %s',
    async (email) => {
      expect((await overRest({ ...given, email: ` ${email} ` })).status).toBe(201);
      expect(await stored()).toMatchObject([{ email }]);
    },
  );

  test.each([
    'sari',
    'sari@',
    '@example.org',
    'sari@example',
    'sari lestari@example.org',
    'a@example.org, b@example.org',
    'Sari <sari@example.org>',
    'sari@example.org\r\nBcc: b@example.org',
    'sari@exa\u0000mple.org',
    '=?utf-8?q?ceo=40bank.example=3e=20?=@example.org',
    'sari..lestari@example.org',
    '.sari@example.org',
    'sari.@example.org',
  ])('refuses the address %j', async (email) => {
    const refused = await sendOverGraphql(app, { ...given, email });
    expect(refused.fields).toEqual([{ field: 'email', code: 'INVALID', limit: null }]);
    expect(await stored()).toEqual([]);
  });

  test('refuses an address of 255 characters', async () => {
    const refused = await sendOverGraphql(app, { ...given, email: `x${local}@example.org` });
    expect(refused.fields).toEqual([{ field: 'email', code: 'TOO_LONG', limit: 254 }]);
  });

  test('refuses fields that it does not have', async () => {
    const response = await overRest({ ...given, handledAt: '2026-01-01T00:00:00Z' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'handledAt: Unknown field.',
      fields: { handledAt: 'Unknown field.' },
    });
  });

  test('stores the visitor’s language', async () => {
    await overRest(given, { 'Accept-Language': 'en-GB' });
    await overRest(given, { 'Accept-Language': 'id' });
    const rows = await prisma.contactMessage.findMany({ orderBy: { id: 'asc' } });
    expect(rows.map(({ language }) => language)).toEqual(['en', 'id']);
  });

  describe('with the hidden field filled in', () => {
    const trapped = { ...given, website: 'https://example.com' };

    test('gets the same response as if it had been sent, but is not stored', async () => {
      const response = await overRest(trapped);
      expect(response.status).toBe(201);
      expect(await response.json()).toEqual({ success: true });
      expect(await sendOverGraphql(app, trapped)).toMatchObject({ success: true });
      expect(await stored()).toEqual([]);
    });

    test('is refused like any other if something is missing', async () => {
      expect((await overRest({ ...trapped, email: '' })).status).toBe(400);
    });
  });

  test('is stored if that field is present and empty', async () => {
    await overRest({ ...given, website: '' });
    expect(await stored()).toHaveLength(1);
  });
});
