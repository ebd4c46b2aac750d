import { bilingual } from '../shared/language.ts';

/** The texts of both contact forms about a message and its outcome (docs/product.md#contact-forms). */
export const contactMessageTexts = bilingual({
  en: {
    email: 'Email Address',
    message: 'Message',
    send: 'Send Message',
    sending: 'Sending...',
    sent: 'Message Sent',
    sentText: 'Thank you for your message! We will get back to you soon.',
    error: 'Error',
    failed: 'Failed to send message. Please try again.',
    tooManyAttempts: (minutes: number) =>
      `You have sent several messages in a short time. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    checkFields: 'Please correct the marked fields.',
    required: 'This field is required.',
    tooLong: (limit: string) => `Use at most ${limit} characters.`,
    invalid: 'Please check this entry.',
    invalidEmail: 'Enter an email address, such as name@example.org.',
  },
  id: {
    email: 'Alamat Email',
    message: 'Pesan',
    send: 'Kirim Pesan',
    sending: 'Mengirim...',
    sent: 'Pesan Terkirim',
    sentText: 'Terima kasih atas pesan Anda! Kami akan segera menghubungi Anda.',
    error: 'Kesalahan',
    failed: 'Pesan gagal dikirim. Silakan coba lagi.',
    tooManyAttempts: (minutes: number) =>
      `Anda sudah mengirim beberapa pesan dalam waktu singkat. Coba lagi dalam ${minutes} menit.`,
    checkFields: 'Harap perbaiki kolom yang ditandai.',
    required: 'Kolom ini wajib diisi.',
    tooLong: (limit: string) => `Paling banyak ${limit} karakter.`,
    invalid: 'Harap periksa isian ini.',
    invalidEmail: 'Isi dengan alamat email, misalnya nama@example.org.',
  },
});
