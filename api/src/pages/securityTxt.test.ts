import { expect, test } from 'vitest';
import { addContent } from '../content/content.samples.ts';
import { useTestApp } from '../testing/testApp.ts';

const { send, sendJson, signIn } = useTestApp();

const key = 'security.contact';
const read = () => send('/.well-known/security.txt');

test('names the contacts that editors entered, and expires within a year (RFC 9116)', async () => {
  await addContent({ key, valueEn: 'security@example.org', valueId: 'https://example.org/lapor' });
  const response = await read();
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; charset=utf-8$/i);
  const text = await response.text();
  const expires = /^Expires: (\d{4}-\d\d-\d\dT00:00:00\.000Z)$/m.exec(text)?.[1] ?? '';
  expect(text.replace(expires, 'DAY')).toBe(
    `Contact: mailto:security@example.org
Contact: https://example.org/lapor
Expires: DAY
Preferred-Languages: en, id
Canonical: http://localhost:4000/.well-known/security.txt
`,
  );
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('names one contact once', async () => {
  await addContent({ key, valueEn: 'security@example.org', valueId: 'security@example.org' });
  expect((await (await read()).text()).match(/^Contact:/gm)).toHaveLength(1);
});

test('does not exist without a contact, not even as a page', async () => {
  expect((await read()).status).toBe(404);
  await addContent({ key, valueEn: 'call us\nContact: https://evil.example', valueId: 'http://example.org' });
  expect((await read()).status).toBe(404);
});

test.each([
  ['security@example.org', 201],
  ['https://example.org/report', 201],
  ['http://example.org/report', 400],
  ['call us', 400],
])('an editor’s “%s” is answered with %i', async (value, status) => {
  const entry = { key, valueEn: value, valueId: value };
  expect((await sendJson('POST', '/api/content', entry, await signIn())).status).toBe(status);
});
