import { bearer } from './editor.ts';
import { replaceRows } from './storedRows.ts';
import { expect, test } from './test.ts';

const lasem = 'Lasem batik houses';

test('shows and counts the active communities, with their figures', async ({ page }) => {
  await page.goto('/communities');
  await expect(page).toHaveTitle(/^Communities – /);
  const figures = page.getByRole('region', { name: 'Communities in numbers' });
  await expect(figures.getByRole('definition')).toHaveText(['8', '500+', '50+']);
  await expect(figures.getByRole('term')).toHaveText(['active communities', 'artisans', 'patterns']);
  await expect(page.getByRole('article')).toHaveCount(8);
});

test('counts the communities also when there are none', async ({ page, playwright, origin }) => {
  const request = await playwright.request.newContext({ baseURL: origin });
  const restore = await replaceRows(request, () => ({ communities: [] }));
  try {
    await page.goto('/communities');
    const figures = page.getByRole('region', { name: 'Communities in numbers' });
    await expect(figures.getByRole('definition')).toHaveText(['0', '500+', '50+']);
  } finally {
    await restore();
  }
});

test('shows a cloth in the place of a picture that its address no longer has', async ({ page, request }) => {
  const headers = await bearer(request);
  const data = {
    nameEn: 'Trial house',
    nameId: 'Rumah uji',
    descriptionEn: 'One',
    descriptionId: 'Satu',
    location: 'Solo',
    imageUrl: '/images/gone.jpg',
  };
  const { id } = (await (await request.post('/api/communities', { headers, data })).json()) as { id: number };
  try {
    const cloth = page.locator('main img[src^="/api/placeholder/"]:not([src*="seed"])');
    await page.goto(`/communities/${id}`);
    await expect(cloth).toHaveCount(1);
    await page.goto('/communities');
    await page.getByRole('heading', { name: 'Trial house' }).scrollIntoViewIfNeeded();
    await expect(cloth).toHaveCount(1);
    expect(await cloth.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  } finally {
    await request.delete(`/api/communities/${id}`, { headers });
  }
});

test('shows a community’s location and contacts on its card', async ({ page }) => {
  await page.goto('/communities');
  const card = page.getByRole('article').filter({ hasText: lasem });
  await expect(card).toContainText('Rembang, Jawa Tengah');
  await expect(card.getByRole('link', { name: /^Phone/ })).toHaveAttribute('href', /^tel:\+62\d+$/);
  await expect(card.getByRole('link', { name: /^Email/ })).toHaveAttribute('href', /^mailto:lasem@/);
  const website = card.getByRole('link', { name: /^Website/ });
  await expect(website).toHaveAttribute('target', '_blank');
  await expect(website).toHaveAttribute('rel', 'noopener noreferrer');
});

test('shows the communities of one province, in an address that can be shared', async ({ page }) => {
  const response = await page.goto('/communities?province=JT&utm=1');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/^Communities: Central Java – /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Communities: Central Java');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/communities\?province=JT$/);
  await expect(page.getByText('Central Java: 3 communities')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: 'ID', exact: true }).click();
  await expect(page.getByText('Jawa Tengah: 3 komunitas')).toBeVisible();
  await page.getByRole('link', { name: 'Tampilkan Semua Komunitas' }).click();
  await expect(page).toHaveURL('/communities');
  await expect(page.getByRole('article')).toHaveCount(8);

  await page.goto('/communities?province=BA');
  await expect(page.getByText('Belum ada komunitas dari Bali.')).toBeVisible();
  await page.goto('/communities?province=XX&lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Communities');
  await expect(page.getByRole('article')).toHaveCount(8);
});

test('brings what is found in a province into view, also when it is chosen again, and takes its patch in hand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/communities?lang=en');
  const patch = page
    .getByRole('link', { name: 'Central Java', exact: true })
    .and(page.locator('svg a:visible'));
  const found = page.getByRole('status').filter({ hasText: 'Central Java: 3 communities' });
  const atHand = page.locator('#main header [aria-live=polite] p').first();
  await patch.press('Enter');
  for (const seen of [found, page.getByRole('link', { name: 'Show All Communities' })])
    await expect(seen).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(found).not.toBeInViewport();
  await patch.press('Enter');
  await expect(found).toBeInViewport({ ratio: 1 });
  await expect(patch).toBeFocused();

  await page.getByText('As a list').click();
  await page
    .getByRole('list', { name: /Nusa/ })
    .getByRole('link', { name: 'Bali', exact: true })
    .press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Bali: 0 communities' })).toBeInViewport({
    ratio: 1,
  });
  await expect(atHand).toHaveText('Bali');
});

test('leads from Show All to the whole list, and announces its number', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/communities?province=JT');
  const status = page.getByRole('region', { name: 'Where batik is made' }).getByRole('status').first();
  await expect(status).toHaveText('Central Java: 3 communities');
  // The same element, so that its new text is announced.
  const region = await status.elementHandle();
  await page.getByRole('link', { name: 'Show All Communities' }).press('Enter');
  await expect(page).toHaveURL('/communities');
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(status).toHaveText('8 active communities');
  expect(await region?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.getByRole('heading', { name: 'Where batik is made' })).toBeFocused();
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.5 });
});

