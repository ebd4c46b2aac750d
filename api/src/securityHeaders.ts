import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { firstLayoutScript } from '../../web/src/shared/pages/firstLayoutScript.ts';
import { htmlPolicy } from '../../web/src/shared/pages/trustedHtml.ts';
import { readCookie } from './auth/cookies.ts';
import type { Environment } from './environment.ts';
import type { Web } from './pages/web.ts';
import type { Variables } from './rest/route.ts';

/**
 * What the site never asks a browser for. Passkeys, the clipboard, sharing and full screen stay as they are by default:
 * for this origin.
 */
const unused = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** On every answer, whatever it is and whoever makes it: app.ts adds them at the end, a kept answer has them. */
export const headersOfAll: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  // Over TLS only browsers that came by TLS hear this; elsewhere it has no meaning.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
};

/** Of answers that say nothing else: they are data for this site, and nothing in them may run. */
export const headersOfData: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

/** Whether a session or a token goes with the request. */
function hasCredentials(environment: Environment, { headers }: Request): boolean {
  const cookies = headers.get('Cookie') ?? undefined;
  const cookie = (name: string) => readCookie(environment, cookies, name);
  return Boolean(headers.get('Authorization') || cookie('access_token') || cookie('refresh_token'));
}

/**
 * Completes the headers of every answer, also of failures. What is answered to somebody signed in, or about signing in,
 * is stored nowhere, unless it is public and the same for all: files and pictures.
 */
export function secureAnswers(environment: Environment): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers, status } = c.res;
    for (const [name, value] of Object.entries(headersOfAll)) headers.set(name, value);
    // A 304 would put the policy in place of that of what the browser has.
    for (const [name, value] of status === 304 ? [] : Object.entries(headersOfData)) {
      if (!headers.has(name)) headers.set(name, value);
    }
    const isPersonal = hasCredentials(environment, c.req.raw) || status === 401 || headers.has('Set-Cookie');
    const isPublic = headers.get('Cache-Control')?.startsWith('public') ?? false;
    if (isPersonal && !isPublic) headers.set('Cache-Control', 'no-store');
  };
}

/** Allows one script that stands in a document, by its text. */
export const scriptHash = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * For pages: scripts and styles of this site only, and the one script in the document. Style attributes are allowed, as
 * rendered pages carry a few computed ones; they cannot run anything. Text becomes HTML through one function only
 * (web/src/trustedHtml.ts), where browsers have Trusted Types.
 */
const securePage = secureHeaders({
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
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: [htmlPolicy],
  },
});

/** The policy of a document. While developing, Vite's own scripts are inline, so that it is for the built site. */
export const policyOf = (web: Web, policy: string) => (web.assets ? policy : "frame-ancestors 'none'");

/** The headers of pages. */
export const securePages = (web: Web): MiddlewareHandler =>
  web.assets ? securePage : secureHeaders({ contentSecurityPolicy: { frameAncestors: ["'none'"] } });
