import { z } from 'zod';
import { OperatorError } from './operatorError.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const webAddress = z.url({ protocol: /^https?$/ });
/** A token from UploadThing’s dashboard: base64 of JSON. `encoded` is the unchanged text. */
const uploadThingToken = z.string().transform((encoded, c) => {
  const parts = z.object({
    apiKey: z.string().startsWith('sk_'),
    appId: z.string().min(1),
    regions: z.array(z.string().min(1)).min(1),
    ingestHost: z.string().default('ingest.uploadthing.com'),
  });
  try {
    return { encoded, ...parts.parse(JSON.parse(Buffer.from(encoded, 'base64').toString())) };
  } catch {
    c.addIssue(
      'must be the token from UploadThing’s dashboard, base64 of JSON with apiKey, appId and regions',
    );
    return z.NEVER;
  }
});
/** Unencoded special characters in a password end the host part early: the rest becomes the path. */
export const postgresUrl = z
  .url({
    protocol: /^postgres(ql)?$/,
    error:
      'must be an address such as postgres://user:password@host:5432/database, with characters such as @, / and # in the password percent-encoded',
  })
  .refine(
    (text) => !URL.canParse(text) || !/#|\/[^?]*@/.test(text.replace('//', '')),
    'has a password in which characters such as @, / and # must be percent-encoded; or leave it out, and set PGPASSWORD',
  );
const origin = webAddress
  // A malformed address is already reported.
  .refine((text) => (URL.parse(text)?.pathname ?? '/') === '/', 'must be an origin, without a path')
  .refine((text) => !/[?#]/.test(text), 'must be an origin, without a query')
  .refine((text) => {
    const { username, password } = URL.parse(text) ?? {};
    return !username && !password;
  }, 'must be an origin, without a user and a password, which visitors would see')
  .transform((text) => new URL(text).origin);

const trueOrFalse = () =>
  z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'], error: 'must be true or false' });

/** Every variable that the server reads. The README’s configuration table documents them for operators. */
const variables = z.object({
  /** TCP port of the HTTP server. */
  PORT: port.default(4000),
  /** Address to listen on; loopback by default. */
  HOST: z.string().default('127.0.0.1'),
  /** The origin that visitors see, such as https://example.org; http://localhost:PORT by default. */
  PUBLIC_URL: origin.optional(),
  /** Folder for the embedded database, images and their smaller copies. */
  DATA_DIR: z.string().default('./data'),
  /** A PostgreSQL server to use instead of the embedded database. Without a password, the driver uses PGPASSWORD. */
  DATABASE_URL: postgresUrl.optional(),
  /** A Valkey (or Redis) server, through which several servers on one DATABASE_URL act as one. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** A replica of the server at DATABASE_URL, for visitors’ reads. It may lag by up to five seconds. */
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  /** With ADMIN_PASSWORD: the first admin, created if no admin exists. */
  ADMIN_EMAIL: z.email().max(254).toLowerCase().optional(),
  ADMIN_PASSWORD: z.string().min(12).max(256).optional(),
  /** Trust X-Forwarded-For; only behind a proxy that sets it. */
  TRUST_PROXY: trueOrFalse().default(false),
  /** Ask other sites, at most once a day, whether the links of published articles still lead somewhere. */
  CHECK_LINKS: trueOrFalse().default(true),
  /** The key set of an external identity provider, its issuer and the audience of its tokens. */
  AUTH_JWKS_URL: webAddress.optional(),
  AUTH_ISSUER: z.string().optional(),
  AUTH_AUDIENCE: z.string().optional(),
  /** A mail server, such as smtps://user:password@mail.example.org, and the recipient of contact messages. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  CONTACT_TO: z.email().max(254).optional(),
  /** The sender of these mails; no-reply at the host of PUBLIC_URL by default. */
  CONTACT_FROM: z.email().max(254).optional(),
  /** Stores images at UploadThing instead of in DATA_DIR. */
  UPLOADTHING_TOKEN: uploadThingToken.optional(),
  /** Serves /metrics to clients that send it as a Bearer token. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,256}$/, 'must be 16 to 256 letters, digits and symbols, without spaces')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Variables that must be set together. */
const groups = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['AUTH_JWKS_URL', 'AUTH_ISSUER', 'AUTH_AUDIENCE'],
  ['SMTP_URL', 'CONTACT_TO'],
] as const;

export type Environment = Omit<z.output<typeof variables>, 'PUBLIC_URL'> & { PUBLIC_URL: string };

/** A variable is invalid; the message names it. */
export class EnvironmentError extends OperatorError {
  override name = 'EnvironmentError';
}

/**
 * The environment, validated once at the start; an empty variable counts as absent.
 * @throws EnvironmentError
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = variables.safeParse(given);
  if (!result.success) {
    const sentences = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`);
    throw new EnvironmentError(`The environment variables are not valid. ${sentences.join(' ')}`);
  }
  for (const group of groups) {
    const missing = group.filter((name) => result.data[name] === undefined);
    if (missing.length > 0 && missing.length < group.length) {
      throw new EnvironmentError(`Set ${group.join(', ')} together: ${missing.join(', ')} is missing.`);
    }
  }
  if (result.data.DATABASE_REPLICA_URL && !result.data.DATABASE_URL) {
    throw new EnvironmentError('Set DATABASE_URL too: DATABASE_REPLICA_URL is a replica of that server.');
  }
  return { ...result.data, PUBLIC_URL: result.data.PUBLIC_URL ?? `http://localhost:${result.data.PORT}` };
}
