import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { useToast } from '../../ui/Toast.tsx';
import type { SaveOutcome } from './saveOutcome.ts';

/** Tells how a save went, whatever the reason of a failure (specification section 8), and passes it on. */
export function useSaveToast(saved: string, failed: string): (outcome: SaveOutcome) => SaveOutcome {
  const texts = useTexts(newsAdminTexts);
  const { toast } = useToast();
  return (outcome) => {
    if (outcome.kind === 'saved') toast({ title: texts.success, description: saved });
    else toast({ title: texts.error, description: failed, look: 'destructive' });
    return outcome;
  };
}
