import type { MiddlewareHandler } from 'hono';
import { keepPrivate } from '../database/trace.ts';
import { editorsPreview } from '../preview/preview.ts';
import type { Variables } from '../rest/route.ts';
import { framedHere } from '../securityHeaders.ts';
import { showPage } from './showPage.ts';
import type { Web } from './web.ts';

/** A preview runs no scripts. Only the site’s own pages may frame it: the form that it belongs to. */
const policy = [
  "default-src 'self'",
  "script-src 'none'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' https: data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** Answers pages with `?preview=`, for those who may see it (docs/product.md#preview); all others are as without it. */
export const previewPages =
  (web: Web): MiddlewareHandler<Variables> =>
  async (c, next) => {
    if (c.req.query('preview') === undefined) return next();
    const preview = await editorsPreview(c.var.context.viewer, new URL(c.req.url));
    if (!preview) return next();
    keepPrivate();
    const answer = await showPage(c, web, { preview });
    answer.headers.set('Content-Security-Policy', policy);
    answer.headers.set('X-Frame-Options', framedHere);
    answer.headers.set('Cache-Control', 'private, no-store');
    answer.headers.set('X-Robots-Tag', 'noindex');
    return answer;
  };
