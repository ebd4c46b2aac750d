import type { Page } from '@playwright/test';
import { contactFallbacks } from '../src/shared/content/keys/contact.ts';
import { visionFallbacks } from '../src/shared/content/keys/vision.ts';
import { save } from './adminContent.ts';
import { notice } from './editor.ts';
import { expect, test } from './test.ts';

// The server accepts five messages from one address in ten minutes, so only two of these tests send one.

const graphql = '/graphql';

async function fill(page: Page, email = 'sari@example.org') {
  await page.getByLabel('Full Name').fill('Sari Lestari');
  await page.getByRole('region', { name: 'Send Us a Message' }).getByLabel('Email Address').fill(email);
  await page.getByLabel('Subject').fill('A visit to the workshop');
  await page.getByLabel('Message', { exact: false }).last().fill('May we come in March?');
}

const button = (page: Page) => page.getByRole('button', { name: 'Send Message' });

/** Mocks the server’s response to the next message. */
async function answer(page: Page, result: object): Promise<void> {
  await page.route(graphql, async (route) => {
    const isMessage = route.request().postData()?.includes('idempotencyKey');
    if (isMessage) await route.fulfill({ json: { data: { sendContactMessage: result } } });
    else await route.fallback();
  });
}

async function expectKept(page: Page, email = 'sari@example.org') {
  await expect(page.getByLabel('Full Name')).toHaveValue('Sari Lestari');
  await expect(page.locator('#message input[name=email]')).toHaveValue(email);
  await expect(page.getByLabel('Subject')).toHaveValue('A visit to the workshop');
  await expect(page.locator('textarea')).toHaveValue('May we come in March?');
}

async function expectEmpty(page: Page) {
  for (const name of ['Full Name', 'Subject']) await expect(page.getByLabel(name)).toHaveValue('');
  await expect(page.locator('#message input[name=email]')).toHaveValue('');
  await expect(page.locator('textarea')).toHaveValue('');
  await expect(page.getByLabel('Inquiry Type')).toHaveValue('general');
}

test('sends a message, shows a toast, and clears the form', async ({ page }) => {
  await page.goto('/contact?type=partnership');
  await expect(page).toHaveTitle(/^Get In Touch – /);
  await fill(page);
  await button(page).click();
  const toast = notice(page, 'Message Sent');
  await expect(toast).toContainText('Thank you for your message! We will get back to you soon.');
  await expectEmpty(page);
  await expect(page).toHaveURL('/contact');
});

