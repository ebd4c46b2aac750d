import { bilingual } from './language.ts';

/** The words of the security log in the settings. */
export const securityLogTexts = bilingual({
  en: {
    title: 'Security Log',
    lead: 'What happened to the accounts of all admins in the last 180 days. If you do not recognise an event on your account, change your password.',
    empty: 'No events yet',
    emptyText: 'Sign-ins, passwords and API tokens will be listed here.',
    kinds: {
      signedIn: 'Signed in',
      newDevice: 'Signed in',
      signInFailed: 'Failed sign-in',
      confirmationFailed: 'Wrong password on confirmation',
      passwordChanged: 'Password changed',
      sessionEnded: 'Another device signed out',
      refreshTokenReused: 'Session ended: a copy of it was used',
      tokenCreated: 'API token created',
      tokenRevoked: 'API token revoked',
    },
    newDevice: 'New device',
    times: (count: number) => `${count} times`,
    unknownAddress: 'Unknown email',
  },
  id: {
    title: 'Catatan Keamanan',
    lead: 'Peristiwa pada akun semua admin selama 180 hari terakhir. Jika ada aktivitas pada akun Anda yang tidak Anda kenali, ganti kata sandi Anda.',
    empty: 'Belum ada catatan',
    emptyText: 'Aktivitas masuk, kata sandi, dan token API akan tercantum di sini.',
    kinds: {
      signedIn: 'Masuk',
      newDevice: 'Masuk',
      signInFailed: 'Gagal masuk',
      confirmationFailed: 'Kata sandi salah saat konfirmasi',
      passwordChanged: 'Kata sandi diganti',
      sessionEnded: 'Perangkat lain dikeluarkan',
      refreshTokenReused: 'Sesi diakhiri: salinannya dipakai',
      tokenCreated: 'Token API dibuat',
      tokenRevoked: 'Token API dicabut',
    },
    newDevice: 'Perangkat baru',
    times: (count: number) => `${count} kali`,
    unknownAddress: 'Email tidak dikenal',
  },
});
