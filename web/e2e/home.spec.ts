import type { Page, Route } from '@playwright/test';
import { notice } from './editor.ts';
import { hold } from './hold.ts';
import { expect, test } from './test.ts';

/** Records the page’s GraphQL requests from now on, without intercepting them. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') calls.push(request.postData() ?? '');
  });
  return calls;
}

interface SentMessage {
  idempotencyKey: string;
  input: Record<string, string>;
}

/** Mocks the responses to the contact form, to spare the rate limit for messages. */
async function answerMessages(
  page: Page,
  answer: (route: Route, message: SentMessage) => Promise<void>,
): Promise<void> {
  await page.route('/graphql', async (route) => {
    const { variables } = route.request().postDataJSON() as { variables: SentMessage };
    await ('input' in variables ? answer(route, variables) : route.fallback());
  });
}

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Ratna');
  await page.getByLabel('Last Name').fill('Dewi');
  await page.getByLabel('Email Address').fill('ratna@example.org');
  await page.getByLabel('Subject').selectOption('Media & Press');
  await page.getByLabel('Message').fill('May I write about the final?');
}

const form = (page: Page) => page.locator('#contact form');

test('shows its eight sections in order', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sections = page.locator('main > section, main > div > section');
  expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual([
    '',
    'about',
    'ministry',
    'history',
    'communities',
    'partners',
    'news',
    'contact',
  ]);
  await expect(page).toHaveTitle(/ – Young women who carry batik forward$/);
});

