import { cancel, chip, edit, field, list, remove, row, save, saveButton, test } from './adminContent.ts';
import { expectAccessible } from './axe.ts';
import { notice } from './editor.ts';
import { expect } from './test.ts';

test('finds a text, edits it in place and shows it in both languages', async ({ page, browser, before }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/admin/content');
  await expect(page.getByRole('article')).toHaveCount(before.length);
  await page.getByLabel('Search keys and texts').fill('button: HERO_cta');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByLabel('Part of the site').selectOption('Home: first section');
  await expect(page).toHaveURL(/\?q=button%3A\+HERO_cta&group=hero$/);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(chip(page, /^Saved 2$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^View page/ })).toHaveAttribute('href', '/');

  await edit(page, 'hero_cta_explore').click();
  const english = field(page, 'Button: explore', 'English');
  await expect(english).toBeFocused();
  await english.fill('Trial walk');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Your unsaved text has been restored');
  await expect(english).toHaveValue('Trial walk');
  await page.getByLabel('Search keys and texts').fill('subtitle');
  await expect(row(page, 'hero_subtitle')).toBeVisible();
  await expect(english).toHaveValue('Trial walk');
  await field(page, 'Button: explore', 'Indonesian').fill('Uji jalan');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(notice(page, 'Success')).toContainText('Content saved successfully');
  await expect(english).toHaveCount(0);
  await page.getByLabel('Search keys and texts').fill('');
  await expect(row(page, 'hero_cta_explore')).toContainText('Trial walk');

  const reader = await (await browser.newContext({ locale: 'id-ID' })).newPage();
  await reader.goto('/');
  await expect(reader.getByText('Uji jalan', { exact: true })).toBeVisible();
  await reader.goto('/?lang=en');
  await expect(reader.getByText('Trial walk', { exact: true })).toBeVisible();
  await reader.context().close();

  await edit(page, 'hero_cta_explore').click();
  await english.fill('Trial to discard');
  await edit(page, 'hero_title').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep Editing' }).click();
  await cancel(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(edit(page, 'hero_cta_explore')).toBeFocused();
  await expect(row(page, 'hero_cta_explore')).toContainText('Trial walk');
});

