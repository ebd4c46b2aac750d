import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addContent } from '../content/content.samples.ts';
import { prisma } from '../database/client.ts';
import type { ContactMessage } from '../database/generated/client.ts';
import { readEnvironment } from '../environment.ts';
import type { Mailer } from '../mail/mailer.ts';
import { openMailServer } from '../mail/mailServer.samples.ts';
import { contactMailer } from '../mail/outbox.ts';
import { sendDue } from '../mail/sendDue.samples.ts';
import { useTestApp } from '../testing/testApp.ts';
import { useTestJobs } from '../testing/testJobs.ts';
import { addMessages, homeMessage, newAddress, pageMessage } from './contact.samples.ts';

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
});
afterAll(() => mail.stop());

const send = (body: object) => app.sendJson('POST', '/api/contact', body, {}, newAddress());
const stored = () => prisma.contactMessage.findFirstOrThrow();

describe('a message', () => {
  test('goes to the organizers, with the visitor’s address for replies', async () => {
    await send(pageMessage);
    await sendDue(mailer, new Date());
    const { id, createdAt, mailedAt, nextMailAt, mailAttempts } = await stored();
    expect(mailedAt).toBeInstanceOf(Date);
    expect([nextMailAt, mailAttempts]).toEqual([null, 1]);
    expect(mail.received).toHaveLength(1);
    const [received] = mail.received;
    expect(received).toMatchObject({
      recipients: ['panitia@example.org'],
      from: {
        address: 'no-reply@batik.example.org',
        name: 'Pemilihan Duta Batik Nasional / National Batik Pageant',
      },
      to: [{ address: 'panitia@example.org', name: '' }],
      replyTo: [{ address: pageMessage.email, name: pageMessage.name }],
      subject: `[community] ${pageMessage.subject}`,
      messageId: `<contact-message-${id}-${createdAt.getTime()}@batik.example.org>`,
    });
    for (const value of Object.values(pageMessage)) {
      expect(received?.text).toContain(value);
      expect(received?.html).toContain(value);
    }
    const inbox = 'https://batik.example.org/admin/messages';
    expect(received?.text).toContain(inbox);
    expect(received?.html).toContain(`href="${inbox}"`);
  });

  test('from the home form has the visitor’s name in its subject', async () => {
    await send(homeMessage);
    await sendDue(mailer, new Date());
    expect(mail.received[0]?.subject).toBe('[media] Sari Lestari');
  });

  test('comes from the configured sender', async () => {
    const configured = contactMailer({
      ...environment,
      CONTACT_FROM: 'situs@example.org',
    }) as Mailer<ContactMessage>;
    await send(homeMessage);
    await sendDue(configured, new Date());
    expect(mail.received[0]?.from?.address).toBe('situs@example.org');
  });

  test('comes from the site, as editors call it', async () => {
    await addContent({ key: 'site_name', valueEn: 'Mahkota “=?x”', valueId: 'Mahkota “=?x”' });
    await send(homeMessage);
    await sendDue(mailer, new Date());
    expect(mail.received[0]?.from?.name.trim()).toBe('Mahkota “=?x”');
  });

  test('shows markup as typed, and loads nothing from anywhere', async () => {
    const message = '<img src="https://evil.example/x.png"> & <script>alert(1)</script>\n<b>two</b>';
    await send({ ...pageMessage, name: '<b>Sari</b>', message });
    await sendDue(mailer, new Date());
    const { html = '', attachments = [] } = mail.received[0] ?? {};
    expect(html).toContain('&lt;b&gt;Sari&lt;/b&gt;');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>&lt;b&gt;two&lt;/b&gt;');
    expect(html.match(/ src="[^"]*"/g)).toEqual([' src="cid:tumpal"']);
    expect(html).not.toMatch(/<script|@import|url\(/);
    expect(attachments.map(({ contentId, mimeType }) => [contentId, mimeType])).toEqual([
      ['<tumpal>', 'image/png'],
    ]);
  });

  test('preserves every character of its text', async () => {
    const message = `“Halo” – ç 漢 🌺\n.\n..\nFrom: x\n\n\t${'x'.repeat(2_000)}\nBcc: victim@example.org`;
    await send({ ...pageMessage, message });
    await sendDue(mailer, new Date());
    expect(mail.received[0]?.text?.replaceAll('\r\n', '\n')).toContain(`\n\n${message}\n\n`);
  });

  test.each([
    '=?utf-8?Q?Admin?=',
    'x =?utf-8?B?U2FyaQ==?= =?utf-8?B?U2FyaQ==?= y',
    '“Sari” =?utf-8?Q?Admin?=',
    '=?'.repeat(40),
    `=?utf-8?Q?${'x'.repeat(70)}?=`,
  ])('shows %j as typed', async (text) => {
    await send({ ...pageMessage, name: text, subject: text });
    await sendDue(mailer, new Date());
    const [received] = mail.received;
    expect(received?.subject).toBe(`[community] ${text}`);
    const [reader] = received?.replyTo ?? [];
    expect([reader?.address, reader?.name.trim()]).toEqual([pageMessage.email, text]);
    // Some programs decode encoded words even within quotes.
    expect(received?.raw.split('\r\n\r\n')[0]).not.toContain('"=?');
  });

  test.each([
    'Sari\r\nBcc: victim@example.org',
    'Sari\nBcc: victim@example.org',
    'Sari" <victim@example.org>, "',
    'victim@example.org, x',
    'Sari <victim@example.org>',
    '=?utf-8?Q?=0D=0ABcc=3A_victim=40example.org?=',
    '\u2028Bcc: victim@example.org',
    'undisclosed:victim@example.org;',
  ])('gets no extra header or address from %j', async (text) => {
    // Stored bypassing the rules, which refuse line breaks.
    await addMessages({ name: text, subject: text, nextMailAt: new Date() });
    await sendDue(mailer, new Date());
    const [received] = mail.received;
    expect(received?.recipients).toEqual(['panitia@example.org']);
    expect(received?.to).toMatchObject([{ address: 'panitia@example.org' }]);
    expect(received?.replyTo).toMatchObject([{ address: 'sari@example.org' }]);
    expect(received?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(received?.raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  });
});
