import { createHash, randomBytes } from 'node:crypto';

/** A new secret: 256 random bits, which, unlike passwords, need no slow hash: they cannot be guessed by brute force. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
