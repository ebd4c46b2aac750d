import { bilingual } from '../shared/language.ts';

/** The texts of passkeys, wherever the browser asks for one (docs/product.md#passkeys). */
export const passkeyTexts = bilingual({
  en: {
    usePasskey: 'Use a Passkey',
    waiting: 'Waiting for Your Passkey...',
    canceled: 'No passkey was used. Try again, or use your password.',
    refused: 'This passkey was not accepted. Use another one, or your password.',
    expired: 'This took too long. Try again.',
    elsewhere: (host: string) => `Passkeys of this site work at ${host} only.`,
    failed: 'The browser could not use a passkey. Try again, or use your password.',
    notOffered: 'This site’s address allows no passkeys. Use your password.',
    noPasskey: 'Your account has no passkey. Use your password.',
    otherAccount: (email: string) => `That passkey belongs to ${email}. Use one of this account.`,
  },
  id: {
    usePasskey: 'Pakai Kunci Sandi',
    waiting: 'Menunggu Kunci Sandi...',
    canceled: 'Tidak ada kunci sandi yang dipakai. Coba lagi, atau pakai kata sandi Anda.',
    refused: 'Kunci sandi ini tidak diterima. Pakai yang lain, atau kata sandi Anda.',
    expired: 'Waktunya habis. Coba lagi.',
    elsewhere: (host: string) => `Kunci sandi situs ini hanya berlaku di ${host}.`,
    failed: 'Peramban tidak dapat memakai kunci sandi. Coba lagi, atau pakai kata sandi Anda.',
    notOffered: 'Alamat situs ini tidak mendukung kunci sandi. Pakai kata sandi Anda.',
    noPasskey: 'Akun Anda belum memiliki kunci sandi. Pakai kata sandi Anda.',
    otherAccount: (email: string) => `Kunci sandi itu milik ${email}. Pakai kunci sandi akun ini.`,
  },
});
