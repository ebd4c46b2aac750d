import { formTexts } from '../../language/formTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { contactAdminTexts } from './contactAdminTexts.ts';
import { useToast } from '../../ui/Toast.tsx';

interface Outcome {
  asked: number;
  /** How many were changed; null when the server refused, or could not be reached. */
  done: number | null;
}

interface Told {
  one: string;
  many: (count: string) => string;
  failed: string;
}

/** Tells how a change of several messages went, also when others were quicker with some of them. */
export function useBulkToast() {
  const texts = useTexts(contactAdminTexts);
  const { success, error } = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  const { toast } = useToast();
  return ({ asked, done }: Outcome, told: Told): void => {
    if (done === null) {
      toast({ title: error, description: told.failed, look: 'destructive' });
    } else if (done < asked) {
      const description = texts.othersChanged(number.format(done), number.format(asked));
      toast({ title: error, description, look: 'destructive' });
    } else {
      toast({ title: success, description: done === 1 ? told.one : told.many(number.format(done)) });
    }
  };
}
