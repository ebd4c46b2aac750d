import { bilingual } from '../shared/language.ts';

/** The texts where a second factor is asked for (docs/product.md#second-factor). */
export const secondFactorTexts = bilingual({
  en: {
    code: 'Code',
    codeHint: 'The six digits in your authenticator app, or one of your recovery codes.',
    recoveryHint: 'One of your recovery codes. With your passkey you need none.',
    invalidCode:
      'This code is wrong, or was used before. Wait for the next one, or use another recovery code.',
    back: 'Use Another Account',
  },
  id: {
    code: 'Kode',
    codeHint: 'Enam angka di aplikasi autentikator Anda, atau salah satu kode pemulihan Anda.',
    recoveryHint: 'Salah satu kode pemulihan Anda. Dengan kunci sandi, kode tidak diperlukan.',
    invalidCode:
      'Kode ini salah atau sudah pernah dipakai. Tunggu kode berikutnya, atau pakai kode pemulihan lain.',
    back: 'Pakai Akun Lain',
  },
});
