import { bearer } from './editor.ts';
import { expect, test } from './test.ts';

test('shows the featured story and the latest articles', async ({ page }) => {
  await page.goto('/news');
  await expect(page).toHaveTitle(/^News/);
  const lead = page.getByRole('region', { name: 'Featured story' });
  await expect(lead.getByRole('heading')).toHaveText('National Batik Day: what did UNESCO inscribe in 2009?');
  await expect(lead).toContainText('October 2, 2026');
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('shows the home page at the site’s address', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Vision and mission' })).toBeVisible();
});

test('loads older articles on demand, and never drafts', async ({ page }) => {
  await page.goto('/news');
  // As if the list went on, so that the button stays.
  await page.route('/graphql*', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace('"hasNextPage":false', '"hasNextPage":true');
    await route.fulfill({ response, body: text });
  });
  const more = page.getByRole('button', { name: 'Load More' });
  await more.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(13);
  await expect(page.getByRole('main').getByRole('listitem').nth(9)).toBeFocused();
  await expect(page.getByRole('status').getByText('3 more loaded.')).toBeAttached();
  await page.unrouteAll();
  await more.press('Enter');
  await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);
  await expect(page.getByRole('status').getByText('0 more loaded.')).toBeAttached();
  await expect(page.getByText('How to wash, dry, iron and store batik')).toHaveCount(0);
});

test('keeps older articles in an archive by year, and focuses the first new one there', async ({
  page,
  request,
}) => {
  const headers = await bearer(request);
  const ids: number[] = [];
  for (let month = 1; month <= 22; month++) {
    const year = month > 11 ? 2001 : 2000;
    const publishedAt = `${year}-${String(((month - 1) % 11) + 1).padStart(2, '0')}-05T03:00:00.000Z`;
    const data = { titleEn: `Old cloth ${month}`, titleId: 'Kain lama', category: 'archive', publishedAt };
    const { id } = (await (await request.post('/api/news', { headers, data })).json()) as { id: number };
    ids.push(id);
  }
  await page.goto('/news?category=archive');
  const year = (name: string) => page.getByRole('region', { name });
  const rows = page.getByRole('main').getByRole('article');
  const more = page.getByRole('button', { name: 'Load More' });
  await expect(rows).toHaveCount(10);
  await expect(page.getByRole('heading', { level: 4 })).toHaveCount(0);
  await more.press('Enter');
  await expect(rows).toHaveCount(19);
  // From the fifteenth on: five of 2000, of which the first fourteen have three.
  await expect(year('2000').getByRole('heading', { level: 4 })).toHaveCount(5);
  await more.press('Enter');
  await expect(year('2000').getByRole('heading', { level: 4 })).toHaveCount(8);
  await expect(page.getByRole('listitem').filter({ hasText: 'Old cloth 3' })).toBeFocused();
  for (const id of ids) await request.delete(`/api/news/${id}`, { headers });
});

test('keeps the filter in reach, shows another list from its start, and covers nothing that has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/news', { waitUntil: 'networkidle' });
  const field = page.getByRole('searchbox', { name: 'Search news' });
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  const community = page.getByRole('button', { name: 'Community' });
  await expect(community).toBeInViewport();
  await expect(field).toBeInViewport();
  // Back through the stories, none is below the bar.
  const links = page.getByRole('link', { name: /^Read More/ });
  await links.last().focus();
  for (let count = await links.count(); count > 1; count--) {
    await page.keyboard.press('Shift+Tab');
    const [top, bar] = await Promise.all([
      page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0),
      field.evaluate((input) => input.closest('form')?.getBoundingClientRect().bottom ?? 0),
    ]);
    expect(top).toBeGreaterThanOrEqual(bar);
  }
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await community.click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 1 });
});

test('filters the list by category and search, in an address that can be shared', async ({
  page,
  context,
}) => {
  await page.goto('/news');
  await page.getByRole('button', { name: 'Community' }).click();
  await expect(page).toHaveURL('/news?category=community');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search news' }).fill('LASEM red');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/news?category=community&q=LASEM+red');
  await expect(page.getByRole('article')).toHaveCount(1);

  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(friend.getByRole('article')).toHaveCount(1);
  await expect(friend.getByRole('searchbox')).toHaveValue('LASEM red');
});

