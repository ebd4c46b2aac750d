/** Who asks. Made once per request, from its token. */
export interface Viewer {
  admin: Admin | null;
}

/** A signed-in administrator (the only role; specification section 6). */
export interface Admin {
  id: number;
  email: string;
  /** The session of the access token; null for tokens of the external identity provider. */
  sessionId: string | null;
}

export const visitor: Viewer = { admin: null };
