import type { APIRequestContext } from '@playwright/test';
import { longDate } from '../src/language/dates.ts';
import { judgingFallbacks } from '../src/shared/content/keys/competitionJudging.ts';
import { calendarFallbacks } from '../src/shared/content/keys/competitionTimeline.ts';
import { dayInJakarta } from '../src/shared/jakarta.ts';
import { bearer } from './editor.ts';
import { expect, test } from './test.ts';

const both = (key: string, value: string) => ({ key, valueEn: value, valueId: value });

/** Saves entries like an editor. */
async function save(request: APIRequestContext, ...entries: object[]): Promise<void> {
  const headers = await bearer(request);
  for (const data of entries) await request.post('/api/content', { headers, data });
}

/** Restores what the tests change. */
test.afterEach(async ({ request }) => {
  await save(
    request,
    both('competition.link', 'https://example.org/register'),
    { key: 'competition.title', valueEn: 'The Competition', valueId: 'Kompetisi' },
    ...days.map((key) => both(key, calendarFallbacks[key].en)),
    ...hideable(false),
  );
});

const days = ([1, 2, 3, 4, 5] as const).flatMap(
  (number) => [`competition.timeline.${number}.start`, `competition.timeline.${number}.end`] as const,
);

const hideable = (hidden: boolean) => [
  { key: 'competition.stage.2.title', valueEn: 'Online selection', valueId: 'Seleksi daring', hidden },
  { key: 'competition.criteria.5.title', valueEn: 'Appearance', valueId: 'Penampilan', hidden },
  {
    key: 'competition.judging.description',
    valueEn: judgingFallbacks['competition.judging.description'].en,
    valueId: judgingFallbacks['competition.judging.description'].id,
    hidden,
  },
];

/** A day in Jakarta, so many days from today. */
const dayIn = (days: number) => dayInJakarta(new Date(Date.now() + days * 86_400_000));

/** Sets the first registration period and the last day of the contest. */
const schedule = (request: APIRequestContext, start: number, end: number, over: number) =>
  save(
    request,
    both('competition.timeline.1.start', dayIn(start)),
    both('competition.timeline.1.end', dayIn(end)),
    both('competition.timeline.5.end', dayIn(over)),
  );

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

test('offers registration by its dates: before, open, between and over', async ({ page, request }) => {
  const register = page.getByRole('link', { name: /Register Now/ });
  const closed = page.getByText('Registration is closed.', { exact: true });
  const isOver = page.getByText('The 2025 edition is complete.');
  await page.goto('/competition');
  await expect(closed).toBeVisible();
  await expect(isOver).toBeVisible();
  await expect(page.locator('[data-state="past"]')).toHaveCount(5);
  await expect(register).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Registration Website (opens in a new tab)' })).toHaveAttribute(
    'href',
    'https://example.org/register',
  );

  await schedule(request, 3, 5, 9);
  await page.reload();
  await expect(page.getByText(`Registration opens on ${longDate('en', dayIn(3))}.`)).toBeVisible();
  expect(await (await request.get('/competition?lang=id')).text()).toContain(
    `Pendaftaran dibuka pada ${longDate('id', dayIn(3))}.`,
  );
  await expect(isOver).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(0);

  await schedule(request, -1, 1, 9);
  await page.reload();
  await expect(register).toBeVisible();
  // The first paint has it already.
  expect(await (await request.get('/competition?lang=en')).text()).toContain('Register Now');

  await schedule(request, -3, -1, 9);
  await page.reload();
  await expect(closed).toBeVisible();
  await expect(page.getByText('Next: Final contest')).toHaveCount(0);
  await expect(isOver).toHaveCount(0);
  await expect(register).toHaveCount(0);

  await save(request, both('competition.timeline.5.start', dayIn(8)));
  await page.reload();
  await expect(page.getByText('Next: Final contest, October 16–20, 2025')).toBeVisible();
});

test('keeps the newsletter’s form while somebody types into it', async ({ page, request }) => {
  await page.goto('/competition');
  const email = page.getByRole('main').getByLabel('Email');
  await email.pressSequentially('dewi@exa');
  await schedule(request, -1, 1, 9);
  // The dates below show that the page has followed.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.locator('[data-state="past"]')).not.toHaveCount(5);
  await expect(email).toHaveValue('dewi@exa');
  await email.fill('');
  await expect(page.getByRole('link', { name: /Register Now/ })).toBeVisible();
});