test('a category that is pressed applies to what is typed, sent or not', async ({ page }) => {
  await page.goto('/news', { waitUntil: 'networkidle' });
  await page.getByRole('searchbox').fill(' lasem ');
  await page.getByRole('button', { name: 'Community' }).click();
  await expect(page).toHaveURL('/news?category=community&q=lasem');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('the button below a list that could not go on stays where it was pressed', async ({ page }) => {
  await page.goto('/news', { waitUntil: 'networkidle' });
  const [more, failure] = [
    page.getByRole('button', { name: 'Load More' }),
    page.getByText('The rest of the list'),
  ];
  await page.route('/graphql*', (route) => route.abort());
  await more.click();
  await expect(failure).toBeVisible();
  const again = page.getByRole('button', { name: 'Try Again' });
  await again.scrollIntoViewIfNeeded();
  const place = await again.boundingBox();
  await page.unroute('/graphql*');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('/graphql*', async (route) => {
    await held;
    await route.continue();
  });
  await again.dblclick();
  const loading = page.getByRole('button', { name: 'Loading...' });
  await expect(loading).toBeFocused();
  await expect(failure).toHaveCount(0);
  expect((await loading.boundingBox())?.y).toBe(place?.y);
  answer();
  await expect(page.getByRole('article')).not.toHaveCount(10);
});

test('counts what a search finds, and leaves the field focused and filled', async ({ page }) => {
  await page.goto('/news');
  const count = page.getByRole('main').getByRole('status').first();
  await expect(count).toHaveText('13 articles');
  const field = page.getByRole('searchbox');
  await field.fill('lasem');
  await field.press('Enter');
  await expect(page).toHaveURL('/news?q=lasem');
  await expect(count).toHaveText('2 articles');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('lasem');
  await page.getByRole('button', { name: 'Community' }).click();
  await expect(count).toHaveText('1 article');
  await field.fill('nothingness');
  await field.press('Enter');
  await expect(count).toHaveText('0 articles');
  await page.goBack();
  await expect(field).toHaveValue('lasem');
  await page.getByRole('button', { name: 'ID', exact: true }).click();
  await expect(count).toHaveText(/^\d+ artikel$/);
});

test('ignores what social networks append to an address', async ({ page, request }) => {
  const plain = await (await request.get('/news?category=community')).text();
  const appended = '/news?fbclid=one&category=community&subscribed=1';
  expect(await (await request.get(appended)).text()).toBe(plain);
  await page.goto(appended);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('We will send the newsletter to this address.')).toHaveCount(0);
});

test('reports a search without results and links back', async ({ page }) => {
  await page.goto('/news?q=100%25');
  await expect(page.getByText('No news articles found matching your criteria.')).toBeVisible();
  await page.getByRole('link', { name: 'Show All News' }).click();
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('searches the texts of the reader’s language', async ({ page }) => {
  await page.goto('/news?q=malam+canting&lang=id');
  const found = await page.getByRole('article').count();
  expect(found).toBeGreaterThan(0);
  await page.goto('/news?q=keraton');
  await expect(page.getByText('No news articles found matching your criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'ID', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('shows a full article, followed by others', async ({ page }) => {
  await page.goto('/news');
  await page
    .getByRole('link', { name: 'Read More: Wax and canting' })
    .or(page.getByRole('link', { name: /From plain cotton/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/news\/\d+$/);
  await expect(page).toHaveTitle(/From plain cotton to batik in nine steps/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'From plain cotton to batik in nine steps',
  );
  await expect(page.getByText('May 19, 2025')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Read next' }).getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Back to News' }).click();
  await expect(page).toHaveURL('/news');
});

test('copies the link on a device without a share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/news/1');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('shows the list for a missing article, with status 404', async ({ page }) => {
  const response = await page.goto('/news/999999');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('hides a draft from readers', async ({ page }) => {
  const response = await page.goto('/news/15');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('How to wash, dry, iron and store batik')).toHaveCount(0);
});

test('shows the not-found page at an unknown address', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('hydrates without requests to the server', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') requests.push(request.postData() ?? '');
  });
  await page.goto('/news', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'ID', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berita');
  expect(requests).toEqual([]);
});

test('moves the focus and the view to the top after a navigation', async ({ page }) => {
  await page.goto('/news');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page
    .getByRole('link', { name: /^Read More/ })
    .last()
    .click();
  await expect(page.locator('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('goes on with a list in a page that search engines leave out', async ({ page, request }) => {
  await page.goto('/news');
  const after = await page.getByRole('button', { name: 'Load More' }).getAttribute('value');
  await page.goto(`/news?after=${after}`);
  await expect(page.getByRole('article')).toHaveCount(3);
  const older = await page.getByRole('article').first().textContent();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/news$/);
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await page.getByRole('article').first().textContent()).toBe(older);

  for (const invalid of ['nonsense', 'WzFd', '']) {
    const response = await request.get(`/news?after=${invalid}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html.match(/<article/g)).toHaveLength(10);
    expect(html).not.toContain('noindex');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters by category and goes on with the list, keeping the rest of the address', async ({ page }) => {
    await page.goto('/news?q=batik&lang=en');
    const found = await page.getByRole('article').count();
    await page.getByRole('button', { name: 'Culture', exact: true }).click();
    await expect(page).toHaveURL('/news?q=batik&lang=en&category=culture');
    await expect(page.getByRole('button', { name: 'Culture', pressed: true })).toBeVisible();
    expect(await page.getByRole('article').count()).toBeLessThan(found);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(page).toHaveURL('/news?q=batik&lang=en');

    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/news?lang=en');
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(page).toHaveURL(/^[^?]*\/news\?lang=en&after=[\w-]+#articles$/);
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('article').first()).toBeInViewport();
    await page.getByRole('link', { name: 'Back to the first page' }).click();
    await expect(page).toHaveURL('/news?lang=en');
  });

  test('has no button that only scripts could handle', async ({ page }) => {
    await page.goto('/news/1');
    await expect(page.getByRole('link', { name: 'More Articles' })).toBeVisible();
    for (const path of ['/news/1', '/', '/communities', '/contact']) {
      await page.goto(path);
      for (const button of await page.getByRole('button').all()) {
        await expect(button).toHaveAttribute('type', 'submit');
        expect(await button.evaluate((element: HTMLButtonElement) => element.form !== null)).toBe(true);
      }
    }
  });

  test('shows the news, with a working search', async ({ page }) => {
    await page.goto('/news');
    await expect(page.getByRole('article')).toHaveCount(10);
    await page.getByRole('searchbox').fill('indigo');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/news?q=indigo');
    await page
      .getByRole('link', { name: /^Read More/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
