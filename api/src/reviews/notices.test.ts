// What people are told by mail: gathered, at most one mail to each in ten minutes.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addColleague } from '../auth/people.samples.ts';
import { prisma } from '../database/client.ts';
import type { AdminUser, NoticeMail } from '../database/generated/client.ts';
import { openMailServer } from '../mail/mailServer.samples.ts';
import { openMailer } from '../mail/mailer.ts';
import { attemptMail, noticeOutbox } from '../mail/outbox.ts';
import { addNews } from '../news/news.samples.ts';
import { editor, useTestApp } from '../testing/testApp.ts';
import { startTestJobs, useTestJobs } from '../testing/testJobs.ts';
import { noticeMail } from './noticeMail.ts';
import { forgetOldNotices, notify } from './notices.ts';
import { addComment } from './comments.ts';
import { askForReview, endReview, sendBackReview } from './reviews.ts';

const mail = await openMailServer();
const app = useTestApp({
  SMTP_URL: mail.url,
  CONTACT_TO: 'panitia@example.org',
  PUBLIC_URL: 'https://batik.example',
});
useTestJobs();
beforeEach(() => (mail.received = []));
afterAll(() => mail.stop());

const minutes = (count: number) => new Date(Date.now() + count * 60_000);

const viewerOf = ({ id, email, name, language, portraitUrl, role }: AdminUser) => ({
  admin: {
    id,
    email,
    name,
    language,
    portraitUrl,
    role,
    sessionId: null,
    tokenId: null,
    access: 'person' as const,
    limitedTo: null,
    factorDueAt: null,
    authenticatedAt: null,
  },
});

/** An author, an editor, and a draft. */
async function newsroom() {
  const author = await addColleague({
    email: 'ratna@example.org',
    name: 'Ratna',
    role: 'author',
    language: 'en',
  });
  const sekar = await addColleague({ name: 'Sekar', role: 'editor', language: 'id' });
  await prisma.adminUser.updateMany({
    where: { email: editor.email },
    data: { role: 'author', name: 'Sari' },
  });
  const [article] = await addNews({ titleEn: 'Wax', titleId: 'Malam', published: false });
  return { author, sekar, place: { entity: 'NewsArticle', itemId: article?.id ?? 0 } };
}

const due = () => prisma.noticeMail.findMany({ where: { nextMailAt: { not: null } } });
const dueOf = ({ id }: AdminUser) => prisma.noticeMail.findUnique({ where: { adminUserId: id } });

/** Makes the attempts that are due at a moment, as the jobs of then do. */
async function sendDue(now: Date): Promise<void> {
  const { environment } = app;
  const mailer = openMailer(environment, (row: NoticeMail) => noticeMail(row, environment.PUBLIC_URL, now));
  if (!mailer) throw new Error('Mail is not configured.');
  const rows = await prisma.noticeMail.findMany({ where: { nextMailAt: { lte: now } } });
  for (const { id, mailAttempts } of rows)
    await attemptMail(noticeOutbox, mailer, { id, attempt: mailAttempts }, now);
}

