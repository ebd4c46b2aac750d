import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail received by the server. */
export interface Received extends Email {
  /** The unparsed text. */
  raw: string;
  /** The recipients in the envelope. */
  recipients: string[];
}

/**
 * A real mail server on this machine, which can be stopped, restarted on its port, and set to refuse mail.
 */
export interface MailServer {
  url: string;
  received: Received[];
  /** The code of the reply that refuses every recipient, such as 550; null to accept mail. */
  refusal: number | null;
  /** Resolves with the next mail. */
  next: () => Promise<Received>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  let smtp: SMTPServer;
  let port = 0;
  let waiting: ((mail: Received) => void)[] = [];

  const server: MailServer = {
    url: '',
    received: [],
    refusal: null,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    async start() {
      smtp = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        onRcptTo(_address, _session, done) {
          const { refusal } = server;
          done(refusal ? Object.assign(new Error('Not here'), { responseCode: refusal }) : null);
        },
        onData(stream, session, done) {
          void (async () => {
            const raw = await text(stream);
            const recipients = session.envelope.rcptTo.map(({ address }) => address);
            const mail = { ...(await PostalMime.parse(raw)), raw, recipients };
            server.received.push(mail);
            done();
            for (const resolve of waiting) resolve(mail);
            waiting = [];
          })();
        },
      });
      smtp.listen(port, '127.0.0.1');
      await once(smtp.server, 'listening');
      ({ port } = smtp.server.address() as AddressInfo);
      server.url = `smtp://127.0.0.1:${port}`;
    },
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  await server.start();
  return server;
}