test('links from the hero to the ministry, the competition and the next section', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('main > section').first();
  const topOf = (anchor: string) =>
    page.locator(anchor).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await hero.getByRole('link', { name: 'Explore' }).click();
  await expect(page).toHaveURL('/#ministry');
  await expect.poll(() => topOf('#ministry')).toBeLessThan(150);
  expect(await topOf('#ministry')).toBeGreaterThanOrEqual(60);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await hero.getByRole('link', { name: 'Scroll down' }).click();
  await expect.poll(() => topOf('#about')).toBeLessThan(150);

  await hero.getByRole('link', { name: 'The Competition' }).click();
  await expect(page).toHaveURL('/competition');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('shows editors’ texts in about, vision and the theme of 2025', async ({ page }) => {
  await page.goto('/');
  const about = page.locator('#about');
  await expect(about.getByRole('list', { name: 'What we value' }).getByRole('listitem')).toHaveText([
    'Creative',
    'Beautiful',
    'Talented',
    'Cultured',
  ]);
  await expect(about.getByText('Est. 2024')).toBeVisible();
  const vision = page.locator('#ministry');
  for (const name of ['Our Vision', 'Our Mission', 'Wonders of Indonesian Batik', 'Our Objectives'])
    await expect(vision.getByRole('heading', { name })).toBeVisible();
  await expect(vision.getByText('2025', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'ID', exact: true }).click();
  await expect(about.getByText('Didirikan 2024')).toBeVisible();
  await expect(vision.getByRole('heading', { name: 'Tujuan Kami' })).toBeVisible();
});

test('keeps the seal off every text, however long', async ({ page }) => {
  await page.goto('/?lang=id');
  const about = page.locator('#about');
  const seal = about.getByText('Didirikan 2024');
  const covered = () =>
    seal.evaluate((element) => {
      const circle = element.getBoundingClientRect();
      const texts = [...element.closest('section')!.querySelectorAll('h2, p, li span')];
      return texts
        .filter((text) => text !== element && !element.contains(text))
        .filter((text) => {
          const box = document.createRange();
          box.selectNodeContents(text);
          const { left, right, top, bottom } = box.getBoundingClientRect();
          return left < circle.right && right > circle.left && top < circle.bottom && bottom > circle.top;
        })
        .map(({ textContent }) => textContent);
    });
  for (const times of [1, 3]) {
    await about.locator('p').evaluateAll((all, times) => {
      for (const text of all)
        if (text.children.length === 0) text.textContent = text.textContent.repeat(times);
    }, times);
    for (let width = 1024; width <= 1440; width += 52) {
      await page.setViewportSize({ width, height: 900 });
      expect(await covered(), `${times} times, ${width} px`).toEqual([]);
    }
  }
});

test('shows the history in order along the line', async ({ page }) => {
  await page.goto('/');
  const stops = page.locator('#history').getByRole('listitem');
  await expect(stops.first()).toContainText('Before the 9th century');
  await expect(stops.first().getByRole('heading')).toHaveText('Cloth that keeps the dye out');
  await expect(stops.last()).toContainText('2025');
});

test('leads through the history by buttons and by keyboard, without widening the page', async ({ page }) => {
  await page.goto('/');
  const history = page.locator('#history');
  const scroller = history.getByRole('group', { name: 'How batik came to be' });
  const at = () => scroller.evaluate(({ scrollLeft }) => scrollLeft);
  const later = history.getByRole('button', { name: 'Later' });
  await later.press('Enter');
  await expect.poll(at).toBeGreaterThan(200);
  const one = await at();
  await later.press('Enter');
  await expect.poll(at).toBeGreaterThan(one + 200);
  await history.getByRole('button', { name: 'Earlier' }).press('Enter');
  await expect.poll(at).toBeLessThan(one + 50);
  await scroller.focus();
  const before = await at();
  await page.keyboard.press('ArrowRight');
  await expect.poll(at).toBeGreaterThan(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('links from communities, partners and news to their pages', async ({ page }) => {
  await page.goto('/');
  const communities = page.locator('#communities');
  await expect(communities.getByRole('article')).toHaveCount(6);
  await expect(communities.getByRole('link', { name: 'All Communities' })).toHaveAttribute(
    'href',
    '/communities',
  );

  const lasem = communities.getByRole('article').filter({ hasText: 'Lasem batik houses' });
  const learnMore = lasem.getByRole('link', { name: 'Learn More: Lasem batik houses' });
  await expect(learnMore).toBeHidden();
  await lasem.getByRole('heading').click();
  await expect(learnMore).toHaveAttribute('href', /^\/communities\/\d+$/);
  await expect(lasem.getByRole('link', { name: 'Get Involved: Lasem batik houses' })).toBeVisible();
  await expect(lasem.getByRole('link', { name: 'lasem@example.org' })).toBeVisible();
  await expect(lasem).toContainText('A port where Chinese and Javanese families');

  const news = page.locator('#news');
  const featured = news.getByRole('region', { name: 'Featured story' });
  await expect(featured.getByRole('article')).toHaveCount(1);
  await expect(news.getByRole('listitem')).toHaveCount(3);
  const title = (await featured.getByRole('heading').textContent()) ?? '';
  await expect(news.getByRole('listitem').filter({ hasText: title })).toHaveCount(0);

  await page.locator('#partners').getByRole('link', { name: 'Partner With Us' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByLabel('First Name')).toBeInViewport();

  await news.getByRole('link', { name: 'View All News' }).click();
  await expect(page).toHaveURL('/news');
});

test('shows the contacts and the four subjects', async ({ page }) => {
  await page.goto('/');
  const contact = page.locator('#contact');
  for (const term of ['Address', 'Email', 'Phone'])
    await expect(contact.getByRole('term').filter({ hasText: term })).toBeVisible();
  await expect(page.getByLabel('Subject').locator('option')).toHaveText([
    'Choose a subject',
    'Partnership Inquiry',
    'Media & Press',
    'General Information',
    'Batik Heritage',
  ]);
  await expect(page.getByLabel('Message')).toHaveAttribute('rows', '5');
  for (const label of ['First Name', 'Last Name', 'Email Address', 'Message'])
    await expect(page.getByLabel(label)).toHaveAttribute('required');
  await expect(page.getByLabel('Subject')).not.toHaveAttribute('required');
  // The honeypot is hidden from people.
  await expect(contact.getByRole('textbox')).toHaveCount(4);
  await expect(form(page).locator('[name=website]')).not.toBeInViewport();
});

test('sends a message, confirms it, and clears the form', async ({ page }) => {
  await page.goto('/');
  await fillForm(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(notice(page, 'Message Sent')).toContainText(
    'Thank you for your message! We will get back to you soon.',
  );
  for (const label of ['First Name', 'Last Name', 'Email Address', 'Subject', 'Message'])
    await expect(page.getByLabel(label)).toHaveValue('');
  // The stroke of the canting, beside the button.
  await expect(form(page).locator('button + div > svg')).toBeInViewport();
});

test('keeps what was typed before the form’s code arrived', async ({ page }) => {
  const release = await hold(page, '**/assets/HomeContact-*.js');
  const requested = page.waitForRequest('**/assets/HomeContact-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await requested;
  await fillForm(page);
  await form(page).evaluate((element) => element.setAttribute('data-server', ''));
  release();
  await expect(form(page)).not.toHaveAttribute('data-server');
  await expect(page.getByLabel('First Name')).toHaveValue('Ratna');
  await expect(page.getByLabel('Subject')).toHaveValue('media');
  await expect(page.getByLabel('Message')).toHaveValue('May I write about the final?');
  await expect(page.getByLabel('Message')).toBeFocused();
});

test('keeps a message that fails, and resends it as the same message', async ({ page }) => {
  const sent: SentMessage[] = [];
  let release = () => {};
  await answerMessages(page, async (route, message) => {
    sent.push(message);
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.abort();
  });
  await page.goto('/');
  await fillForm(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const busy = page.getByRole('button', { name: 'Sending...' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.click({ force: true });
  await expect.poll(() => sent.length).toBe(1);
  release();
  await expect(notice(page, 'Error')).toContainText('Failed to send message. Please try again.');
  await expect(page.getByLabel('First Name')).toHaveValue('Ratna');
  await expect(page.getByLabel('Subject')).toHaveValue('media');
  await expect(page.getByLabel('Message')).toHaveValue('May I write about the final?');

  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(() => sent.length).toBe(2);
  release();
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]?.idempotencyKey).toMatch(/^[\x21-\x7e]{1,200}$/);
  expect(sent[0]?.input).toEqual({
    firstName: 'Ratna',
    lastName: 'Dewi',
    email: 'ratna@example.org',
    subject: 'media',
    message: 'May I write about the final?',
    website: '',
  });

  await page.locator('#news').getByRole('link', { name: 'View All News' }).click();
  await expect(page).toHaveURL('/news');
  await page.goBack();
  await expect(page.getByLabel('First Name')).toHaveValue('Ratna');
  await expect(page.getByLabel('Subject')).toHaveValue('media');
  await expect(page.getByLabel('Message')).toHaveValue('May I write about the final?');
});

test('shows the server’s error at its field', async ({ page }) => {
  await page.goto('/');
  await fillForm(page);
  // The browser accepts an address without a dot; the server does not.
  await page.getByLabel('Email Address').fill('ratna@localhost');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(notice(page, 'Error')).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true');
  await expect(form(page).getByRole('alert')).toHaveText('Enter an email address, such as name@example.org.');
  await expect(page.getByLabel('Message')).toHaveValue('May I write about the final?');
});

test('hydrates without requests, and refetches on return to the window', async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'ID', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Visi dan misi' })).toBeVisible();
  expect(calls).toEqual([]);
  // One request for the chrome’s content, and one for the page’s.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => calls.length).toBe(2);
});

test('keeps the words of its title whole in a very wide window', async ({ page }) => {
  await page.setViewportSize({ width: 3440, height: 1000 });
  await page.goto('/');
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBeLessThanOrEqual(3);
});

test('prints the whole history', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.goto('/');
  const items = page.locator('#history').getByRole('listitem');
  await expect(items).toHaveCount(8);
  await page.emulateMedia({ media: 'print' });
  const ends = () => items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().right));
  await expect.poll(async () => Math.max(...(await ends()))).toBeLessThanOrEqual(720);
});

test('shows what it can without the server', async ({ page }) => {
  await page.goto('/news');
  await page.route('/graphql*', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wear the cloth, know its story');
  await expect(page.getByText('No timeline items available')).toBeVisible();
  await expect(page.locator('#communities').getByRole('article')).toHaveCount(3);
  for (const tier of ['Platinum Partners', 'Gold Partners', 'Silver Partners'])
    await expect(page.getByRole('region', { name: tier }).getByRole('listitem')).toHaveCount(4);
  await expect(page.locator('#news').getByText('No data available')).toBeVisible();
  await expect(page.locator('#news').getByRole('link', { name: 'View All News' })).toBeVisible();
});

/** The document that the server sends when it cannot render the page. */
async function answerUnrendered(route: Route): Promise<void> {
  const response = await route.fetch();
  const html = await response.text();
  const seed = '<script type="application/json" id="seed">{"language":"en","operations":[]}</script>';
  const body = html.replace(/<div id="root">[^]*<\/script>/, `<div id="root"></div>${seed}`);
  await route.fulfill({ response, body });
}

test('shows even the header and the footer without the server', async ({ page }) => {
  await page.route('/graphql*', (route) => route.abort());
  await page.route('/', answerUnrendered);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('navigation').getByRole('link')).toHaveCount(7);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'info@example.org' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  /** The animations of the hero, by what drives them. */
  const animations = (page: Page) =>
    page.evaluate(() => {
      const all = document.querySelector('main > section')?.getAnimations({ subtree: true }) ?? [];
      const byTime = all.filter(({ timeline }) => timeline instanceof DocumentTimeline);
      return { byTime: byTime.length, byScroll: all.length - byTime.length };
    });

  test('dyes the hero’s cloth once, and then moves it only with the page', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(async () => (await animations(page)).byTime).toBeGreaterThan(0);
    await expect.poll(async () => (await animations(page)).byTime, { timeout: 15_000 }).toBe(0);
    expect((await animations(page)).byScroll).toBeGreaterThan(0);
  });

  test('waits for the page’s scripts before it dyes the cloth', async ({ page }) => {
    const release = await hold(page, '**/hydrateSite-*.js');
    const states = () =>
      page.evaluate(() => {
        const all = document.querySelector('main > section')?.getAnimations({ subtree: true }) ?? [];
        const byTime = all.filter(({ timeline }) => timeline instanceof DocumentTimeline);
        return [...new Set(byTime.map(({ playState }) => playState))];
      });
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(states).toEqual(['paused']);
    release();
    // On a busy machine, it may be over by the time of the first look.
    await expect.poll(states).not.toContain('paused');
  });

  test.describe('reduced', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('keeps the cloth still', async ({ page }) => {
      await page.goto('/');
      expect(await animations(page)).toEqual({ byTime: 0, byScroll: 0 });
    });
  });
});

/** The name of the community whose picture is uppermost in the pile. */
const shownCommunity = (page: Page) =>
  page.locator('#communities img').evaluateAll((pictures) => {
    const layer = (picture: Element) => Number(getComputedStyle(picture).zIndex);
    const opaque = pictures.filter((picture) => getComputedStyle(picture).opacity === '1');
    const uppermost = opaque.toSorted((a, b) => layer(b) - layer(a))[0];
    return uppermost?.closest('li')?.querySelector('h3')?.textContent;
  });

test('shows the picture of the community at hand, by pointer and keyboard', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const rows = page.locator('#communities').getByRole('article');
  const name = async (row: number) => (await rows.nth(row).getByRole('heading').textContent()) ?? '';
  await rows.first().scrollIntoViewIfNeeded();
  await expect.poll(() => shownCommunity(page)).toBe(await name(0));
  await rows.nth(1).locator('summary').focus();
  await expect.poll(() => shownCommunity(page)).toBe(await name(1));
  await page.keyboard.press('Enter');
  await expect(rows.nth(1).getByRole('link', { name: /^Learn More/ })).toBeVisible();
  await rows.nth(2).getByRole('heading').hover();
  await expect.poll(() => shownCommunity(page)).toBe(await name(2));
});

test('shows a partner’s description while the partner is hovered or focused', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const partner = page.locator('#partners').getByRole('listitem').filter({ hasText: 'Balai Kain Bengawan' });
  const description = partner.getByText('Textile museum and batik classroom');
  await expect(description).toHaveCSS('opacity', '0');
  await partner.getByRole('link').hover();
  await expect(description).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(description).toHaveCSS('opacity', '0');
  await partner.getByRole('link').focus();
  await expect(description).toHaveCSS('opacity', '1');
});

