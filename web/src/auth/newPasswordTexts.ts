import { bilingual } from '../shared/language.ts';

/** The texts of a field for a new password. */
export const newPasswordTexts = bilingual({
  en: {
    newPassword: 'New password',
    newPasswordHint: '12 to 256 characters. A few words in a row are easy to remember and hard to guess.',
    weaknesses: {
      INVALID: 'At least 12 characters.',
      TOO_LONG: 'At most 256 characters.',
      OWN_ADDRESS: 'Your own email address is the first thing others try. Choose something else.',
      TOO_COMMON: 'Many people use this password, so it is easy to guess. Choose something else.',
      SAME_AS_BEFORE: 'This is the same as your current password. Choose something else.',
    },
  },
  id: {
    newPassword: 'Kata sandi baru',
    newPasswordHint: '12 sampai 256 karakter. Beberapa kata berurutan mudah diingat dan sulit ditebak.',
    weaknesses: {
      INVALID: 'Paling sedikit 12 karakter.',
      TOO_LONG: 'Paling banyak 256 karakter.',
      OWN_ADDRESS: 'Alamat email Anda sendiri paling dulu dicoba orang lain. Pilih yang lain.',
      TOO_COMMON: 'Kata sandi ini dipakai banyak orang sehingga cepat ditebak. Pilih yang lain.',
      SAME_AS_BEFORE: 'Ini sama dengan kata sandi Anda saat ini. Pilih yang lain.',
    },
  },
});
