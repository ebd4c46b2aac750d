import type { IncomingMessage } from 'node:http';
import type { Client } from './auth/auth.ts';
import { findTokenOwner, isApiToken } from './auth/apiTokens.ts';
import { isAtThisMachine, type Arrival } from './auth/atThisMachine.ts';
import { readCookie } from './auth/cookies.ts';
import { findAdmin, isOfAnother } from './auth/session.ts';
import type { Tokens } from './auth/tokens.ts';
import { visitor, type Admin, type Viewer } from './auth/viewer.ts';
import type { AnswerCache } from './cache/answerCache.ts';
import { keepPrivate, varyBy } from './database/trace.ts';
import type { Environment } from './environment.ts';
import type { Preferences, RequestContext } from './graphql/context.ts';
import type { Images } from './images/open.ts';
import { readerLanguage } from './language.ts';
import { clientAddress } from './limits/clientAddress.ts';
import { HttpError } from './rest/errors.ts';
import { readerTheme } from './theme.ts';

/** The app’s dependencies; the same for every request. */
export interface Services {
  environment: Environment;
  tokens: Tokens;
  images: Images;
  /** Shared answers for visitors. */
  answers: AnswerCache;
}

/** RFC 6750: indicates to a browser that its access token has expired, so that it refreshes and retries. */
export const invalidTokenChallenge = 'Bearer error="invalid_token"';

/** Reads the admin of a token; that it expires while a request runs does not end the request, unlike its session. */
async function readerOf(
  tokens: Tokens,
  token: string,
  isBearer: boolean,
): Promise<() => Promise<Admin | null>> {
  if (isBearer && isApiToken(token)) return () => findTokenOwner(token);
  const claims = await tokens.verify(token);
  return () => findAdmin(claims);
}

/**
 * The viewer of a request. A request with an invalid Bearer token is refused; one with an invalid cookie counts as a
 * visitor’s, so that pages still open, and sets `staleCookie`. So does one from a window that was opened for another
 * account (the header Account): in another tab, somebody else may have signed in since.
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
  const at = performance.now();
  const again = await readerOf(tokens, token, Boolean(bearer));
  const admin = await again();
  if (bearer && !admin)
    throw new HttpError(401, 'The access token is not valid or has expired. Sign in again.');
  if (admin && !bearer && isOfAnother(headers.get('Account'), admin.id))
    return { viewer: visitor, staleCookie: false };
  const viewer: Viewer = { admin, ...(admin && { reading: { again, at } }) };
  return { viewer, staleCookie: !admin };
}

/** node:http’s facts about a request and its connection. */
export interface Incoming {
  httpVersion?: string;
  /** Whether the whole request has arrived. */
  complete?: boolean;
  /** Whether its stream is closed, so that nothing more can arrive. */
  destroyed?: boolean;
  socket?: { remoteAddress?: string | undefined };
}

/** What the port passes to the app along with a request; absent if tests call the app without a port. */
export interface Connection {
  Bindings: {
    incoming?: Incoming;
    outgoing?: { destroy: () => void; once: (event: 'close', listener: () => void) => void };
  };
}

/** What is known of the connection only as long as it is open. */
const connectionOf = (incoming: Incoming | undefined) => ({
  peer: incoming?.socket?.remoteAddress ?? '',
  httpVersion: incoming?.httpVersion,
});

/** The client, and its address. */
function clientOf(
  environment: Environment,
  { headers, url }: Pick<Request, 'headers' | 'url'>,
  { peer, httpVersion }: Pick<Arrival, 'peer' | 'httpVersion'>,
): Client {
  return {
    address: clientAddress(environment, headers.get('X-Forwarded-For'), peer),
    userAgent: headers.get('User-Agent') ?? '',
    device: readCookie(environment, headers.get('Cookie') ?? undefined, 'device_token') ?? '',
    isLocal: isAtThisMachine(environment, { peer, httpVersion, url, headers }),
  };
}

function preferencesOf(
  cookie: (name: string) => string | undefined,
  acceptLanguage: () => string | undefined,
): Preferences {
  return {
    get language() {
      varyBy('Cookie', 'Accept-Language');
      return readerLanguage(cookie('language'), acceptLanguage());
    },
    get theme() {
      varyBy('Cookie');
      return readerTheme(cookie('theme'));
    },
  };
}

/** Creates a request’s context once, for GraphQL, REST and pages. @throws HttpError 401 */
export async function readRequest(
  services: Services,
  request: Request,
  incoming: Incoming | undefined,
): Promise<{ context: RequestContext; staleCookie: boolean }> {
  const { headers } = request;
  const { viewer, staleCookie } = await findViewer(services, headers);
  const cookie = (name: string) => readCookie(services.environment, headers.get('Cookie') ?? undefined, name);
  const connection = connectionOf(incoming);
  const context: RequestContext = {
    ...services,
    viewer,
    preferences: preferencesOf(cookie, () => headers.get('Accept-Language') ?? undefined),
    client() {
      keepPrivate();
      return clientOf(services.environment, request, connection);
    },
    account: headers.get('Account'),
    refreshToken: cookie('refresh_token') ?? '',
    cookies: [],
  };
  return { context, staleCookie };
}

const headersOf = ({ headers }: IncomingMessage) =>
  new Headers(
    Object.entries(headers).flatMap(([name, value = []]) =>
      [value].flat().map((each): [string, string] => [name, each]),
    ),
  );

/** The context of a request without a session or a token, from node:http’s request. */
export function visitorContext(services: Services, request: IncomingMessage): RequestContext {
  const { environment } = services;
  const { headers, url = '' } = request;
  const connection = connectionOf(request);
  const cookie = (name: string) => headers.cookie && readCookie(environment, headers.cookie, name);
  return {
    ...services,
    viewer: visitor,
    preferences: preferencesOf(
      (name) => cookie(name) || undefined,
      () => headers['accept-language'],
    ),
    client() {
      keepPrivate();
      return clientOf(
        environment,
        { headers: headersOf(request), url: `http://${headers.host}${url}` },
        connection,
      );
    },
    account: null,
    refreshToken: '',
    cookies: [],
  };
}
