// The mail server is down while visitors write. Their messages are accepted, and emailed once it is back: each exactly
// once.
//
// It fails if a message is not scheduled for another attempt: with `"nextMailAt" = NULL` in `takeRow` of
// api/src/mail/outbox.ts.
import { openMailServer } from '../../src/mail/mailServer.samples.ts';
import { freePort } from '../../src/testing/serverProcess.ts';
import { clientOf } from './kit/client.ts';
import { temporaryFolder } from './kit/cleanUp.ts';
import { openRows } from './kit/rows.ts';
import { startSite } from './kit/site.ts';
import { demand, until } from './kit/until.ts';
import type { Scenario } from './scenario.ts';

const messages = 5;
/** The first retry comes after a minute; this leaves time to spare. */
const patience = 150_000;

export const mailGone: Scenario = {
  name: 'mail server down and back',
  async run() {
    const folder = temporaryFolder('mail');
    const mail = await openMailServer();
    await mail.stop();
    const site = await startSite({
      folder: folder.path,
      port: await freePort(),
      variables: { SMTP_URL: mail.url, CONTACT_TO: 'organizers@example.org', LOG_LEVEL: 'warn' },
    });
    const visitor = clientOf(site.origin);
    let slowest = 0;
    for (let message = 1; message <= messages; message += 1) {
      const form = {
        name: 'Sari',
        email: 'sari@example.org',
        subject: `Message ${message}`,
        message: 'Halo.',
      };
      const { status, body, milliseconds } = await visitor.send('POST', '/api/contact', form);
      demand(status === 201, `A message was answered with ${status}: ${body}`);
      slowest = Math.max(slowest, Math.round(milliseconds));
    }
    const attempts = () => site.output().split('is waiting for the mail server').length - 1;
    await until('The attempts without a mail server', 30_000, () => attempts() >= messages);
    await mail.start();
    const waited = await until('The delivery', patience, () => mail.received.length >= messages);
    await site.end('SIGTERM');
    await mail.stop();

    const subjects = new Set(mail.received.map(({ subject }) => subject));
    demand(subjects.size === messages, `${subjects.size} of ${messages} messages were delivered.`);
    demand(
      mail.received.length === messages,
      `${mail.received.length} emails were delivered for ${messages} messages.`,
    );
    // A message marked as sent is not sent again.
    const rows = await openRows({ folder: folder.path });
    const open = await rows.read('SELECT 1 FROM "ContactMessage" WHERE "mailedAt" IS NULL AND "email" = $1', [
      'sari@example.org',
    ]);
    await rows.close();
    demand(open.length === 0, `${open.length} messages would be sent again.`);
    folder.remove();
    return `${messages} messages accepted without it, in at most ${slowest} ms; each delivered once, ${Math.round(waited / 1000)} s after it was back`;
  },
};