test('keeps the cloth and the focus when the list of a province fails', async ({ page }) => {
  await page.goto('/communities');
  const patches = page.locator('#main header svg').getByRole('link');
  await expect(patches).toHaveCount(38);
  const patch = patches.and(page.getByRole('link', { name: 'Central Java', exact: true }));
  await page.route('/graphql?*', (route) => route.abort());
  await patch.press('Enter');
  await expect(page).toHaveURL('/communities?province=JT');
  await expect(page.getByRole('alert').filter({ hasText: 'This section could not be loaded' })).toBeVisible();
  await expect(patches).toHaveCount(38);
  await expect(patch).toBeFocused();
  await page.unroute('/graphql?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('links from Learn More to the community’s page, and on to others', async ({ page }) => {
  await page.goto('/communities');
  await page.getByRole('link', { name: `Learn More: ${lasem}` }).click();
  await expect(page).toHaveURL(/\/communities\/\d+$/);
  await expect(page).toHaveTitle(new RegExp(`^${lasem} – `));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lasem);
  await expect(page.getByText(/and watu pecah, broken stones\.$/)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Contact' }).getByRole('listitem')).toHaveCount(3);
  const others = page.getByRole('region', { name: 'Other communities' }).getByRole('article');
  await expect(others).toHaveCount(3);
  await expect(others.filter({ hasText: lasem })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Communities' }).click();
  await expect(page).toHaveURL('/communities');
});

test('links from Get Involved to the contact form, prefilled for the community', async ({ page }) => {
  await page.goto('/communities');
  const link = page.getByRole('link', { name: `Get Involved: ${lasem}` });
  await expect(link).toHaveAttribute('href', '/contact?type=community&community=Lasem%20batik%20houses');
});

test('describes a community as an organization for search engines', async ({ request }) => {
  const html = await (await request.get('/communities/1?lang=en')).text();
  const [, data] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@graph': [
      { '@type': 'Organization', name: 'Laweyan batik quarter' },
      { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Communities' }, {}] },
    ],
  });
});

for (const id of ['999999', '0', 'lasem', '99999999999999999999']) {
  test(`/communities/${id} responds with status 404 and shows the list`, async ({ page }) => {
    const response = await page.goto(`/communities/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('There is no page at this address.', { exact: false })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(8);
  });
}

test('hides an inactive community on public pages, even from admins', async ({ page, request }) => {
  const headers = await bearer(request);
  const data = { nameEn: 'Trial', nameId: 'Uji', location: 'Solo', imageUrl: '/trial.jpg', active: false };
  const { id } = (await (await request.post('/api/communities', { headers, data })).json()) as { id: number };
  expect((await request.get(`/communities/${id}`)).status()).toBe(404);
  await page.goto('/communities');
  await expect(page.getByRole('article')).toHaveCount(8);
  await request.delete(`/api/communities/${id}`, { headers });
});

test('ignores contacts that cannot be parsed', async ({ page, request }) => {
  const headers = await bearer(request);
  const data = {
    nameEn: 'Trial',
    nameId: 'Uji',
    location: 'Solo',
    imageUrl: '/icon.svg',
    contactInfo: '{broken',
  };
  const { id } = (await (await request.post('/api/communities', { headers, data })).json()) as { id: number };
  await page.goto(`/communities/${id}`);
  await expect(page.getByRole('complementary', { name: 'Contact' }).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Get Involved', exact: true })).toBeVisible();
  await request.delete(`/api/communities/${id}`, { headers });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'id-ID' });
  test('shows the list and a community', async ({ page }) => {
    await page.goto('/communities');
    await expect(page.getByText('komunitas aktif')).toBeVisible();
    await page.getByRole('link', { name: 'Selengkapnya: Rumah-rumah Batik Lasem' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rumah-rumah Batik Lasem');
  });

  test('goes on with the list of a province', async ({ page, request }) => {
    const headers = await bearer(request);
    const data = { nameEn: 'Trial', nameId: 'Uji', location: 'Ubud', imageUrl: '/icon.svg', province: 'BA' };
    const added = await Promise.all(
      Array.from({ length: 25 }, () => request.post('/api/communities', { headers, data })),
    );
    await page.goto('/communities?province=BA');
    await expect(page.getByText('Bali: 25 komunitas')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(24);
    await page.getByRole('button', { name: 'Muat Lebih Banyak' }).click();
    await expect(page).toHaveURL(/\/communities\?province=BA&after=[\w-]+#list$/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: 'Kembali ke halaman pertama' }).click();
    await expect(page).toHaveURL('/communities?province=BA');
    for (const response of added) {
      const { id } = (await response.json()) as { id: number };
      await request.delete(`/api/communities/${id}`, { headers });
    }
  });
});
