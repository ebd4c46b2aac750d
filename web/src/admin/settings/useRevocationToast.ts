import { endSession } from '../../auth/session.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useRefreshSecurityEvents } from './useRefreshSecurityEvents.ts';

/** Says how a revocation went, by the type of the server’s answer; one that worked is in the security log. */
export function useRevocationToast(revoked: string, failed: string): (answer: string) => void {
  const { success, error } = useTexts(formTexts);
  const { toast } = useToast();
  const refreshSecurityEvents = useRefreshSecurityEvents();
  return (answer) => {
    if (answer === 'UnauthenticatedError') endSession();
    if (answer.endsWith('Payload')) {
      toast({ title: success, description: revoked });
      refreshSecurityEvents();
    } else toast({ title: error, description: failed, look: 'destructive' });
  };
}