test('offers the calendar to subscribe to, in the reader’s language', async ({ page, request, origin }) => {
  await page.goto('/competition');
  const { host } = new URL(origin);
  const subscribe = page.getByRole('link', { name: 'Subscribe to the calendar' });
  await expect(subscribe).toHaveAttribute('href', `webcal://${host}/calendar.ics?lang=en`);
  await page.getByRole('button', { name: 'ID', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Berlangganan kalender' })).toHaveAttribute('href', /lang=id$/);
  const file = await request.get('/calendar.ics?lang=id');
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*Babak final[^]*END:VCALENDAR\s*$/);
});

test('leaves out what editors hide', async ({ page, request }) => {
  await save(request, ...hideable(true));
  await page.goto('/competition');
  const stages = page.getByRole('region', { name: 'Competition stages' }).getByRole('article');
  await expect(stages).toHaveCount(3);
  await expect(stages.nth(1)).toContainText('Mentoring');
  const criteria = page.getByRole('region', { name: 'Judging criteria' });
  await expect(criteria.getByText(/^\d+%$/)).toHaveText(['30%', '25%', '20%', '15%']);
  // A hidden paragraph leaves no gap.
  for (const empty of await page.locator('main p:empty').all()) await expect(empty).toBeHidden();
  await expect(page.locator('main p:empty')).not.toHaveCount(0);
});

test('opens the registration in a new tab without an opener', async ({ page, request }) => {
  await schedule(request, 0, 0, 9);
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
  await schedule(request, 0, 0, 9);
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

  test('is dyed up to today, in proportion', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openOn(page, '2025-03-15T12:00:00+07:00');
    const cloths = entries(page).locator('> [aria-hidden]');
    await expect(cloths).toHaveCount(5);
    const dyed = await cloths.evaluateAll((all) =>
      all.map((cloth) => {
        const [whole, part] = [cloth, cloth.firstElementChild!].map(
          (box) => box.getBoundingClientRect().width,
        );
        return Math.round((100 * part!) / whole!);
      }),
    );
    // 14 of the 72 days from March 1 to May 12.
    expect(dyed).toEqual([100, 19, 0, 0, 0]);
    const widths = await cloths.evaluateAll((all) => all.map((cloth) => cloth.clientWidth));
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(160);
    // 101 days are longer than 72.
    expect(widths[3]! / widths[1]!).toBeCloseTo(1.44, 1);
  });

  test('is not dyed before its first day', async ({ page }) => {
    await openOn(page, '2024-12-31T12:00:00+07:00');
    await expect(page.getByText('Registration opens on January 10, 2025.')).toBeVisible();
    await expect(page.locator('[data-state="ahead"]')).toHaveCount(5);
    await expect(page.getByText('Today', { exact: true })).toHaveCount(0);
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

test('draws cloths in proportion to the criteria’s weights', async ({ page }) => {
  await page.goto('/competition');
  const criteria = page.getByRole('region', { name: 'Judging criteria' }).getByRole('listitem');
  const cloths = criteria.locator('> [aria-hidden]');
  const measure = (side: 'width' | 'height') =>
    cloths.evaluateAll((all, name) => all.map((cloth) => cloth.getBoundingClientRect()[name]), side);
  const widths = await measure('width');
  expect(widths.map((width) => Math.round((30 * width) / widths[0]!))).toEqual([30, 25, 20, 15, 10]);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await measure('height')).toEqual([180, 150, 120, 90, 60]);
});

test('draws the second figure in dots', async ({ page, request }) => {
  await page.goto('/competition');
  const dots = page.getByRole('region', { name: '2024 achievements' }).locator('dd > svg');
  await expect(dots).toHaveCount(1);
  await save(request, both('competition.achievement.2.value', 'All 38'));
  await page.reload();
  await expect(page.getByText('All 38')).toBeVisible();
  await expect(dots).toHaveCount(0);
  const value = { valueEn: '20 of 38', valueId: '20 dari 38' };
  await save(request, { key: 'competition.achievement.2.value', ...value });
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
  test('shows everything, and today while the edition is under way', async ({ page, request }) => {
    await page.goto('/competition');
    await expect(page.getByRole('heading', { name: 'Jadwal kegiatan 2025' })).toBeVisible();
    await expect(page.getByText('16–20 Oktober 2025').first()).toBeVisible();
    await expect(page.getByText('Pengetahuan batik')).toBeVisible();
    const today = page.getByText('Hari ini', { exact: true });
    await expect(page.getByText('Edisi 2025 telah selesai.')).toBeVisible();
    await expect(today).toHaveCount(0);

    const starts = [-100, -50, -10, 20, 40];
    await save(
      request,
      ...starts.flatMap((start, index) => [
        both(`competition.timeline.${index + 1}.start`, dayIn(start)),
        both(`competition.timeline.${index + 1}.end`, dayIn(start + 5)),
      ]),
    );
    await page.reload();
    await expect(page.getByRole('listitem').filter({ has: today })).toContainText('Seleksi daring');
  });
});
