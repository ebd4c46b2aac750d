import { useTexts } from '../language/LanguageProvider.tsx';
import { loadingTexts } from '../language/loadingTexts.ts';
import { NetworkError } from './network.ts';

/** Why something could not be loaded, and what to do: only a server that did not answer may be the connection’s fault. */
export function useFailureText(): (error: unknown) => string {
  const { unreachable, serverFailed } = useTexts(loadingTexts);
  return (error) => (error instanceof NetworkError && error.cause !== undefined ? unreachable : serverFailed);
}
