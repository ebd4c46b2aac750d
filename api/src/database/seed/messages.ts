import { z } from 'zod';
import { contactPageForm } from '../../contact/forms.ts';
import { languages } from '../../language.ts';
import type { Prisma } from '../generated/client.ts';

/** The schema of a sample message: the contact page’s form, plus the fields that the server adds. */
export const sampleMessage = contactPageForm.required({ type: true }).extend({
  language: z.enum(languages),
  idempotencyKey: z.string(),
  createdAt: z.date(),
});

/** The sample messages, from fictitious people. They are unhandled, and never mailed. */
export const messages: readonly Prisma.ContactMessageCreateManyInput[] = [
  {
    idempotencyKey: 'sample-message-workshop',
    name: 'Sanggar Tari Ranting Jati',
    email: 'sekretariat@ranting-jati.example.org',
    subject: 'Lokakarya membatik untuk penari muda',
    message: `Selamat pagi,

Kami ingin mengajak tiga puluh penari muda belajar membatik sehari penuh pada bulan Maret.
Apakah duta batik dari Jawa Tengah dapat menemani? Tempat dan makan siang kami siapkan.

Salam hangat,
Sekretariat Sanggar Tari Ranting Jati`,
    type: 'community',
    language: 'id',
    createdAt: new Date('2025-09-22T02:15:00Z'),
  },
  {
    idempotencyKey: 'sample-message-interview',
    name: 'Harbor Street Radio',
    email: 'desk@harbor-street-radio.example.com',
    subject: 'Interview about natural dyes',
    message: `Hello,

We are preparing a half-hour program on natural dyes and would like to talk to two of your ambassadors, in English, by phone.

Could you tell us whom to ask, and which week suits them?

With thanks,
The features desk`,
    type: 'media',
    language: 'en',
    createdAt: new Date('2025-09-24T08:40:00Z'),
  },
  {
    idempotencyKey: 'sample-message-registration',
    name: 'Pusat Belajar Kampung Kuning',
    email: 'info@kampung-kuning.example.org',
    subject: 'Berkas pendaftaran dari luar pulau',
    message: `Halo, peserta dari tempat kami tinggal jauh dari kantor pos. Bolehkah surat keterangan dikirim sebagai pindaian dulu, lalu berkas aslinya menyusul saat seleksi?

Terima kasih.`,
    type: 'competition',
    language: 'id',
    createdAt: new Date('2025-09-25T04:05:00Z'),
  },
];
