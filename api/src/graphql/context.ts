import type { ExecutionResult } from 'graphql';
import type { Client } from '../auth/auth.ts';
import type { Tokens } from '../auth/tokens.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { AnswerCache } from '../cache/answerCache.ts';
import type { Environment } from '../environment.ts';
import type { ImageStorage } from '../images/storage.ts';
import type { Language } from '../language.ts';
import type { PreviewedRow } from '../preview/preview.ts';
import type { Theme } from '../theme.ts';

/** The reader’s preferences. Reading one makes the answer depend on it, and adds it to `Vary`. */
export interface Preferences {
  readonly language: Language;
  /** As chosen by the reader; else the device’s. */
  readonly theme: Theme | undefined;
}

/**
 * The context of a request, the same for GraphQL, REST and pages. The database is a module import, not part
 * of it.
 */
export interface RequestContext {
  viewer: Viewer;
  preferences: Preferences;
  /** The client’s device. Calling this makes the answer private: it is not shared. */
  client: () => Client;
  environment: Environment;
  tokens: Tokens;
  images: ImageStorage;
  answers: AnswerCache;
  /** The number of the account that the browser’s window belongs to, if the request names it (the header Account). */
  account: string | null;
  /** From the session’s cookie; empty without one. */
  refreshToken: string;
  /** Set-Cookie lines of the answer. */
  cookies: string[];
  /** The result of the request’s operation of GraphQL, if it has been executed already. */
  executed?: ExecutionResult | undefined;
  /** What a preview shows in place of a row; only pages that the server renders have it. */
  preview?: PreviewedRow;
}
