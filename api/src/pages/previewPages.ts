import type { MiddlewareHandler } from 'hono';
import { keepPrivate } from '../database/trace.ts';
import { linkedPreview } from '../preview/links.ts';
import { editorsPreview } from '../preview/preview.ts';
import type { Variables } from '../rest/route.ts';
import { showPage } from './showPage.ts';
import type { Web } from './web.ts';

/** A preview runs no scripts. */
const policy = [
  "default-src 'self'",
  "script-src 'none'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' https: data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** Answers pages with `?preview=`, for those who may see it (docs/product.md#preview); all others are as without it. */
export const previewPages =
  (web: Web): MiddlewareHandler<Variables> =>
  async (c, next) => {
    if (c.req.query('preview') === undefined) return next();
    const { viewer, tokens } = c.var.context;
    const url = new URL(c.req.url);
    const editors = await editorsPreview(viewer, url);
    const preview = editors ?? (await linkedPreview(tokens, url));
    if (!preview) return next();
    keepPrivate();
    const { headers } = (c.res = await showPage(c, web, { preview }));
    // An editor’s form shows it in a frame; nobody else does.
    headers.set('Content-Security-Policy', `${policy}; frame-ancestors ${editors ? "'self'" : "'none'"}`);
    c.set('isFramedHere', editors !== null);
    headers.set('Cache-Control', 'private, no-store');
    headers.set('X-Robots-Tag', 'noindex');
  };
