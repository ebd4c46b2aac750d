import { formTexts } from '../../language/formTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { contactAdminTexts } from './contactAdminTexts.ts';
import type { Notice } from '../../relay/useFailureToast.ts';

interface Outcome {
  asked: number;
  /** How many were changed. */
  done: number;
}

interface Told {
  one: string;
  many: (count: string) => string;
}

/** What is said of a change of several messages, also when others were quicker with some of them. */
export function useBulkNotice(): (outcome: Outcome, told: Told) => Notice {
  const { othersChanged } = useTexts(contactAdminTexts);
  const { error } = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  return ({ asked, done }, { one, many }) => {
    if (done === asked) return done === 1 ? one : many(number.format(done));
    const description = othersChanged(number.format(done), number.format(asked));
    return { title: error, description, look: 'destructive' };
  };
}