test('shows on the button that it is sending, and ignores a second press', async ({ page }) => {
  await page.goto('/contact');
  let messages = 0;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  await page.route(graphql, async (route) => {
    messages += 1;
    await finished;
    await route.fulfill({
      json: { data: { sendContactMessage: { __typename: 'SendContactMessagePayload' } } },
    });
  });
  await fill(page);
  await button(page).click();
  const busy = page.getByRole('button', { name: 'Sending...' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.press('Enter');
  finish();
  await expect(notice(page, 'Message Sent')).toBeVisible();
  expect(messages).toBe(1);
});

test('keeps nothing of a message that is answered while the visitor reads another page', async ({ page }) => {
  await page.goto('/contact');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(graphql, async (route) => {
    if (!route.request().postData()?.includes('idempotencyKey')) return route.fallback();
    await promise;
    await route.fulfill({
      json: { data: { sendContactMessage: { __typename: 'SendContactMessagePayload' } } },
    });
  });
  await fill(page);
  await button(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Partners' }).click();
  await expect(page).toHaveURL('/partners');
  resolve();
  await expect(notice(page, 'Message Sent')).toBeVisible();
  await page.goBack();
  await expectEmpty(page);
});

test('reports a failure and keeps the form; a retry is the same message', async ({ page }) => {
  await page.goto('/contact');
  await fill(page);
  const keys: string[] = [];
  await page.route(graphql, async (route) => {
    keys.push(
      (route.request().postDataJSON() as { variables: { idempotencyKey: string } }).variables.idempotencyKey,
    );
    await route.abort();
  });
  await button(page).click();
  await expect(notice(page, 'Error')).toContainText('Failed to send message. Please try again.');
  await expectKept(page);
  await button(page).click();
  await expect.poll(() => keys.length).toBe(2);
  await page.getByLabel('Subject').fill('Another subject');
  await button(page).click();
  await expect.poll(() => keys.length).toBe(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('shows the server’s error at its field until the field is changed', async ({ page }) => {
  await page.goto('/contact');
  await fill(page, 'sari@localhost');
  await button(page).click();
  await expect(notice(page, 'Error')).toContainText('Please correct the marked fields.');
  const field = page.locator('#message input[name=email]');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/name@example.org/);
  await expectKept(page, 'sari@localhost');
  await field.fill('sari@example.org');
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('reports too many messages with the time to wait', async ({ page }) => {
  await page.goto('/contact');
  await answer(page, { __typename: 'TooManyAttemptsError', retryAfterSeconds: 301 });
  await fill(page);
  await button(page).click();
  await expect(notice(page, 'Error')).toContainText('Try again in 6 minutes.');
  await expectKept(page);
});

test('requires fields in the browser before anything is sent', async ({ page }) => {
  await page.goto('/contact');
  let posts = 0;
  page.on('request', (request) => (posts += Number(request.method() === 'POST')));
  await button(page).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  for (const label of ['Full Name', 'Subject'])
    await expect(page.getByLabel(label)).toHaveAttribute('required', '');
  await expect(page.locator('#message input[name=email]')).toHaveAttribute('type', 'email');
  await expect(page.locator('textarea')).toHaveAttribute('rows', '6');
  expect(posts).toBe(0);
});

test('prefills the form from the address, in the reader’s language, and ignores unknown types', async ({
  page,
}) => {
  await page.goto('/contact?type=community&community=Kampung%20%22Giriloyo%22');
  await expect(page.getByLabel('Inquiry Type')).toHaveValue('community');
  await expect(page.getByLabel('Subject')).toHaveValue('Getting involved: Kampung "Giriloyo"');
  await expect(page.locator('textarea')).toHaveValue(/^Hello, I would like to get involved .*Giriloyo/);
  await page.getByLabel('Full Name').fill('Sari');
  await page.getByRole('button', { name: 'ID', exact: true }).click();
  await expect(page.getByLabel('Subjek')).toHaveValue('Ingin terlibat: Kampung "Giriloyo"');
  await expect(page.getByLabel('Nama Lengkap')).toHaveValue('Sari');
  await page.goto('/contact?type=nonsense&community=Giriloyo');
  await expect(page.getByLabel('Keperluan')).toHaveValue('general');
  await expect(page.getByLabel('Subjek')).toHaveValue('');
});

test('links from the quick actions to the communities, the form and the newsletter', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill('Sari Lestari');
  const actions = page.getByRole('region', { name: 'Quick Actions' });
  await actions.getByRole('link', { name: 'Schedule a Meeting' }).click();
  await expect(page.getByRole('region', { name: 'Send Us a Message' })).toBeFocused();
  await expect(page.getByLabel('Inquiry Type')).toHaveValue('partnership');
  await expect(page.getByLabel('Subject')).not.toHaveValue('');
  await expect(page.getByLabel('Full Name')).toHaveValue('Sari Lestari');
  await actions.getByRole('link', { name: 'Subscribe to Newsletter' }).click();
  await expect(page.getByRole('region', { name: 'Newsletter' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Newsletter' })).toBeInViewport();
  await actions.getByRole('link', { name: 'Join Our Community Forum' }).click();
  await expect(page).toHaveURL('/communities');
  // The page again, or its document.
  for (const away of ['/communities', '/privacy']) {
    if (away === '/privacy') await page.goto(away);
    await page.goBack();
    await expect(page.getByLabel('Full Name')).toHaveValue('Sari Lestari');
  }
});

test('shows location, hours and contacts on the cards, and links in the questions', async ({ page }) => {
  await page.goto('/contact');
  const cards = page.getByRole('region', { name: 'Contact Information' });
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'Main Office',
    'Phone',
    'Email',
    'Social Media',
  ]);
  await expect(cards).toContainText('Solo');
  await expect(cards).toContainText(/Mon.Fri 8:00 AM.4:00 PM WIB/);
  await expect(cards.getByRole('link', { name: /^sponsorship@/ })).toHaveAttribute('href', /^mailto:/);
  const questions = page.getByRole('region', { name: 'Frequently Asked Questions' });
  const headings = questions.getByRole('heading', { level: 3 });
  await expect(headings).toHaveCount(4);
  await expect(questions.getByRole('link')).toHaveCount(0);
  for (const heading of await headings.all()) await heading.click();
  const targets = await questions
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual([
    '/competition',
    '/contact?type=partnership#message',
    '/heritage',
    '/contact?type=media#message',
  ]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'with HTML alone', () => {
    test.use({ javaScriptEnabled });
    test('opens the question that an address points to, and any other by the keyboard', async ({ page }) => {
      await page.goto('/contact#question-learn');
      const questions = page.getByRole('region', { name: 'Frequently Asked Questions' });
      await expect(questions.getByRole('link')).toHaveText([/Heritage page/]);
      await expect(questions.getByRole('link')).toBeInViewport();
      await questions.locator('summary').last().press('Enter');
      await expect(questions.getByRole('link')).toHaveText([/Heritage page/, /media team/]);
    });
  });
}

test('prints without the cloth, with every answer and no heading alone', async ({ page }) => {
  await page.goto('/contact');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main img')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeHidden();
  const answer = page.locator('details').first().getByRole('link');
  await expect.poll(() => answer.evaluate((link) => link.checkVisibility())).toBe(true);
});

test('keeps what was typed before hydration', async ({ page }) => {
  let wake = () => {};
  const awake = new Promise<void>((resolve) => (wake = resolve));
  await page.route('**/*.js', async (route) => {
    await awake;
    await route.continue();
  });
  await page.goto('/contact?type=partnership', { waitUntil: 'commit' });
  await fill(page);
  wake();
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Inquiry Type').selectOption('media');
  await expectKept(page);
});

test('shows the contact information without a response', async ({ page }) => {
  await page.goto('/privacy');
  await page.route('/graphql*', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('region', { name: 'Contact Information' })).toContainText('Solo');
  await expect(button(page)).toBeVisible();
});

test('leaves out the band of vision and mission once editors have hidden a text of both', async ({
  page,
  request,
}) => {
  const hide = async (hidden: boolean) => {
    for (const key of ['vision_description', 'mission_title'] as const) {
      const { en: valueEn, id: valueId } = visionFallbacks[key];
      await save(request, { key, valueEn, valueId, hidden });
    }
  };
  const heading = page.locator('#ministry-heading');
  await hide(true);
  await page.goto('/');
  await expect(page.locator('#ministry')).toBeAttached();
  await expect(heading).toHaveCount(0);
  await hide(false);
  await page.reload();
  await expect(heading).toHaveCount(1);
});

test('leaves out the contact information once editors have hidden all of it', async ({ page, request }) => {
  const keys = [
    'contact.office',
    'contact.phone',
    'contact.email',
    'contact.sponsorship',
    'contact.social',
  ] as const;
  const hide = async (hidden: boolean) => {
    for (const key of keys) {
      const { en: valueEn, id: valueId } = contactFallbacks[key];
      await save(request, { key, valueEn, valueId, hidden });
    }
  };
  await hide(true);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Contact Information' })).toHaveCount(0);
  const footer = page.getByRole('contentinfo').getByRole('heading', { name: 'Contact', exact: true });
  await expect(footer).toHaveCount(0);
  await hide(false);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Contact Information' }).getByRole('listitem')).toHaveCount(
    4,
  );
  await expect(footer).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sends a message, and confirms it on a page', async ({ page }) => {
    await page.goto('/contact?type=media');
    await fill(page);
    await button(page).click();
    await expect(page).toHaveURL('/contact?sent=1&lang=en#message');
    await expect(page.getByText('Thank you for your message! We will get back to you soon.')).toBeVisible();
    await expectEmpty(page);
  });

  test('returns a rejected message with its problem', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Inquiry Type').selectOption('heritage');
    await fill(page, 'sari@localhost');
    await button(page).click();
    await expect(page.getByText('Enter an email address, such as name@example.org.')).toBeVisible();
    await expectKept(page, 'sari@localhost');
    await expect(page.getByLabel('Inquiry Type')).toHaveValue('heritage');
  });
});
