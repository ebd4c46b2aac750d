import type { Context } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Variables } from './rest/route.ts';

const common = {
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: 'DENY',
  crossOriginOpenerPolicy: 'same-origin',
  // Over TLS only browsers that came by TLS hear this; elsewhere it has no meaning.
  strictTransportSecurity: 'max-age=31536000; includeSubDomains',
} as const;

/** For answers that are data: nothing in them may run. */
export const secureApi = secureHeaders({
  ...common,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
});

/**
 * For pages: scripts and styles of this site only. Style attributes are allowed, as rendered pages carry a few
 * computed ones; they cannot run anything.
 */
export const securePage = secureHeaders({
  ...common,
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
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
