import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { firstLayoutScript } from '../../web/src/site/firstLayoutScript.ts';
import type { Variables } from './rest/route.ts';

const common = {
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: 'DENY',
  crossOriginOpenerPolicy: 'same-origin',
  // Over TLS only browsers that came by TLS hear this; elsewhere it has no meaning.
  strictTransportSecurity: 'max-age=31536000; includeSubDomains',
} as const;

/** Allows one script that stands in a document, by its text. */
export const scriptHash = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** For answers that are data: nothing in them may run. */
export const secureApi = secureHeaders({
  ...common,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
});

/**
 * For pages: scripts and styles of this site only, and the one script in the document. Style attributes are allowed, as
 * rendered pages carry a few computed ones; they cannot run anything.
 */
export const securePage = secureHeaders({
  ...common,
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", scriptHash(firstLayoutScript)],
    styleSrc: ["'self'"],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'https:', 'data:'],
    fontSrc: ["'self'"],
    // Files go to UploadThing straight from the browser.
    connectSrc: [(c: Context<Variables>) => ["'self'", ...c.var.context.images.uploadOrigins].join(' ')],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
});
