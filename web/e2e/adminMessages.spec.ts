import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { notice, signIn } from './editor.ts';
import { ask, storedMessage, storeRows } from './storedRows.ts';
import { expect, test } from './test.ts';

let restore = async () => {};
test.afterEach(() => restore());

const handledAt = new Date(Date.UTC(2026, 0, 20)).toISOString();
const list = (page: Page, name: 'Unhandled' | 'Handled') => page.getByRole('region', { name, exact: true });
const names = (page: Page, name: 'Unhandled' | 'Handled') =>
  list(page, name).getByRole('heading', { level: 3 });

test('shows unhandled messages first, filtered by type and state, with more on demand', async ({
  page,
  request,
}) => {
  const many = Array.from({ length: 22 }, (_, i) => storedMessage(i + 1, i + 1));
  const media = storedMessage(30, 25, { name: 'Radio', type: 'media', subject: 'An interview' });
  const done = storedMessage(31, 24, { name: 'Archive', type: 'heritage', handledAt });
  restore = await storeRows(request, 'messages', [...many, media, done]);
  await signIn(page);
  await page.goto('/admin/messages');
  await expect(names(page, 'Unhandled')).toHaveCount(20);
  await expect(names(page, 'Unhandled').first()).toHaveText('Radio');
  await expect(names(page, 'Handled')).toHaveText(['Archive']);
  await list(page, 'Unhandled').getByRole('button', { name: 'Load More' }).click();
  await expect(names(page, 'Unhandled')).toHaveCount(23);
  await expect(list(page, 'Unhandled').getByRole('button', { name: 'Load More' })).toHaveCount(0);

  const type = page.getByLabel('Inquiry type');
  await expect(type.getByRole('option')).toHaveText([
    'All types',
    'General Inquiry',
    'Competition',
    'Partnership & Sponsorship',
    'Media & Press',
    'Artisan Community',
    'Batik Heritage',
  ]);
  await type.selectOption('Media & Press');
  await expect(names(page, 'Unhandled')).toHaveText(['Radio']);
  await expect(list(page, 'Handled')).toContainText('No message has been handled yet.');
  await page.reload();
  await expect(names(page, 'Unhandled')).toHaveText(['Radio']);
  await type.selectOption('Competition');
  await expect(page.getByText('No messages of this type')).toBeVisible();
  await page.getByRole('link', { name: 'Show All Types' }).click();
  await expect(names(page, 'Unhandled')).toHaveCount(20);
  await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Handled' }).last().click();
  await expect(page).toHaveURL('/admin/messages?state=handled');
  await expect(names(page, 'Handled')).toHaveText(['Archive']);
  await expect(list(page, 'Unhandled')).toHaveCount(0);
});

