import { bilingual } from '../../shared/language.ts';

/** The texts for somebody who has no second factor while one is required (docs/product.md#required-second-factor). */
export const factorReminderTexts = bilingual({
  en: {
    left: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
    until: (date: string) => `Your account needs a second factor by ${date}.`,
    overdue: 'Your account needs a second factor',
    overdueText:
      'Add a passkey or an authenticator app to your account. Until then, you can do nothing else.',
    add: 'Add a Second Factor',
  },
  id: {
    left: (days: number) => `${days} hari lagi`,
    until: (date: string) => `Akun Anda memerlukan faktor kedua paling lambat ${date}.`,
    overdue: 'Akun Anda memerlukan faktor kedua',
    overdueText:
      'Tambahkan kunci sandi atau aplikasi autentikator ke akun Anda. Sebelum itu, Anda tidak dapat melakukan hal lain.',
    add: 'Tambah Faktor Kedua',
  },
});
