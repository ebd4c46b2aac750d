import type { Client } from '../auth/auth.ts';
import type { Tokens } from '../auth/tokens.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { AnswerCache } from '../cache/answerCache.ts';
import type { Environment } from '../environment.ts';
import type { ImageStorage } from '../images/storage.ts';
import type { Language } from '../language.ts';
import type { Theme } from '../theme.ts';

/** How the reader wants to read. What looks at it makes an answer that depends on it, and `Vary` says so. */
export interface Preferences {
  readonly language: Language;
  /** As they chose it; else their device’s. */
  readonly theme: Theme | undefined;
}

/** What a request knows, the same for GraphQL, REST and pages. The database is a module import, not a part of it. */
export interface RequestContext {
  viewer: Viewer;
  preferences: Preferences;
  /** Who is at the other end. An answer for which this is called is theirs alone: nobody shares it. */
  client: () => Client;
  environment: Environment;
  tokens: Tokens;
  images: ImageStorage;
  answers: AnswerCache;
  /** Of the session's cookie; empty without one. */
  refreshToken: string;
  /** Set-Cookie lines for the answer. */
  cookies: string[];
}