describe('mail', () => {
  test('tells an editor of a request in their language, and its author of the answer in theirs', async () => {
    const { author, sekar, place } = await newsroom();
    const { id } = await askForReview(viewerOf(author), place, 'Is the year right?');
    const server = await startTestJobs({ environment: app.environment, images: app.images() });
    await expect.poll(async () => (await due()).length, { timeout: 20_000 }).toBe(0);
    await sendBackReview(viewerOf(sekar), { id, version: 1, comment: 'It is 1829.\nSee the letter.' });
    await expect.poll(async () => (await due()).length, { timeout: 20_000 }).toBe(0);
    await server.stop();
    const [asked, answer] = mail.received;
    expect(mail.received).toHaveLength(2);
    expect(asked).toMatchObject({ recipients: [sekar.email], subject: 'Ratna meminta tinjauan Anda' });
    expect(asked?.text).toContain('Untuk ditinjau: Malam · Ratna: Is the year right?');
    expect(asked?.text).toContain(`https://batik.example/admin/news/${place.itemId}?view=compare`);
    expect(answer).toMatchObject({ recipients: [author.email], subject: 'Sekar sent your text back' });
    expect(answer?.text).toContain('Sent back: Wax · Sekar: It is 1829. See the letter.');
  });

  test('gathers what happens within ten minutes of the last one', async () => {
    const { author, sekar, place } = await newsroom();
    const viewer = viewerOf(author);
    await addComment(viewer, place, '@Sekar, one.');
    await addComment(viewer, place, '@Sekar, two.');
    await sendDue(minutes(0));
    expect(mail.received.map(({ subject }) => subject)).toEqual(['2 pemberitahuan untuk Anda']);
    await addComment(viewer, place, '@Sekar, three.');
    await sendDue(minutes(9));
    expect(mail.received).toHaveLength(1);
    await addComment(viewer, place, '@Sekar, four.');
    await sendDue(minutes(11));
    expect(mail.received).toHaveLength(2);
    expect(mail.received[1]?.text).toContain('four');
    expect(mail.received[1]?.text).not.toContain('two');
    expect(await dueOf(sekar)).toMatchObject({ nextMailAt: null });
    expect(await prisma.notice.count()).toBe(0);
  });

  test('leaves out requests that were answered or withdrawn before it', async () => {
    const { author, sekar, place } = await newsroom();
    const viewer = viewerOf(author);
    const drafts = await addNews(
      { titleId: 'Sent back', published: false },
      { titleId: 'Withdrawn', published: false },
      { titleId: 'Open', published: false },
    );
    await addComment(viewer, place, '@Sekar, one.');
    await sendDue(minutes(0));
    const asked = [];
    for (const { id: itemId } of drafts)
      asked.push(await askForReview(viewer, { entity: 'NewsArticle', itemId }, 'Right?'));
    const [first, second] = asked;
    await sendBackReview(viewerOf(sekar), { id: first?.id ?? 0, version: 1, comment: 'No.' });
    await endReview(viewer, second?.id ?? 0, 1);
    await sendDue(minutes(11));
    const text = String(mail.received.findLast(({ to }) => JSON.stringify(to).includes(sekar.email))?.text);
    expect(text).toContain('Open');
    expect(text).not.toMatch(/Sent back|Withdrawn/);

    const { id, version } = await askForReview(viewer, place, 'Right?');
    await endReview(viewer, id, version);
    mail.received = [];
    await sendDue(minutes(30));
    expect(mail.received.filter(({ to }) => JSON.stringify(to).includes(sekar.email))).toEqual([]);
    expect(await prisma.notice.count()).toBe(0);
  });

  test('has the last of what one person asks about an item, with short titles', async () => {
    const { author, sekar, place } = await newsroom();
    await prisma.newsArticle.updateMany({ data: { titleEn: 'x'.repeat(100_000) } });
    for (const sentence of ['One?', 'Two?', 'Three?']) await askForReview(viewerOf(author), place, sentence);
    expect(await prisma.notice.findMany({ where: { adminUserId: sekar.id } })).toMatchObject([
      { text: 'Three?', titleEn: `${'x'.repeat(199)}…` },
    ]);
    // One that a mail has taken stays until the mail is sent.
    await prisma.notice.updateMany({ data: { attempt: 0 } });
    await askForReview(viewerOf(author), place, 'Four?');
    await askForReview(viewerOf(author), place, 'Five?');
    const notices = await prisma.notice.findMany({ orderBy: { id: 'asc' } });
    expect(notices.map(({ text }) => text)).toEqual(['Three?', 'Five?']);
  });

  test('that is not accepted is tried again, with what has happened since', async () => {
    const { author, place } = await newsroom();
    await addComment(viewerOf(author), place, '@Sekar, one.');
    mail.refusal = 550;
    await sendDue(minutes(0));
    mail.refusal = null;
    await addComment(viewerOf(author), place, '@Sekar, two.');
    await sendDue(minutes(2));
    expect(mail.received.map(({ subject }) => subject)).toEqual(['2 pemberitahuan untuk Anda']);
  });

  test('what is noted while it is sent is in the next one', async () => {
    const { author, sekar, place } = await newsroom();
    const viewer = viewerOf(author);
    await addComment(viewer, place, '@Sekar, one.');
    const row = await dueOf(sekar);
    await attemptMail(
      noticeOutbox,
      async (taken) => {
        await noticeMail(taken, 'https://batik.example');
        await addComment(viewer, place, '@Sekar, two.');
        return true;
      },
      { id: row?.id ?? 0, attempt: 0 },
    );
    expect(await prisma.notice.findMany()).toMatchObject([{ text: '@Sekar, two.', attempt: null }]);
    await sendDue(minutes(9));
    expect(mail.received).toHaveLength(0);
    await sendDue(minutes(11));
    expect(mail.received).toHaveLength(1);
  });

  test('is never sent to a disabled account, nor about what its role no longer includes', async () => {
    const { author, sekar, place } = await newsroom();
    await askForReview(viewerOf(author), place, 'Is the year right?');
    await prisma.adminUser.update({ where: { id: sekar.id }, data: { role: 'author' } });
    await sendDue(minutes(0));
    await addComment(viewerOf(author), place, '@Sekar?');
    await prisma.adminUser.update({ where: { id: sekar.id }, data: { disabledAt: new Date() } });
    await sendDue(minutes(20));
    await addComment(viewerOf(author), place, '@Sekar?');
    await sendDue(minutes(40));
    expect(mail.received).toEqual([]);
    expect(await prisma.notice.count()).toBe(0);
  });

  test('does not tell old news, as where mail was not configured', async () => {
    const { author, place } = await newsroom();
    await addComment(viewerOf(author), place, '@Sekar?');
    await sendDue(minutes(25 * 60));
    expect(mail.received).toEqual([]);
    await addComment(viewerOf(author), place, '@Sekar?');
    await forgetOldNotices(minutes(25 * 60));
    expect(await prisma.notice.count()).toBe(0);
  });

  test('two who are told at once, in either order, are each told once', async () => {
    const { author, sekar, place } = await newsroom();
    const item = { ...place, newKey: null, titleEn: 'Wax', titleId: 'Malam' };
    const news = { kind: 'mentioned', capability: 'news.write', item, by: 'x', text: '' } as const;
    const tell = (...people: number[]) =>
      prisma.$transaction((transaction) => notify(transaction, people, news));
    await Promise.all([tell(author.id, sekar.id), tell(sekar.id, author.id), tell(author.id)]);
    expect(await prisma.notice.count()).toBe(5);
    expect(await due()).toHaveLength(2);
  });
});

test('a mention is a whole name, and no other; people of the same name are all meant', async () => {
  const { author, place } = await newsroom();
  const add = (email: string, name: string, more: Partial<AdminUser> = {}) =>
    addColleague({ email: `${email}@example.org`, name, ...more });
  const dewi = await add('dewi', 'Sari Dewi');
  const others = [await add('one', 'A.B'), await add('two', 'A.B')];
  const nameless = await add('nameless', '');
  await add('gone', 'Gone', { disabledAt: new Date() });
  const mentioned = async (text: string) => {
    await prisma.notice.deleteMany();
    await addComment(viewerOf(author), place, text);
    return (await prisma.notice.findMany()).map(({ adminUserId }) => adminUserId);
  };
  expect(await mentioned('@sari dewi, look')).toEqual([dewi.id]);
  expect(await mentioned('@Sariah, and mail@Sekarang.example')).toEqual([]);
  expect(await mentioned('(@A.B) @AxB')).toEqual(others.map(({ id }) => id));
  expect(await mentioned('@nameless@example.org')).toEqual([nameless.id]);
  expect(await mentioned('@Gone, @Ratna')).toEqual([]);
});