test('opens a story of the news anywhere on it, and says so while it is hovered or focused', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const news = page.locator('#news');
  const featured = news.getByRole('region', { name: 'Featured story' });
  for (const story of [featured.getByRole('article'), news.getByRole('listitem').first()]) {
    const link = story.getByRole('link', { name: /^Read More: / });
    await expect(link).toHaveCSS('opacity', '0');
    await story.getByRole('heading').hover({ force: true });
    await expect(link).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(link).toHaveCSS('opacity', '0');
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1');
    await link.blur();
  }
  const title = (await featured.getByRole('heading').textContent()) ?? '';
  await featured.getByRole('heading').click({ force: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

for (const width of [360, 1440])
  test(`sews two cloths together at ${width} px, down to the footer`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/#contact', { waitUntil: 'networkidle' });
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      if (!box) throw new Error(`No ${selector}`);
      return box;
    };
    const cloth = await boxOf('#contact > :nth-child(1)');
    const seam = await boxOf('#contact > :nth-child(2)');
    const letter = await boxOf('#contact > :nth-child(3)');
    expect(cloth.x).toBe(0);
    if (width === 360) {
      expect(seam).toMatchObject({ x: 0, width, height: 28 });
      expect(seam.y).toBeCloseTo(cloth.y + cloth.height, 0);
      expect(letter.y).toBeCloseTo(seam.y + seam.height, 0);
    } else {
      expect(seam.width).toBe(40);
      expect(seam.height).toBeCloseTo(cloth.height, 0);
      expect(seam.x).toBeCloseTo(cloth.x + cloth.width, 0);
      expect(letter.x).toBeCloseTo(seam.x + seam.width, 0);
    }
    const contact = await boxOf('#contact');
    expect((await boxOf('footer')).y).toBeCloseTo(contact.y + contact.height, 0);
  });

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

  test('shows partners’ descriptions, and opens a community by its pebble', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByText('Textile museum and batik classroom')).toHaveCSS('opacity', '1');
    const row = page.locator('#communities').getByRole('listitem').first();
    await row.scrollIntoViewIfNeeded();
    const pebble = await row.getByRole('presentation').first().boundingBox();
    if (!pebble) throw new Error('No pebble');
    await page.touchscreen.tap(pebble.x + pebble.width / 2, pebble.y + pebble.height / 2);
    await expect(row.getByRole('link', { name: /^Learn More/ })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'id-ID' });

  test('shows everything, with working anchors and form in the language of the address', async ({ page }) => {
    await page.goto('/?lang=en');
    await expect(page.locator('#history').getByRole('listitem')).not.toHaveCount(0);
    await expect(page.locator('#news').getByRole('article')).toHaveCount(4);
    const community = page.locator('#communities').getByRole('article').first();
    await community.getByRole('heading').click();
    await expect(community.getByRole('link', { name: /^Get Involved/ })).toBeVisible();
    await page.getByRole('link', { name: 'Partner With Us' }).click();
    await expect(page.getByLabel('First Name')).toBeInViewport();
    await fillForm(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(/^[^?]*\/contact\?.*sent=1/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
