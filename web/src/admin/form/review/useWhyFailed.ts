import type { SaveOutcome } from '../../../relay/saveOutcome.ts';
import { useFailureText } from '../../../relay/useFailureText.ts';

/** Says that something failed and, if the request did, why. */
export function useWhyFailed(): (what: string, outcome: SaveOutcome<object>) => string {
  const failureText = useFailureText();
  return (what, outcome) =>
    outcome.kind === 'failed' && outcome.error ? `${what}. ${failureText(outcome.error)}` : `${what}.`;
}
