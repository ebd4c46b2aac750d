import { bilingual } from '../shared/language.ts';

/** The texts of the pages for a forgotten password and for a one-time link (docs/product.md#links). */
export const passwordTexts = bilingual({
  en: {
    forgotTitle: 'Forgotten Password',
    forgotText: 'Enter the address of your account to ask for a link for a new password.',
    send: 'Send Link',
    sending: 'Sending...',
    sentTitle: 'Check your inbox',
    sentText: (email: string) =>
      `If ${email} belongs to an account, a link is on its way. It works once, within an hour.`,
    // The specification’s sentence.
    notOffered: 'Password reset not implemented in demo',
    askOwner: 'Ask an owner of this site for a link instead.',
    backToSignIn: 'Back to Sign-In',

    linkTitle: 'Your Link',
    linkText: 'This link sets the password of one account, once.',
    invitationTitle: 'Welcome',
    invitationText: 'Choose a password to accept your invitation.',
    resetTitle: 'New Password',
    resetText: 'Choose a new password. It signs you out everywhere.',
    account: 'Account',
    setPassword: 'Set Password',
    setting: 'Setting...',
    done: 'Your password is set. Sign in with it now.',
    signIn: 'Sign In',
    checking: 'Checking the link...',

    otherTitle: 'Someone else is signed in',
    otherText: (signedIn: string, email: string) =>
      `${signedIn} is signed in in this browser. The link is for ${email}. Sign out first to use it.`,
    signOut: 'Sign Out and Continue',

    endedTitle: 'This link does not work',
    ended: {
      LINK_USED: 'It has been used already. If that was not you, ask for a new one at once.',
      LINK_EXPIRED: 'It has expired. Ask for a new one.',
      LINK_REVOKED: 'It was revoked, or replaced by a newer one. Use the newest link.',
      LINK_UNKNOWN: 'It is incomplete, or was withdrawn. Copy all of it, or ask for a new one.',
    },
    newLink: 'Ask for a New Link',
  },
  id: {
    forgotTitle: 'Lupa Kata Sandi',
    forgotText: 'Masukkan alamat akun Anda untuk meminta tautan kata sandi baru.',
    send: 'Kirim Tautan',
    sending: 'Mengirim...',
    sentTitle: 'Periksa kotak masuk Anda',
    sentText: (email: string) =>
      `Jika ${email} milik sebuah akun, tautan sedang dikirim. Tautan berlaku sekali, dalam satu jam.`,
    notOffered: 'Atur ulang kata sandi tidak tersedia di demo',
    askOwner: 'Mintalah tautan kepada pemilik situs ini.',
    backToSignIn: 'Kembali ke Halaman Masuk',

    linkTitle: 'Tautan Anda',
    linkText: 'Tautan sekali pakai untuk membuat kata sandi.',
    invitationTitle: 'Selamat Datang',
    invitationText: 'Buat kata sandi untuk menerima undangan Anda.',
    resetTitle: 'Kata sandi baru',
    resetText: 'Buat kata sandi baru. Anda akan keluar dari semua perangkat.',
    account: 'Akun',
    setPassword: 'Simpan Kata Sandi',
    setting: 'Menyimpan...',
    done: 'Kata sandi Anda sudah disimpan. Silakan masuk.',
    signIn: 'Masuk',
    checking: 'Memeriksa tautan...',

    otherTitle: 'Orang lain sedang masuk',
    otherText: (signedIn: string, email: string) =>
      `${signedIn} sedang masuk di peramban ini, sedangkan tautan ini untuk ${email}. Keluar dulu untuk memakainya.`,
    signOut: 'Keluar dan Lanjutkan',

    endedTitle: 'Tautan ini tidak berlaku',
    ended: {
      LINK_USED: 'Tautan sudah dipakai. Jika bukan oleh Anda, segera minta yang baru.',
      LINK_EXPIRED: 'Tautan sudah kedaluwarsa. Minta yang baru.',
      LINK_REVOKED: 'Tautan sudah dicabut atau diganti. Pakai tautan yang terbaru.',
      LINK_UNKNOWN: 'Tautan tidak lengkap atau sudah ditarik. Salin seluruhnya, atau minta tautan baru.',
    },
    newLink: 'Minta Tautan Baru',
  },
});
