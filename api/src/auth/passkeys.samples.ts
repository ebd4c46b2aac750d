import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { prisma } from '../database/client.ts';
import type { Passkey } from '../database/generated/client.ts';
import { editor } from '../testing/editor.ts';

/** What an authenticator or its browser does differently from a sound one. */
export interface Faults {
  /** The site that the browser is on, instead of the one that asks. */
  origin?: string;
  rpID?: string;
  /** Whether the authenticator has verified its person, as by a fingerprint. */
  isVerified?: boolean;
  /** How often it says that it was used. */
  counter?: number;
  userHandle?: string;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** The site of the tests. */
const site = 'http://localhost:4000';

/** An authenticator with one passkey (ES256), and the browser before it. */
export function makeAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  let uses = 0;

  /** @param extra the flags of what follows */
  function authenticatorData({ rpID = 'localhost', isVerified = true, counter = uses }: Faults, extra = 0) {
    const head = Buffer.alloc(5);
    head[0] = 1 | (isVerified ? 4 : 0) | extra;
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpID), head]);
  }
  const clientData = (type: string, options: string, { origin = site }: Faults) =>
    Buffer.from(
      JSON.stringify({ type, challenge: (JSON.parse(options) as { challenge: string }).challenge, origin }),
    );
  const answer = (response: object) =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });

  return {
    /** The columns of its passkey, for an account that has it. */
    columns: { credentialId: base64url(id), publicKey: base64url(coseKey) },
    /** Answers the options of `startAddingPasskey`. */
    create(options: string, faults: Faults = {}): string {
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([
        authenticatorData(faults, 0x40),
        Buffer.alloc(16),
        length,
        id,
        coseKey,
      ]);
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as never,
      );
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', options, faults)),
        attestationObject: base64url(attestationObject),
        transports: ['internal', 'hybrid'],
      });
    },
    /** Answers the options of a sign-in or a confirmation. */
    get(options: string, faults: Faults = {}): string {
      uses += 1;
      const data = authenticatorData(faults);
      const client = clientData('webauthn.get', options, faults);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        ...(faults.userHandle !== undefined && { userHandle: faults.userHandle }),
      });
    },
  };
}

export type Authenticator = ReturnType<typeof makeAuthenticator>;

/** Stores a passkey of an account, the editor’s by default. @returns it, with its authenticator */
export async function addPasskeyOf(
  email = editor.email,
  changes: Partial<Passkey> = {},
): Promise<{ passkey: Passkey; authenticator: Authenticator }> {
  const authenticator = makeAuthenticator();
  const { id: adminUserId } = await prisma.adminUser.findUniqueOrThrow({ where: { email } });
  const passkey = await prisma.passkey.create({
    data: { adminUserId, name: 'Phone', ...authenticator.columns, ...changes },
  });
  return { passkey, authenticator };
}