test('reads, answers, handles, reopens and deletes a message', async ({ page, request }) => {
  const sari = {
    name: 'Sari',
    type: 'community',
    language: 'id',
    subject: 'Kunjungan',
    message: 'Baris satu.\n\nBaris tiga <b>&amp;</b>.',
    mailedAt: handledAt,
  };
  restore = await storeRows(request, 'messages', [storedMessage(1, 2, sari), storedMessage(2, 1)]);
  await signIn(page);
  await page.goto('/admin/messages?type=community');
  await page.getByRole('link', { name: 'Sari' }).click();
  await expect(page).toHaveURL('/admin/messages/1?type=community');
  const message = page.getByRole('article', { name: 'Kunjungan' });
  await expect(message.locator('p[lang=id]')).toHaveText(sari.message, { useInnerText: true });
  for (const text of ['Artisan Community', 'Unhandled', 'sender1@example.org', 'Bahasa Indonesia'])
    await expect(message).toContainText(text);
  await expect(message).toContainText('Forwarded to the office by email on January 20, 2026');
  const reply = new URL(
    (await message.getByRole('link', { name: 'Reply by Email' }).getAttribute('href')) ?? '',
  );
  expect(decodeURIComponent(reply.pathname)).toBe('sender1@example.org');
  expect(reply.searchParams.get('subject')).toBe('Re: Kunjungan');
  expect(reply.searchParams.get('body')).toMatch(
    /^Yth\. Bapak\/Ibu Sari,\r\n[^]*> Baris satu\.\r\n>\r\n> Baris tiga/,
  );

  await message.getByRole('button', { name: 'Mark as Handled' }).click();
  await expect(notice(page, 'Success')).toContainText('Message marked as handled');
  await expect(message).toContainText('Handled on');
  await page.getByRole('link', { name: 'All Messages' }).click();
  await expect(page).toHaveURL('/admin/messages?type=community');
  await expect(names(page, 'Handled')).toHaveText(['Sari']);
  await expect(list(page, 'Unhandled')).toContainText('Every message has been handled.');
  await page.getByRole('button', { name: 'Mark as Unhandled: Sari' }).click();
  await expect(notice(page, 'Success')).toContainText('Message marked as unhandled');
  await expect(names(page, 'Unhandled')).toHaveText(['Sari']);

  await page.getByRole('link', { name: 'Sari' }).click();
  await message.getByRole('button', { name: 'Delete: Sari' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this message?' });
  await expect(dialog).toContainText('Sari');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(message.getByRole('button', { name: 'Delete: Sari' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Success')).toContainText('Message deleted successfully');
  await expect(page).toHaveURL('/admin/messages?type=community');
  await expect(page.getByText('No messages of this type')).toBeVisible();
  await page.goto('/admin/messages/1');
  await expect(page.getByText('Message not found')).toBeVisible();
});

test('marks several messages, and deletes several after a confirmation with their number', async ({
  page,
  request,
}) => {
  restore = await storeRows(
    request,
    'messages',
    [1, 2, 3, 4, 5].map((day) => storedMessage(day, day)),
  );
  await signIn(page);
  await page.goto('/admin/messages');
  const waiting = list(page, 'Unhandled');
  await expect(waiting.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled();
  await waiting.getByRole('checkbox', { name: 'Select: Sender 1' }).check();
  await waiting.getByRole('checkbox', { name: 'Select: Sender 4' }).check();
  await expect(waiting).toContainText('2 selected');
  await waiting.getByRole('button', { name: 'Mark as Handled', exact: true }).click();
  await expect(notice(page, 'Success')).toContainText('2 messages marked as handled');
  await expect(names(page, 'Handled')).toHaveText(['Sender 4', 'Sender 1']);
  await expect(names(page, 'Unhandled')).toHaveText(['Sender 5', 'Sender 3', 'Sender 2']);

  // Someone else handles one of the three first.
  await ask(request, 'mutation { markContactMessage(id: 2, handled: true) { __typename } }');
  await waiting.getByRole('checkbox', { name: 'Select all' }).check();
  await waiting.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure you want to delete 3 messages?');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Error')).toContainText('2 of 3 done. Someone else changed the others.');
  await expect(waiting).toContainText('Every message has been handled.');
  await expect(names(page, 'Handled')).toHaveText(['Sender 4', 'Sender 2', 'Sender 1']);
  await list(page, 'Handled').getByRole('checkbox', { name: 'Select all' }).check();
  await list(page, 'Handled').getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Success')).toContainText('3 messages deleted successfully');
  await expect(page.getByText('No messages yet')).toBeVisible();
});

test('handles and deletes all messages that match, loaded or not, and takes it back', async ({
  page,
  request,
}) => {
  const many = Array.from({ length: 22 }, (_, i) => storedMessage(i + 1, i + 1));
  restore = await storeRows(request, 'messages', [...many, storedMessage(30, 25, { type: 'media' })]);
  await signIn(page);
  await page.goto('/admin/messages?type=general');
  const waiting = list(page, 'Unhandled');
  await expect(waiting).toContainText('22 messages');
  const selectAll = async () => {
    await waiting.getByRole('checkbox', { name: 'Select all' }).check();
    await expect(waiting).toContainText('All 20 loaded are selected.');
    await waiting.getByRole('button', { name: 'Select all 22 that match' }).click();
    await expect(waiting).toContainText('22 selected');
  };
  await selectAll();
  await waiting.getByRole('button', { name: 'Mark as Handled', exact: true }).click();
  await expect(notice(page, 'Success')).toContainText('22 messages marked as handled');
  await expect(list(page, 'Handled')).toContainText('22 messages');
  await expect(waiting).toContainText('Every message has been handled.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names(page, 'Unhandled')).toHaveCount(20);
  await expect(waiting).toContainText('22 messages');

  await selectAll();
  await ask(request, 'mutation { markContactMessage(id: 2, handled: true) { __typename } }');
  await waiting.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure you want to delete 22 messages?');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Error')).toContainText('the number of items that match has changed');
  await expect(waiting).toContainText('21 messages');
  await expect(names(page, 'Handled')).toHaveText(['Sender 2']);
});

test('reports failures without changing anything, and shows what someone else changed', async ({
  page,
  request,
}) => {
  restore = await storeRows(request, 'messages', [storedMessage(1, 1), storedMessage(2, 2)]);
  await signIn(page);
  await page.goto('/admin/messages');
  await expect(names(page, 'Unhandled')).toHaveCount(2);
  await ask(request, 'mutation { markContactMessage(id: 1, handled: true) { __typename } }');
  await page.getByRole('button', { name: 'Mark as Handled: Sender 1' }).click();
  await expect(notice(page, 'Error')).toContainText('Someone else just changed this message.');
  await expect(names(page, 'Handled')).toHaveText(['Sender 1']);

  await page.route('/graphql*', (route) => route.abort());
  await page.getByRole('button', { name: 'Mark as Handled: Sender 2' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to mark the message');
  await page.getByRole('button', { name: 'Delete: Sender 2' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to delete message');
  await page.getByRole('checkbox', { name: 'Select: Sender 2' }).check();
  await list(page, 'Unhandled').getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to delete message');
  await expect(names(page, 'Unhandled')).toHaveText(['Sender 2']);
  await expect(page.getByRole('checkbox', { name: 'Select: Sender 2' })).toBeChecked();
});

for (const [colorScheme, width, language] of [
  ['dark', 360, 'id'],
  ['light', 1440, 'en'],
] as const) {
  test.describe(`${colorScheme}, ${width} px, ${language}`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });
    test('passes axe, without sideways scrolling', async ({ page, request }) => {
      const long = { name: 'Panjang'.repeat(14), subject: 'Kunjungan'.repeat(20), type: 'partnership' };
      restore = await storeRows(request, 'messages', [
        storedMessage(1, 2, { ...long, message: 'x'.repeat(400), email: `${'a'.repeat(60)}@example.org` }),
        storedMessage(2, 1, { handledAt }),
      ]);
      await signIn(page);
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      const check = () => expectAccessible(page);
      await page.goto('/admin/messages');
      await page.getByRole('checkbox').nth(1).check();
      await check();
      await page.getByRole('button', { name: /^(Hapus|Delete): Panjang/ }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await check();
      await page.goto('/admin/messages/1');
      await expect(page.getByRole('article')).toBeVisible();
      await check();
    });
  });
}

for (const { locale, section, neighbor, marked, none } of [
  {
    locale: 'en-US',
    section: (count: number) => `Messages, ${count} not handled`,
    neighbor: 'Subscribers',
    marked: 'Mark as Handled: Sender 2',
    none: 'Messages',
  },
  {
    locale: 'id-ID',
    section: (count: number) => `Pesan, ${count} belum ditangani`,
    neighbor: 'Pelanggan',
    marked: 'Tandai Sudah Ditangani: Sender 2',
    none: 'Pesan',
  },
])
  test.describe(`in the menu, ${locale}`, () => {
    test.use({ locale, viewport: { width: 1440, height: 900 } });

    test('counts what waits, also after a change here or elsewhere, and moves nothing', async ({
      page,
      request,
    }) => {
      const waiting = [1, 2, 3].map((id) => storedMessage(id, id));
      restore = await storeRows(request, 'messages', waiting);
      await signIn(page);
      const menu = page.getByRole('complementary').getByRole('navigation');
      const link = (name: string) => menu.getByRole('link', { name, exact: true });
      const placed = Promise.withResolvers<void>();
      await page.route('**/graphql', async (route) => {
        const response = await route.fetch();
        if ((await response.text()).includes('unhandledMessages')) await placed.promise;
        await route.fulfill({ response });
      });
      await page.goto('/admin/settings');
      await expect(link(none)).toBeVisible();
      const place = await link(neighbor).boundingBox();
      placed.resolve();
      await expect(link(section(3))).toContainText('3');
      expect(await link(neighbor).boundingBox()).toEqual(place);
      await page.unrouteAll();

      await link(section(3)).click();
      await page.getByRole('button', { name: marked }).click();
      await expect(link(section(2))).toBeVisible();
      await storeRows(request, 'messages', waiting.slice(0, 1));
      await link(neighbor).click();
      await expect(link(section(1))).toBeVisible();
      await storeRows(request, 'messages', []);
      await link(section(1)).click();
      await expect(link(none)).toBeVisible();
    });
  });
