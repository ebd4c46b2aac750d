import { useTexts } from '../../language/LanguageProvider.tsx';
import type { Failure } from '../../relay/saveOutcome.ts';
import { peopleTexts } from './peopleTexts.ts';

/** Why a change of an account was refused, in the reader’s language. @returns a function of the usual sentence */
export function useFailureOf(): (usual: string) => (failure: Failure) => string {
  const texts = useTexts(peopleTexts);
  return (usual) =>
    ({ kind }) => {
      if (kind === 'lastOwner') return texts.lastOwner;
      if (kind === 'factorNeeded') return texts.lastFactor;
      if (kind === 'gone') return texts.gone;
      return kind === 'invalid' ? texts.isDisabled : usual;
    };
}
