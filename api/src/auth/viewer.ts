import type { ApiTokenScope } from '../database/generated/client.ts';
import type { Role } from './capabilities.ts';

/** Who asks. Made once per request, from its token. */
export interface Viewer {
  admin: Admin | null;
}

/** A signed-in admin, which is the only role (docs/product.md#visitors-and-admins). */
export interface Admin {
  id: number;
  email: string;
  /** What they may do: capabilities.ts. */
  role: Role;
  /** The session of the access token; null for API tokens and for tokens of the external identity provider. */
  sessionId: string | null;
  /** `person` for who signed in themselves, here or at the identity provider; else how far their API token reaches. */
  access: 'person' | ApiTokenScope;
  /** When they last proved who they are, by the password or at the identity provider; null when nothing says so. */
  authenticatedAt: Date | null;
}

export const visitor: Viewer = { admin: null };
