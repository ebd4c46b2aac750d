import type { ContactMessage } from '../database/generated/client.ts';
import { moment, type Letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';

/** The mail that forwards a message to the organizers. */
export const contactMail = (message: ContactMessage, to: string, site: string): Mail => ({
  id: `contact-message-${message.id}`,
  to,
  replyTo: { name: message.name, address: message.email },
  subject: subjectOf(message),
  letter: letterOf(message, site),
  date: message.createdAt,
});

/** The contact page’s subject; for the home form, which has none, the visitor’s name. */
function subjectOf({ type, subject, name }: ContactMessage): string {
  return `[${type}] ${subject && subject !== type ? subject : name}`;
}

const letterOf = (
  { name, email, type, subject, language, createdAt, message }: ContactMessage,
  site: string,
): Letter => ({
  title: { id: 'Pesan dari situs', en: 'A message from the site' },
  facts: [
    [{ id: 'Nama', en: 'Name' }, name],
    [{ id: 'Email', en: 'Email' }, email],
    [{ id: 'Jenis', en: 'Type' }, type],
    [{ id: 'Perihal', en: 'Subject' }, subject || '–'],
    [{ id: 'Bahasa', en: 'Language' }, language],
    [{ id: 'Dikirim', en: 'Sent' }, moment(createdAt)],
  ],
  message,
  advice: {
    id: 'Balas email ini untuk menjawab pengirimnya.',
    en: 'Reply to this email to answer the sender.',
  },
  link: { url: `${site}/admin/messages`, label: { id: 'Buka kotak masuk', en: 'Open the inbox' } },
});
