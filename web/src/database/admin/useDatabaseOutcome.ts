import { useRelayEnvironment } from 'react-relay/hooks.js';
import { commitLocalUpdate } from 'relay-runtime';
import { endSession } from '../../auth/session.ts';
import { databaseTexts } from './databaseTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useDatabase } from './useDatabase.ts';

/** The words for how an action went (docs/product.md#database). */
interface Told {
  title: string;
  description: string;
  failed: string;
}

/**
 * Tells how an act on the whole database went. After a success this section is loaded anew, and whatever the
 * browser knows counts as out of date, so that every other section asks the server when it is visited.
 */
export function useDatabaseOutcome() {
  const texts = useTexts(databaseTexts);
  const { toast } = useToast();
  const environment = useRelayEnvironment();
  const { refresh } = useDatabase();

  /** @param answer the type of the server's answer; null when there was none. @returns whether it succeeded */
  return (answer: string | null, told: Told): boolean => {
    // The admin was asked for the password, and thought better of it.
    if (answer === 'PasswordRequiredError') return false;
    if (answer === 'UnauthenticatedError') endSession();
    if (answer === null || answer.endsWith('Error')) {
      toast({ title: texts.error, description: told.failed, look: 'destructive' });
      return false;
    }
    toast({ title: told.title, description: told.description });
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    refresh();
    return true;
  };
}
