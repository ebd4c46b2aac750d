import { prisma } from '../database/client.ts';
import type { AccountLink, AccountLinkPurpose } from '../database/generated/client.ts';
import type { Environment } from '../environment.ts';
import { chosenLanguage } from '../language.ts';
import { lineOf, moment, type Letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';
import { addressWithSecret } from './linkSecrets.ts';

type Words = Pick<Letter, 'title' | 'advice'> & { label: Letter['link']['label'] };

const words: Record<AccountLinkPurpose, Words> = {
  invitation: {
    title: { en: 'You are invited', id: 'Anda diundang' },
    advice: {
      en: 'You are invited to the dashboard of this site. Choose a password to accept. If you do not know why, ignore this mail: nothing happens then.',
      id: 'Anda diundang ke dasbor situs ini. Buat kata sandi untuk menerima undangan. Jika Anda tidak tahu alasannya, abaikan email ini: tidak akan terjadi apa-apa.',
    },
    label: { en: 'Accept the invitation', id: 'Terima undangan' },
  },
  passwordReset: {
    title: { en: 'Choose a new password', id: 'Buat kata sandi baru' },
    advice: {
      en: 'Someone asked for a new password for your account. If it was not you, ignore this mail: your password stays as it is.',
      id: 'Seseorang meminta kata sandi baru untuk akun Anda. Jika bukan Anda, abaikan email ini: kata sandi Anda tidak berubah.',
    },
    label: { en: 'Choose a password', id: 'Buat kata sandi' },
  },
};

/** The mail with a one-time link, in its reader’s language, or in both; null if the link has ended, or is nobody’s. */
export async function accountLinkMail(link: AccountLink, environment: Environment): Promise<Mail | null> {
  const { id, adminUserId, purpose, createdAt, expiresAt } = link;
  if (adminUserId === null) return null;
  const account = await prisma.adminUser.findUnique({ where: { id: adminUserId, disabledAt: null } });
  const url = account && (await addressWithSecret(link, environment));
  if (!url) return null;
  const language = chosenLanguage(account.language);
  const known = language ? { language } : {};
  const { title, advice, label } = words[purpose];
  return {
    id: `account-link-${id}`,
    to: account.email,
    date: createdAt,
    subject: lineOf(known, title),
    letter: {
      ...known,
      title,
      facts: [
        ...(account.name ? [[{ en: 'Name', id: 'Nama' }, account.name] as const] : []),
        [{ en: 'Account', id: 'Akun' }, account.email],
        [{ en: 'Valid until', id: 'Berlaku sampai' }, moment(expiresAt, language ?? 'id')],
      ],
      advice,
      link: { url, label },
    },
  };
}
