import type { SecurityEvent, SecurityEventKind } from '../database/generated/client.ts';
import { prisma } from '../database/client.ts';
import { chosenLanguage } from '../language.ts';
import { lineOf, moment } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';

/** Each event’s title in Indonesian and English. */
const titles: Record<SecurityEventKind, [string, string]> = {
  signedIn: ['Masuk', 'Signed in'],
  newDevice: ['Masuk dari perangkat baru', 'Signed in from a new device'],
  signInFailed: ['Gagal masuk', 'Failed sign-in'],
  confirmationFailed: ['Gagal mengonfirmasi kata sandi', 'Failed password confirmation'],
  passwordChanged: ['Kata sandi diganti', 'Password changed'],
  sessionEnded: ['Perangkat dikeluarkan', 'Device signed out'],
  refreshTokenReused: ['Sesi diakhiri: salinannya dipakai', 'Session ended: a copy of it was used'],
  tokenCreated: ['Token API dibuat', 'API token created'],
  tokenRevoked: ['Token API dicabut', 'API token revoked'],
  previewLinkCreated: ['Tautan pratinjau dibuat', 'Preview link created'],
  previewLinkEnded: ['Tautan pratinjau diakhiri', 'Preview link ended'],
  accountCreated: ['Akun dibuat', 'Account created'],
  accountDisabled: ['Akun dinonaktifkan', 'Account disabled'],
  accountEnabled: ['Akun diaktifkan kembali', 'Account enabled'],
  identityLinked: ['Akun ditautkan ke penyedia identitas', 'Account linked to the identity provider'],
  accountInvited: ['Akun diundang', 'Account invited'],
  invitationAccepted: ['Undangan diterima', 'Invitation accepted'],
  passwordLinkCreated: ['Tautan kata sandi dibuat', 'Password link created'],
  roleChanged: ['Peran diubah', 'Role changed'],
  accountRemoved: ['Akun dihapus', 'Account removed'],
  passkeyAdded: ['Kunci sandi ditambahkan', 'Passkey added'],
  passkeyRemoved: ['Kunci sandi dihapus', 'Passkey removed'],
  authenticatorAdded: ['Aplikasi autentikator ditambahkan', 'Authenticator app added'],
  authenticatorRemoved: ['Aplikasi autentikator dihapus', 'Authenticator app removed'],
  recoveryCodesMade: ['Kode pemulihan dibuat', 'Recovery codes created'],
  recoveryCodeUsed: ['Kode pemulihan dipakai', 'Recovery code used'],
  factorsRemoved: ['Faktor kedua dihapus', 'Second factors removed'],
  factorRequired: ['Faktor kedua diwajibkan bagi semua', 'Second factor required of everybody'],
  factorNotRequired: ['Faktor kedua tidak lagi diwajibkan', 'Second factor no longer required'],
};

/** The mail that notifies an account of an event, in its language; in both if nobody has chosen one. */
export async function securityMail(event: SecurityEvent, site: string): Promise<Mail> {
  const { id, kind, adminUserId, email, createdAt, browser, system, network, detail } = event;
  const account = adminUserId && (await prisma.adminUser.findUnique({ where: { id: adminUserId } }));
  const language = account ? chosenLanguage(account.language) : null;
  const known = language ? { language } : {};
  const [indonesian, english] = titles[kind];
  const title = { id: indonesian, en: english };
  const device = [browser, system].filter(Boolean).join(', ') || '–';
  return {
    id: `security-event-${id}`,
    to: email,
    date: createdAt,
    subject: lineOf(known, title),
    letter: {
      ...known,
      title,
      facts: [
        ...(detail ? [[{ id: 'Nama', en: 'Name' }, detail] as const] : []),
        [{ id: 'Akun', en: 'Account' }, email],
        [{ id: 'Waktu', en: 'Time' }, moment(createdAt, language ?? 'id')],
        [{ id: 'Perangkat', en: 'Device' }, device],
        [{ id: 'Jaringan', en: 'Network' }, network || '–'],
      ],
      advice: {
        id: 'Jika ini bukan Anda, segera ganti kata sandi Anda, lalu hapus kunci sandi dan cabut token yang tidak Anda kenal.',
        en: 'If this was not you, change your password now, and remove any passkeys and revoke any tokens that you do not recognize.',
      },
      link: { url: `${site}/admin/account`, label: { id: 'Buka akun Anda', en: 'Open your account' } },
    },
  };
}
