import { formAddress, reviewAddress } from '../../../web/src/shared/formAddress.ts';
import { hasCapability, type Capability } from '../auth/capabilities.ts';
import { readPeople } from '../auth/persons.ts';
import { prisma } from '../database/client.ts';
import { modelNamed } from '../database/delegates.ts';
import type { Notice, NoticeKind, NoticeMail } from '../database/generated/client.ts';
import { chosenLanguage, type Language } from '../language.ts';
import { lineOf, type Letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';
import { copiedNouns } from '../workingCopies/workingCopies.ts';
import { noticeLife } from './notices.ts';

type Words = Letter['title'];

/** What each kind of notice is called. */
const kinds: Record<NoticeKind, Words> = {
  asked: { en: 'To review', id: 'Untuk ditinjau' },
  published: { en: 'Published', id: 'Diterbitkan' },
  sentBack: { en: 'Sent back', id: 'Dikembalikan' },
  discarded: { en: 'Discarded', id: 'Dibuang' },
  mentioned: { en: 'Mentioned', id: 'Disebut' },
};

/** The subject of a mail with one notice. */
const subjects: Record<NoticeKind, (who: string) => Words> = {
  asked: (who) => ({ en: `${who} asks for your review`, id: `${who} meminta tinjauan Anda` }),
  published: (who) => ({ en: `${who} published your text`, id: `${who} menerbitkan teks Anda` }),
  sentBack: (who) => ({ en: `${who} sent your text back`, id: `${who} mengembalikan teks Anda` }),
  discarded: (who) => ({ en: `${who} discarded your text`, id: `${who} membuang teks Anda` }),
  mentioned: (who) => ({ en: `${who} mentioned you`, id: `${who} menyebut Anda` }),
};

const untitled: Words = { en: '(untitled)', id: '(tanpa judul)' };

/** The name of an item in one line, in the reader’s language or else the other. */
function nameOf({ titleEn, titleId }: Notice, language: Language | null): string {
  const [first, second] = language === 'en' ? [titleEn, titleId] : [titleId, titleEn];
  return first || second || lineOf(language ? { language } : {}, untitled);
}

/** The address to open: its section has the name of the capability’s noun. */
function formOf({ kind, capability, itemId, newKey }: Notice): string {
  const [section = ''] = capability.split('.');
  return (kind === 'asked' ? reviewAddress : formAddress)(section, itemId, newKey);
}

/** Leaves out the requests for review that have been answered, withdrawn or discarded meanwhile. */
async function withoutEnded(notices: readonly Notice[]): Promise<Notice[]> {
  const open = await prisma.review.findMany({
    where: { answer: null, inTrash: false, askedBy: { in: notices.map(({ by }) => by) } },
  });
  const entityOf = ({ capability }: Notice): string | undefined =>
    copiedNouns.filter(({ publish }) => publish === capability).map(({ model }) => modelNamed(model))[0];
  return notices.filter(
    (notice) =>
      notice.kind !== 'asked' ||
      open.some(
        ({ entity, itemId, newKey, askedBy }) =>
          entityOf(notice) === entity &&
          askedBy === notice.by &&
          itemId === notice.itemId &&
          newKey === notice.newKey,
      ),
  );
}

/**
 * The mail with everything that somebody is to be told, in their language, or in both; null if that is nothing any more,
 * as once their account is disabled. Marks what it contains.
 */
export async function noticeMail(
  { adminUserId, mailAttempts: attempt }: NoticeMail,
  site: string,
  now = new Date(),
): Promise<Mail | null> {
  await prisma.notice.updateMany({ where: { adminUserId }, data: { attempt } });
  const account = await prisma.adminUser.findUnique({
    where: { id: adminUserId, disabledAt: null },
    include: { notices: { where: { attempt }, orderBy: { id: 'asc' } } },
  });
  const news = account?.notices.filter(
    ({ capability, createdAt }) =>
      hasCapability(account.role, capability as Capability) &&
      now.getTime() - createdAt.getTime() < noticeLife,
  );
  const notices = await withoutEnded(news ?? []);
  const [first, ...others] = notices;
  if (!account || !first) return null;
  const people = await readPeople(notices.map(({ by }) => by));
  const who = (notice: Notice) => people.get(notice.by)?.name ?? notice.by;
  const language = chosenLanguage(account.language);
  const known = language ? { language } : {};
  const title =
    others.length === 0
      ? subjects[first.kind](who(first))
      : { en: `${notices.length} notices for you`, id: `${notices.length} pemberitahuan untuk Anda` };
  return {
    id: `notices-${adminUserId}-${first.id}`,
    to: account.email,
    date: first.createdAt,
    subject: lineOf(known, title),
    letter: {
      ...known,
      title,
      facts: notices.map((notice) => [
        kinds[notice.kind],
        [`${nameOf(notice, language)} · ${who(notice)}`, notice.text.replaceAll('\n', ' ')]
          .filter(Boolean)
          .join(': '),
      ]),
      advice: {
        en: 'You receive this because you are on the team of this site: at most one mail in ten minutes.',
        id: 'Anda menerima ini karena Anda anggota tim situs ini: paling banyak satu email dalam sepuluh menit.',
      },
      link:
        others.length === 0
          ? { url: `${site}${formOf(first)}`, label: { en: 'Open it', id: 'Buka' } }
          : { url: `${site}/admin/dashboard`, label: { en: 'Open the overview', id: 'Buka ikhtisar' } },
    },
  };
}
