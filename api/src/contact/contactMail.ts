import type { ContactMessage } from '../database/generated/client.ts';
import type { Mail } from '../mail/mailer.ts';

/** The mail that forwards a message to the organizers. */
export const contactMail = (message: ContactMessage, to: string): Mail => ({
  id: `contact-message-${message.id}`,
  to,
  replyTo: { name: message.name, address: message.email },
  subject: subjectOf(message),
  text: textOf(message),
  date: message.createdAt,
});

/** The contact page’s subject; for the home form, which has none, the visitor’s name. */
function subjectOf({ type, subject, name }: ContactMessage): string {
  return `[${type}] ${subject && subject !== type ? subject : name}`;
}

/** The text for the organizers, in both languages of the site. */
function textOf({ name, email, type, subject, language, createdAt, message }: ContactMessage): string {
  return `Nama / Name: ${name}
Email: ${email}
Jenis / Type: ${type}
Perihal / Subject: ${subject || '–'}
Bahasa / Language: ${language}
Dikirim / Sent: ${createdAt.toISOString()}

${message}

--\u0020
Balas email ini untuk menjawab pengirimnya.
Reply to this email to answer the sender.
`;
}
