import { useTexts } from '../language/LanguageProvider.tsx';
import { loadingTexts } from '../language/loadingTexts.ts';
import { FactorOverdueError, NetworkError, RefusedError } from './network.ts';

/** Whether the server did not respond at all, perhaps because the connection failed. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof NetworkError && error.cause !== undefined;

/** Why something could not be loaded, and what to do. */
export function useFailureText(): (error: unknown) => string {
  const { unreachable, refused, factorOverdue, serverFailed } = useTexts(loadingTexts);
  return (error) => {
    if (error instanceof FactorOverdueError) return factorOverdue;
    if (error instanceof RefusedError) return refused;
    return isUnreachable(error) ? unreachable : serverFailed;
  };
}
