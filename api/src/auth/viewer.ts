import type { ApiTokenScope } from '../database/generated/client.ts';
import { untraced } from '../database/trace.ts';
import type { Role } from './capabilities.ts';

/** The caller. Created once per request, from its token. */
export interface Viewer {
  admin: Admin | null;
  /** Absent without a token. */
  reading?: { readonly again: () => Promise<Admin | null>; at: number };
}

/** How long what was read of a caller counts, in milliseconds: about as long as a call takes. */
const readFor = 1_000;

/** The caller, read again if that was a while ago: while a body arrives, a session, a role or an account may end. */
export async function currentAdmin(viewer: Viewer): Promise<Admin | null> {
  const { reading } = viewer;
  if (reading && performance.now() - reading.at > readFor) {
    reading.at = performance.now();
    viewer.admin = await untraced(reading.again);
  }
  return viewer.admin;
}

/** Has the caller read again by the next rule. */
export function expireReading(viewer: Viewer): void {
  if (viewer.reading) viewer.reading.at = -Infinity;
}

/** Somebody who may enter the dashboard (docs/product.md#roles). */
export interface Admin {
  id: number;
  email: string;
  /** As others see it; empty until it is entered. */
  name: string;
  /** The language of mail to them, and at first of their dashboard: `en` or `id`; empty until somebody chooses it. */
  language: string;
  /** The address of a picture of the library; null for their initials. */
  portraitUrl: string | null;
  /** Determines the admin’s capabilities: capabilities.ts. */
  role: Role;
  /** The session of the access token; null for API tokens and for tokens of the external identity provider. */
  sessionId: string | null;
  /** The API token; null for a person. */
  tokenId: number | null;
  /** `person` for an admin signed in here or at the identity provider; else the scope of their API token. */
  access: 'person' | ApiTokenScope;
  /** Until when they can go without a second factor; null if they have one, or none is required of them. */
  factorDueAt: Date | null;
  /** The capabilities to which their API token is limited; null for all of their role. */
  limitedTo: readonly string[] | null;
  /** When they last authenticated, by password or at the identity provider; null if unknown. */
  authenticatedAt: Date | null;
}

export const visitor: Viewer = { admin: null };
