import { bearer } from './editor.ts';
import { expect, test } from './test.ts';

/** Restores what the tests change. */
test.afterEach(async ({ request }) => {
  const headers = await bearer(request);
  const register = 'https://example.org/register';
  for (const data of [
    { key: 'competition.link', valueEn: register, valueId: register },
    { key: 'competition.title', valueEn: 'The Competition', valueId: 'Kompetisi' },
  ]) {
    await request.post('/api/content', { headers, data });
  }
});

test('explains how to become an ambassador', async ({ page }) => {
  await page.goto('/competition');
  await expect(page).toHaveTitle(/^The Competition – /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Competition');
  await expect(page.getByRole('heading', { level: 2 }).and(page.locator('main *'))).toHaveText([
    '2025 activity timeline',
    '2024 achievements',
    'Competition stages',
    'Judging criteria',
    'Participation requirements',
  ]);
});

test('opens the registration in a new tab without an opener', async ({ page }) => {
  await page.goto('/competition');
  const register = page.getByRole('link', { name: /Register Now/ });
  await expect(register).toHaveAttribute('href', 'https://example.org/register');
  await expect(register).toHaveAttribute('target', '_blank');
  await expect(register).toHaveAttribute('rel', 'noopener noreferrer');
});

test('shows no registration button without a link', async ({ page, request }) => {
  const headers = await bearer(request);
  const query = 'mutation { deleteContentEntry(key: "competition.link") { __typename } }';
  await request.post('/graphql', { headers, data: { query } });
  await page.goto('/competition');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /Register Now/ })).toHaveCount(0);
});

test.describe('the timeline', () => {
  const entries = (page: import('@playwright/test').Page) =>
    page.getByRole('region', { name: '2025 activity timeline' }).getByRole('listitem');

  /** Opens the page with the browser’s clock set to a day of the calendar; the server uses the current date. */
  const openOn = async (page: import('@playwright/test').Page, moment: string) => {
    // Wait for hydration, so that the navigation does not load a new document.
    await page.goto('/news', { waitUntil: 'networkidle' });
    await page.clock.setFixedTime(moment);
    await page.getByRole('banner').getByRole('link', { name: 'Competition' }).click();
  };

  test('shows five dates, with machine-readable days', async ({ page }) => {
    await page.goto('/competition');
    await expect(entries(page)).toHaveCount(5);
    await expect(entries(page).first()).toContainText('Registration 1');
    await expect(entries(page).first()).toContainText('January 10 – February 28, 2025');
    await expect(entries(page).last()).toContainText('October 16–20, 2025');
  });

  test('marks today on a date in progress', async ({ page }) => {
    await openOn(page, '2025-03-15T12:00:00+07:00');
    await expect(entries(page).nth(1)).toContainText('Today');
    await expect(entries(page).nth(1)).toHaveAttribute('aria-current', 'step');
    await expect(page.getByText('Today', { exact: true })).toHaveCount(1);
  });

  test('marks today between two dates', async ({ page }) => {
    await openOn(page, '2025-06-15T12:00:00+07:00');
    await expect(entries(page).nth(2)).toContainText('Today');
    await expect(page.locator('[aria-current="step"]')).toHaveCount(0);
  });

  test('is horizontal on wide screens, and vertical on narrow ones', async ({ page }) => {
    const places = async () => {
      const boxes = await Promise.all((await entries(page).all()).map((entry) => entry.boundingBox()));
      return {
        rows: new Set(boxes.map((box) => box?.y)).size,
        columns: new Set(boxes.map((box) => box?.x)).size,
      };
    };
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/competition');
    expect(await places()).toEqual({ rows: 1, columns: 5 });
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await places()).toEqual({ rows: 5, columns: 1 });
  });
});

test('shows seven figures of the previous edition', async ({ page }) => {
  await page.goto('/competition');
  const achievements = page.getByRole('region', { name: '2024 achievements' });
  await expect(achievements.getByRole('definition')).toHaveText([
    '520',
    '20 of 38',
    '3M+',
    '25+',
    '25+',
    '15+',
    '20',
  ]);
  await expect(achievements.getByRole('term')).toHaveText([
    'participants',
    'provinces',
    'reach',
    'sponsors',
    'SMEs and 5 designers',
    'media',
    'students',
  ]);
});

test('shows four stages, five criteria and two lists of requirements', async ({ page }) => {
  await page.goto('/competition');
  const stages = page.getByRole('region', { name: 'Competition stages' }).getByRole('article');
  await expect(stages).toHaveCount(4);
  await expect(stages.last()).toContainText('October 16–20, 2025');
  const criteria = page.getByRole('region', { name: 'Judging criteria' });
  await expect(criteria.getByText(/^\d+%$/)).toHaveText(['30%', '25%', '20%', '15%', '10%']);
  const requirements = page.getByRole('region', { name: 'Participation requirements' });
  await expect(requirements.getByRole('list')).toHaveCount(2);
  await expect(requirements.getByRole('listitem')).toHaveCount(8);
});

test('draws bars in proportion to the criteria’s weights', async ({ page }) => {
  await page.goto('/competition');
  const bars = page.getByRole('region', { name: 'Judging criteria' }).locator('svg rect');
  const lengths = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
  expect(lengths.map((length) => Math.round((30 * length) / (lengths[0] ?? 0)))).toEqual([
    30, 25, 20, 15, 10,
  ]);
});

test('shows an editor’s text at the next visit', async ({ page, request }) => {
  const headers = await bearer(request);
  await page.goto('/competition', { waitUntil: 'networkidle' });
  const data = { key: 'competition.title', valueEn: 'The Competition of 2026', valueId: 'Kompetisi 2026' };
  await request.post('/api/content', { headers, data });
  await page.getByRole('banner').getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL('/news');
  await page.getByRole('banner').getByRole('link', { name: 'Competition' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Competition of 2026');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'id-ID' });
  test('shows everything except today', async ({ page }) => {
    await page.goto('/competition');
    await expect(page.getByRole('heading', { name: 'Jadwal kegiatan 2025' })).toBeVisible();
    await expect(page.getByText('16–20 Oktober 2025').first()).toBeVisible();
    await expect(page.getByText('Pengetahuan batik')).toBeVisible();
    await expect(page.getByText('Hari ini')).toHaveCount(0);
  });
});
