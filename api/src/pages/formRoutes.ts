import { Hono } from 'hono';
import { choiceCookie } from '../../../web/src/shared/choiceCookie.ts';
import type { RefusedForm } from '../../../web/src/shared/pages/refusedForm.ts';
import { sendContactMessage } from '../contact/contact.ts';
import {
  expectedOf,
  ForbiddenError,
  StorageFullError,
  TooManyAttemptsError,
  ValidationError,
} from '../errors.ts';
import { languages } from '../language.ts';
import { log } from '../log.ts';
import { subscribeToNewsletter, unsubscribeFromNewsletter } from '../newsletter/newsletter.ts';
import { methodRefusal } from '../rest/errors.ts';
import type { HandlerContext, Variables } from '../rest/route.ts';
import { readerTheme } from '../theme.ts';
import { securePages } from '../securityHeaders.ts';
import type { Web } from './web.ts';
import { limitForm, readFields, type Fields } from './formFields.ts';
import { pageLanguage, showPage } from './showPage.ts';
import { pageBefore } from './pageBefore.ts';

/**
 * Handles the site’s forms from browsers without JavaScript: with the same rules as GraphQL and REST, and a page as the
 * answer. No other route accepts what a browser’s form can send without a script; foreign origins are refused as
 * everywhere.
 */
export function formRoutes(web: Web) {
  const app = new Hono<Variables>();
  const secure = securePages(web);

  app.post('/contact', secure, limitForm, async (c) => {
    const fields = await readFields(c);
    const reader = readerOf(c);
    try {
      await sendContactMessage(reader.viewer, reader, fields, null);
      return seeOther(c, '/contact', 'sent', '#message');
    } catch (error) {
      return refuse(c, web, asContactPage(attemptOf('/contact', fields, error)), error);
    }
  });

  app.post('/newsletter', secure, limitForm, async (c) => {
    const fields = await readFields(c);
    const reader = readerOf(c);
    try {
      await subscribeToNewsletter(reader.viewer, reader, fields);
      return seeOther(c, '/newsletter', 'subscribed');
    } catch (error) {
      return refuse(c, web, attemptOf('/newsletter', fields, error), error);
    }
  });

  // The token stays in the address, so that a mail program can post to it as well (RFC 8058).
  app.post('/newsletter/unsubscribe', secure, limitForm, async (c) => {
    await unsubscribeFromNewsletter(c.var.context.viewer, { token: c.req.query('token') ?? '' });
    return seeOther(c, '/newsletter/unsubscribe', 'done');
  });

  app.post('/preferences', limitForm, async (c) => {
    const fields = await readFields(c);
    const language = languages.find((known) => known === fields['language']);
    const theme = readerTheme(fields['theme']);
    if (language) c.header('Set-Cookie', choiceCookie('language', language), { append: true });
    if (theme) c.header('Set-Cookie', choiceCookie('theme', theme), { append: true });
    return c.redirect(pageBefore(c), 303);
  });
  // There is no page: to GET, the address would be unknown.
  app.all('/preferences', () => methodRefusal(['POST']));

  return app;
}

/** The sender, in the language of the page that has the form. */
function readerOf(c: HandlerContext) {
  const { context } = c.var;
  const { theme } = context.preferences;
  return { ...context, preferences: { language: pageLanguage(new URL(c.req.url), context), theme } };
}

/** Redirects to a page, so that a reload does not send the form again. */
function seeOther(c: HandlerContext, path: string, outcome: string, place = ''): Response {
  const language = c.req.query('lang');
  const parameters = new URLSearchParams({ [outcome]: '1', ...(language && { lang: language }) });
  return c.redirect(`${path}?${parameters}${place}`, 303);
}

function attemptOf(action: string, values: Fields, error: unknown): RefusedForm {
  return {
    action,
    values,
    problems: error instanceof ValidationError ? error.fields : [],
    ...(error instanceof TooManyAttemptsError && { retryAfterSeconds: error.retryAfterSeconds }),
  };
}

/** The home page’s form is returned as the contact page’s, which handles both. */
function asContactPage(attempt: RefusedForm): RefusedForm {
  const { firstName, lastName, subject, ...rest } = attempt.values;
  if (firstName === undefined && lastName === undefined) return attempt;
  const fieldOf: Record<string, string> = { firstName: 'name', lastName: 'name', subject: 'type' };
  return {
    ...attempt,
    values: { ...rest, name: [firstName, lastName].filter(Boolean).join(' '), type: subject || 'general' },
    problems: attempt.problems.map((problem) => ({
      ...problem,
      field: fieldOf[problem.field] ?? problem.field,
    })),
  };
}

/** Shows the page with the form again, its input, and the problems. */
function refuse(c: HandlerContext, web: Web, form: RefusedForm, error: unknown) {
  if (error instanceof ValidationError) return showPage(c, web, { refusal: { form, status: 400 } });
  if (error instanceof TooManyAttemptsError) {
    c.header('Retry-After', String(error.retryAfterSeconds));
    return showPage(c, web, { refusal: { form, status: 429 } });
  }
  if (error instanceof ForbiddenError) throw error;
  log.error({ err: error }, 'A form could not be processed');
  const isFull = expectedOf(error) instanceof StorageFullError;
  return showPage(c, web, { refusal: { form, status: isFull ? 507 : 500 } });
}
