import { expect, test } from './test.ts';

test('an address in another form leads to its one form, from outside and within the page', async ({
  page,
}) => {
  await page.goto('/News/?category=community');
  await expect(page).toHaveURL('/news?category=community');
  await page.evaluate(() => {
    history.pushState(null, '', '/COMMUNITIES//01/?lang=en#main');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL('/communities/1?lang=en#main');
  await expect(page.getByRole('link', { name: 'Back to Communities' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/news?category=community');
  await expect(page.getByRole('article')).toHaveCount(2);
});

for (const path of ['/', '/admin/login']) {
  test(`browsers find the manifest, the icons and the feeds of ${path}`, async ({ page, request }) => {
    await page.goto(path);
    const session = await page.context().newCDPSession(page);
    const { data, errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Mahkota Batik Indonesia', lang: 'en' });
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const links = await page
      .locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=alternate][type]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(links).toEqual([
      '/favicon.ico',
      '/icon.svg',
      '/apple-touch-icon.png',
      '/feed/en.xml',
      '/feed/en.json',
    ]);
    for (const link of links) expect([link, (await request.get(link)).status()]).toEqual([link, 200]);
  });
}