test('reports missing, used and unknown keys of new content, and keeps the input when the server fails', async ({
  page,
  before,
}) => {
  await page.goto('/admin/content');
  await page.getByRole('link', { name: 'Add Content' }).click();
  const key = page.getByRole('combobox', { name: 'Key' });
  await expect(key).toBeFocused();
  await saveButton(page).click();
  await expect(notice(page, 'Validation Error')).toContainText('All fields are required');
  await expect(page.getByText('This field is required.')).toHaveCount(3);
  await expect(key).toBeFocused();

  await key.fill('hero_title');
  await expect(page.getByText('Content with this key already exists.')).toBeVisible();
  await field(page, 'Title', 'English').fill('Trial');
  await field(page, 'Title', 'Indonesian').fill('Uji');
  await saveButton(page).click();
  await expect(notice(page, 'Validation Error')).toContainText('Content with this key already exists.');

  await key.fill('trial-2027');
  await expect(page.getByText('No page uses this key')).toBeVisible();
  await page.route('/graphql*', (route) => route.abort());
  await saveButton(page).click();
  await expect(notice(page, 'Error')).toContainText('Failed to save content');
  await expect(field(page, 'Value', 'Indonesian')).toHaveValue('Uji');
  await page.unroute('/graphql*');
  await saveButton(page).click();
  await expect(notice(page, 'Success')).toContainText('Content saved successfully');
  await expect(page.getByRole('link', { name: 'Add Content' })).toBeFocused();
  await page.getByRole('link', { name: 'Add Content' }).click();
  await expect(key).toHaveValue('');
  await cancel(page).click();
  await expect(key).toHaveCount(0);

  await chip(page, /^Not used 1$/).click();
  await expect(page).toHaveURL('/admin/content?state=unknown');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Not used on the site' })).toContainText('trial-2027');
  await edit(page, 'trial-2027').click();
  await field(page, 'Value', 'English').fill('');
  await saveButton(page).click();
  await expect(notice(page, 'Error')).toContainText('Failed to save content');
  await expect(page.getByText('This field is required.')).toHaveCount(1);
  await cancel(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();

  await page.route('/graphql*', (route) => route.abort());
  await page.getByRole('button', { name: 'Delete: trial-2027' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure you want to delete this content?');
  await expect(dialog).toContainText('trial-2027');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Error')).toContainText('Failed to delete content');
  await page.unroute('/graphql*');
  await page.getByRole('button', { name: 'Delete: trial-2027' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Success')).toContainText('Content deleted successfully');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('link', { name: 'Show Everything' }).click();
  await expect(page.getByRole('article')).toHaveCount(before.length);
});

test('shows the site’s default text without an entry, and starts a new entry from it', async ({
  page,
  request,
}) => {
  await save(request, { key: 'about_value_creative', valueEn: 'Trial', valueId: 'Trial' });
  await page.goto('/admin/content?translation=missing');
  await expect(row(page, 'about_value_creative')).toContainText('Same in both languages');
  await page.getByRole('button', { name: 'Delete: Value: creative (about_value_creative)' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('The site goes back to its default text right away.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Success')).toContainText('Content deleted successfully');
  await expect(row(page, 'about_value_creative')).toHaveCount(0);
  expect(await (await request.get('/?lang=en')).text()).toContain('>Creative<');

  await page.goto('/admin/content?state=fallback');
  await expect(row(page, 'about_value_creative')).toContainText('Default text');
  await expect(row(page, 'about_value_creative')).toContainText('Kreatif');
  await edit(page, 'about_value_creative').click();
  const group = page.getByRole('group', { name: 'Value: creative' });
  await expect(group.getByRole('textbox', { name: 'English' })).toHaveValue('');
  await group.getByRole('button', { name: 'Start from the Default Text: English' }).click();
  await expect(group.getByRole('textbox', { name: 'English' })).toHaveValue('Creative');
  await expect(group.getByRole('textbox', { name: 'English' })).toBeFocused();
  await group.getByRole('button', { name: 'Copy from English' }).click();
  await group.getByRole('textbox', { name: 'Indonesian' }).fill('Penuh uji');
  await saveButton(page).click();
  await expect(notice(page, 'Success')).toContainText('Content saved successfully');
  await expect(page.getByText('Nothing matches')).toBeVisible();

  await page.goto('/admin/content?q=about_image&edit=about_image');
  await page.getByLabel(/^Picture/).fill('trial.jpg');
  await saveButton(page).click();
  await expect(
    page.getByText('Enter an address that starts with https://, or choose an image from the library.'),
  ).toBeVisible();
  await page.getByLabel('The same in both languages').uncheck();
  await expect(field(page, 'Picture', 'Indonesian')).toHaveValue('trial.jpg');
  await field(page, 'Picture', 'English').fill('/trial-en.jpg');
  await field(page, 'Picture', 'Indonesian').fill('/trial-id.jpg');
  await saveButton(page).click();
  await expect(notice(page, 'Success')).toContainText('Content saved successfully');
  const stored = (await list(request)).find(({ key }) => key === 'about_image');
  expect(stored).toMatchObject({ key: 'about_image', valueEn: '/trial-en.jpg', valueId: '/trial-id.jpg' });
});

test('hides a text from the site without emptying it, and shows it again', async ({ page }) => {
  await page.goto('/admin/content?q=competition.stage.2.title&edit=competition.stage.2.title');
  const hidden = page.getByRole('switch', { name: 'Not shown on the site' });
  await hidden.check();
  await saveButton(page).click();
  await expect(notice(page, 'Success')).toContainText('Content saved successfully');
  const stage = row(page, 'competition.stage.2.title');
  await expect(stage).toContainText('Not shown on the site');
  await expect(stage).toContainText('Seleksi daring');

  await page.goto('/admin/content?state=hidden&edit=competition.stage.2.title');
  await hidden.uncheck();
  await saveButton(page).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();

  await page.goto('/admin/content?q=competition.title&edit=competition.title');
  await expect(field(page, 'Title', 'English')).toBeFocused();
  await expect(hidden).toHaveCount(0);
});

test('shows what a second editor has saved or deleted before overwriting it', async ({ page, request }) => {
  await page.goto('/admin/content?q=vision_title&edit=vision_title');
  const english = field(page, 'Vision: title', 'English');
  await english.fill('Trial, mine');
  await save(request, { key: 'vision_title', valueEn: 'Trial, theirs', valueId: 'Uji mereka' });
  await saveButton(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'This was saved in the meantime' });
  await expect(alert).toContainText('Trial, theirs');
  await alert.getByRole('button', { name: 'Use This Selection' }).click();
  await expect(field(page, 'Vision: title', 'Indonesian')).toHaveValue('Uji mereka');
  await saveButton(page).click();
  await expect(notice(page, 'Success')).toContainText('Content saved successfully');
  await expect(row(page, 'vision_title')).toContainText('Trial, mine');

  await edit(page, 'vision_title').click();
  await english.fill('Trial, again');
  await remove(request, 'vision_title');
  await saveButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Someone deleted this' })).toContainText(
    'save again to put it back',
  );
  await saveButton(page).click();
  await expect(row(page, 'vision_title')).toContainText('Trial, again');
  expect((await list(request)).find(({ key }) => key === 'vision_title')).toMatchObject({
    valueEn: 'Trial, again',
    valueId: 'Uji mereka',
  });
});

test('keeps lists, forms and confirmations accessible', async ({ page, request }) => {
  await remove(request, 'heritage.mission.text');
  await save(request, { key: 'trial-2027', valueEn: 'Trial '.repeat(300), valueId: 'x'.repeat(400) });
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const check = () => expectAccessible(page);
    await page.goto('/admin/content?q=image');
    await expect(page.getByRole('article')).toHaveCount(3);
    await check();
    await page.goto('/admin/content?state=unknown&edit=heritage.mission.text');
    await expect(field(page, 'Mission: text', 'English')).toBeFocused();
    await check();
    await page.getByRole('button', { name: 'Delete: trial-2027' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await check();
    await page.goto('/admin/content?q=nothingness&add=1');
    await saveButton(page).click();
    await expect(page.getByText('This field is required.')).toHaveCount(3);
    await check();
    await page.goto('/admin/sections/hero?edit=hero_background_image');
    await expect(page.getByLabel(/^Background picture/)).toBeFocused();
    await check();
  }
});
