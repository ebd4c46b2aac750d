import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Passkey } from '../database/generated/client.ts';
import { ExpectedError, PasskeyError } from '../errors.ts';
import type { Origin } from './securityEvents.ts';
import { relyingParty, useUpChallenge, type ChallengeFor } from './passkeyChallenges.ts';

// Checks what an authenticator has signed. Loaded with the first passkey: most starts of the server need none.

const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256: every Node.js that the site supports can verify them. */
export const algorithms = [-8, -7, -257];

/** An answer is a few kilobytes; its key or signature may be large. */
export const passkeyAnswer = z.string().max(20_000).meta({
  description:
    'The answer of navigator.credentials as JSON text: JSON.stringify(credential.toJSON()), at most 20,000 characters.',
});

const base64url = z.string().regex(/^[\w-]+$/);
const common = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
};
const assertion = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
  }),
});
const attestation = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .default([]),
  }),
});

/** Parses an answer. @throws PasskeyError */
function parsed<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new PasskeyError('PASSKEY_REFUSED');
  }
}

export const parseAssertion = (text: string) => parsed(assertion, text);
export type Assertion = z.output<typeof assertion>;

/** The handle by which an authenticator names the account, opaque to it. */
export const userHandleOf = ({ id }: { id: number }) => Buffer.from(`account ${id}`);

/** The library throws for whatever it does not accept. */
async function orRefused<Result>(check: () => Promise<Result>): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    throw error instanceof ExpectedError ? error : new PasskeyError('PASSKEY_REFUSED');
  }
}

/** A challenge that is used up by the check of the answer to it. */
const usingUp = (bound: ChallengeFor) => async (challenge: string) => {
  await useUpChallenge(challenge, bound);
  return true;
};

/**
 * Checks a new passkey, which must have verified its person.
 * @returns what is stored of it
 * @throws PasskeyError, NotImplementedError
 */
export async function checkNewPasskey(text: string, { environment }: Origin, bound: ChallengeFor) {
  const { rpID, origin } = relyingParty(environment);
  const answer = parsed(attestation, text);
  return orRefused(async () => {
    const { verified, registrationInfo } = await (
      await library()
    ).verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: usingUp(bound),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) throw new PasskeyError('PASSKEY_REFUSED');
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter: BigInt(counter),
      transports: answer.response.transports.join(' '),
    };
  });
}

/**
 * Checks that a passkey has signed the challenge and verified its person, for this site and this account.
 * @returns its new counter
 * @throws PasskeyError, NotImplementedError
 */
export async function checkAssertion(
  answer: Assertion,
  passkey: Passkey,
  { environment }: Origin,
  bound: ChallengeFor,
): Promise<bigint> {
  const { rpID, origin } = relyingParty(environment);
  const { userHandle } = answer.response;
  return orRefused(async () => {
    const { verified, authenticationInfo } = await (
      await library()
    ).verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: usingUp(bound),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: Number(passkey.counter),
      },
    });
    const isTheirs =
      userHandle === undefined ||
      userHandleOf({ id: passkey.adminUserId }).toString('base64url') === userHandle;
    if (!verified || !isTheirs) throw new PasskeyError('PASSKEY_REFUSED');
    return BigInt(authenticationInfo.newCounter);
  });
}
