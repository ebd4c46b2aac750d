import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { firstLayoutScript } from '../../web/src/shared/pages/firstLayoutScript.ts';
import { isAdminAddress } from '../../web/src/shared/pages/adminAddress.ts';
import { htmlPolicy } from '../../web/src/shared/pages/trustedHtml.ts';
import { readCookie } from './auth/cookies.ts';
import type { Environment } from './environment.ts';
import type { Web } from './pages/web.ts';
import type { Variables } from './rest/route.ts';

/**
 * Features that the site never uses in a browser. Passkeys, the clipboard, sharing and full screen keep their
 * defaults: allowed for this origin.
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

/** The headers of every answer, whatever produces it: app.ts adds them last; cached answers already have them. */
export const headersOfAll: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  // Browsers ignore this over plain HTTP.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
};

/** For answers that set no policy: they are data for this site, and nothing in them may run. */
export const headersOfData: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

/** Whether the request carries a session or a token. */
function hasCredentials(environment: Environment, { headers }: Request): boolean {
  const cookies = headers.get('Cookie') ?? undefined;
  const cookie = (name: string) => readCookie(environment, cookies, name);
  return Boolean(headers.get('Authorization') || cookie('access_token') || cookie('refresh_token'));
}

/**
 * Completes the headers of every answer, including failures. Answers to signed-in users, or about signing in,
 * are not cached, unless they are public and the same for everyone: files and images.
 */
export function secureAnswers(environment: Environment): MiddlewareHandler<Variables> {
  return async (c, next) => {
    await next();
    const { headers, status } = c.res;
    for (const [name, value] of Object.entries(headersOfAll)) headers.set(name, value);
    if (c.var.isFramedHere) headers.set('X-Frame-Options', 'SAMEORIGIN');
    // A 304 would replace the policy of the browser’s copy.
    for (const [name, value] of status === 304 ? [] : Object.entries(headersOfData)) {
      if (!headers.has(name)) headers.set(name, value);
    }
    const isPersonal = hasCredentials(environment, c.req.raw) || status === 401 || headers.has('Set-Cookie');
    const isPublic = headers.get('Cache-Control')?.startsWith('public') ?? false;
    if (isPersonal && !isPublic) headers.set('Cache-Control', 'no-store');
  };
}

/** The source expression that allows one inline script of a document, by its hash. */
export const scriptHash = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** In the dashboard, the text editor reads what is pasted, in a document of its own that runs nothing. */
const adminPolicies = `${htmlPolicy} ProseMirrorClipboard`;

/**
 * For pages: scripts and styles of this site only, and the one inline script. Style attributes are allowed, since
 * rendered pages have a few computed ones; they cannot run anything. Text becomes HTML through a single function
 * (web/src/shared/pages/trustedHtml.ts), in browsers with Trusted Types.
 */
const securePage = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", scriptHash(firstLayoutScript)],
    styleSrc: ["'self'"],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'https:', 'data:'],
    fontSrc: ["'self'"],
    // The browser uploads files directly to UploadThing.
    connectSrc: [(c: Context<Variables>) => ["'self'", ...c.var.context.images.uploadOrigins].join(' ')],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: [(c: Context<Variables>) => (isAdminAddress(c.req.path) ? adminPolicies : htmlPolicy)],
  },
});

/**
 * The policy of a document. Only for the built site, since Vite’s own scripts are inline during development.
 */
export const policyOf = (web: Web, policy: string) => (web.findFile ? policy : "frame-ancestors 'none'");

/** The headers of pages. */
export const securePages = (web: Web): MiddlewareHandler =>
  web.findFile ? securePage : secureHeaders({ contentSecurityPolicy: { frameAncestors: ["'none'"] } });
