import { createTransport, type SendMailOptions } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';

/** A mail whose texts are not encoded. */
export interface Outgoing extends SendMailOptions {
  from: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
}

/** Hands mail over to the mail server at `url`; rejects if the server does not accept it. */
export function openTransport(url: string): (mail: Outgoing) => Promise<void> {
  const transport = createTransport({
    url,
    // A visitor’s text must not refer to a file or a URL to read from.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ from, replyTo, subject, ...mail }) => {
    await transport.sendMail({
      ...mail,
      from: { ...from, name: literalName(from.name) },
      // As parts, never as one line: nodemailer encodes each, so that no name adds a header or an address.
      ...(replyTo && { replyTo: { ...replyTo, name: literalName(replyTo.name) } }),
      subject: literal(subject),
    });
  };
}

/**
 * Text for a header, shown as typed: text that looks like an encoded word (RFC 2047) would otherwise be sent
 * as one, and be displayed decoded.
 */
const literal = (text: string) => (text.includes('=?') ? encodeWord(text, 'Q', 52) : text);

/**
 * The same for a name. nodemailer would quote ASCII, and many programs decode encoded words even in quotes;
 * an invisible tab at the end makes it encode the whole name.
 */
const literalName = (name: string) => (name.includes('=?') ? `${name}\t` : name);
