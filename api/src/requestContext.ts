import { isLoopback } from './loopback.ts';
import type { Client } from './auth/auth.ts';
import { findTokenOwner, isApiToken } from './auth/apiTokens.ts';
import { readCookie } from './auth/cookies.ts';
import { findAdmin } from './auth/session.ts';
import type { Tokens } from './auth/tokens.ts';
import { visitor, type Viewer } from './auth/viewer.ts';
import type { AnswerCache } from './cache/answerCache.ts';
import { keepPrivate } from './database/trace.ts';
import type { Environment } from './environment.ts';
import type { RequestContext } from './graphql/context.ts';
import type { Images } from './images/open.ts';
import { readerLanguage } from './language.ts';
import { HttpError } from './rest/errors.ts';

/** What the app is made of; the same for every request. */
export interface Services {
  environment: Environment;
  tokens: Tokens;
  images: Images;
  /** What visitors share. */
  answers: AnswerCache;
}

/** RFC 6750: tells a browser that its access token has ended, so that it refreshes and asks again. */
export const invalidTokenChallenge = 'Bearer error="invalid_token"';

/**
 * The viewer of a request. A Bearer token that is not valid refuses the request; a cookie that is not valid
 * makes a visitor, so that pages still open, and is told by `staleCookie`.
 * @throws HttpError 401
 */
async function findViewer({ environment, tokens }: Services, headers: Headers) {
  const authorization = headers.get('Authorization');
  const bearer = authorization && /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  if (authorization && !bearer)
    throw new HttpError(401, 'The Authorization header must be “Bearer <token>”.');
  const cookie = readCookie(environment, headers.get('Cookie') ?? undefined, 'access_token');
  const token = bearer ?? cookie;
  if (!token) return { viewer: visitor, staleCookie: false };
  const admin =
    bearer && isApiToken(bearer) ? await findTokenOwner(bearer) : await findAdmin(await tokens.verify(token));
  const viewer: Viewer = { admin };
  if (bearer && !admin)
    throw new HttpError(401, 'The access token is not valid, or no longer. Sign in again.');
  return { viewer, staleCookie: !admin };
}

/**
 * Where a request comes from. Forwarded addresses are believed only with TRUST_PROXY; without it their mere
 * presence tells that there is a proxy, so that nobody behind one passes for local.
 */
function clientOf(environment: Environment, request: Request, peer: string): Client {
  const forwarded = request.headers.get('X-Forwarded-For');
  // The last entry is the one that our own proxy wrote.
  const address = (environment.TRUST_PROXY && forwarded?.split(',').at(-1)?.trim()) || peer;
  const direct = !forwarded && !request.headers.has('Forwarded') && !request.headers.has('X-Real-IP');
  const isLocal = direct && isLoopback(peer) && isLoopback(new URL(request.url).hostname);
  const client = { address, userAgent: request.headers.get('User-Agent') ?? '', isLocal };
  return new Proxy(client, {
    get(target, name, receiver) {
      // An answer that depends on the device is for that device.
      keepPrivate();
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
}

/** Reads a request once, for GraphQL, REST and pages alike. @throws HttpError 401 */
export async function readRequest(
  services: Services,
  request: Request,
  peer: string,
): Promise<{ context: RequestContext; staleCookie: boolean }> {
  const { headers } = request;
  const { viewer, staleCookie } = await findViewer(services, headers);
  const cookie = (name: string) => readCookie(services.environment, headers.get('Cookie') ?? undefined, name);
  const context: RequestContext = {
    ...services,
    viewer,
    language: readerLanguage(cookie('language'), headers.get('Accept-Language') ?? undefined),
    client: clientOf(services.environment, request, peer),
    refreshToken: cookie('refresh_token') ?? '',
    cookies: [],
  };
  return { context, staleCookie };
}
