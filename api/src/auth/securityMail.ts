import type { SecurityEvent, SecurityEventKind } from '../database/generated/client.ts';
import { moment } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';

/** Each event’s title in Indonesian and English: the site does not know an admin’s language. */
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
};

/** The mail that notifies an account of an event. */
export function securityMail(event: SecurityEvent, site: string): Mail {
  const { id, kind, email, createdAt, browser, system, network, detail } = event;
  const [indonesian, english] = titles[kind];
  const device = [browser, system].filter(Boolean).join(', ') || '–';
  return {
    id: `security-event-${id}`,
    to: email,
    date: createdAt,
    subject: `${indonesian} / ${english}`,
    letter: {
      title: { id: indonesian, en: english },
      facts: [
        ...(detail ? [['Nama / Name', detail] as const] : []),
        ['Akun / Account', email],
        ['Waktu / Time', moment(createdAt)],
        ['Perangkat / Device', device],
        ['Jaringan / Network', network || '–'],
      ],
      advice: {
        id: 'Jika ini bukan Anda, segera ganti kata sandi Anda dan cabut token yang tidak Anda kenal.',
        en: 'If this was not you, change your password now and revoke any tokens that you do not recognize.',
      },
      link: { url: `${site}/admin/settings`, label: { id: 'Buka pengaturan', en: 'Open the settings' } },
    },
  };
}
