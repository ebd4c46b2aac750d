import { expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { EnvironmentError, readEnvironment } from '../environment.ts';
import { useTestApp } from '../testing/testApp.ts';
import { homeMessage, newAddress } from './contact.samples.ts';

const { sendJson } = useTestApp();

test('without a mail server a message is stored, and no mail is pending', async () => {
  await sendJson('POST', '/api/contact', homeMessage, {}, newAddress());
  expect(await prisma.contactMessage.findMany()).toMatchObject([{ mailedAt: null, nextMailAt: null }]);
});

test.each([
  [{ SMTP_URL: 'smtp://mail.example.org' }, 'Set SMTP_URL, CONTACT_TO together: CONTACT_TO is missing.'],
  [{ CONTACT_TO: 'panitia@example.org' }, 'Set SMTP_URL, CONTACT_TO together: SMTP_URL is missing.'],
  [{ SMTP_URL: 'https://mail.example.org', CONTACT_TO: 'panitia@example.org' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtps://mail.example.org', CONTACT_TO: 'panitia' }, 'CONTACT_TO'],
  [{ CONTACT_FROM: 'Situs <situs@example.org>' }, 'CONTACT_FROM'],
])('the environment %j is invalid', (variables, message) => {
  expect(() => readEnvironment(variables)).toThrow(EnvironmentError);
  expect(() => readEnvironment(variables)).toThrow(message);
});

test.each(['smtp://mail.example.org', 'smtps://user:secret@mail.example.org:465'])(
  'accepts the mail server %s',
  (url) => {
    const environment = readEnvironment({ SMTP_URL: url, CONTACT_TO: 'panitia@example.org' });
    expect(environment.SMTP_URL).toBe(url);
  },
);
