import { formTexts } from '../../language/formTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { contactAdminTexts } from './contactAdminTexts.ts';
import type { Notice } from '../../relay/useFailureToast.ts';

interface Outcome {
  requested: number;
  /** How many were changed. */
  done: number;
}

interface Wording {
  one: string;
  many: (count: string) => string;
}

/** Returns a function that builds the notice of a bulk change, even if others changed some of the messages first. */
export function useBulkNotice(): (outcome: Outcome, wording: Wording) => Notice {
  const { othersChanged } = useTexts(contactAdminTexts);
  const { error } = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  return ({ requested, done }, { one, many }) => {
    if (done === requested) return done === 1 ? one : many(number.format(done));
    const description = othersChanged(number.format(done), number.format(requested));
    return { title: error, description, look: 'destructive' };
  };
}
