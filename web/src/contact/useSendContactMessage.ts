import { useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import type { SendContactMessageInput } from '../__generated__/sendContactMessageMutation.graphql.ts';
import { randomKey } from '../browser/randomKey.ts';
import type { FieldProblem } from '../shared/pages/refusedForm.ts';
import { contactMessageTexts } from './contactMessageTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { useToast } from '../ui/Toast.tsx';
import { useIdleImport } from '../ui/useIdleImport.ts';
import type { ContactMessageResult } from './sendContactMessage.ts';

// Loaded on demand: few visitors who see a form send it.
const loadSending = () => import('./sendContactMessage.ts');

interface Outcome {
  onSuccess: () => void;
  /** Called with the problems that the server found in the fields; empty if the failure has another reason. */
  onFailure: (problems: readonly FieldProblem[]) => void;
}

/**
 * Sends the message of either contact form and shows its outcome in a toast. One message at a time; resending the same
 * one after a failure counts as one message on the server (docs/product.md#contact-forms).
 */
export function useSendContactMessage() {
  const environment = useRelayEnvironment();
  const texts = useTexts(contactMessageTexts);
  const { toast } = useToast();
  const attempt = useRef({ content: '', key: '' });
  const [isSending, setSending] = useState(false);
  useIdleImport(loadSending);

  const keyOf = (input: SendContactMessageInput): string => {
    const content = JSON.stringify(input);
    if (content !== attempt.current.content) attempt.current = { content, key: randomKey() };
    return attempt.current.key;
  };

  const refusal = (result: ContactMessageResult): string => {
    if (result.__typename === 'TooManyAttemptsError')
      return texts.tooManyAttempts(Math.ceil(result.retryAfterSeconds / 60));
    return result.__typename === 'ValidationError' ? texts.checkFields : texts.failed;
  };

  const send = async (input: SendContactMessageInput, { onSuccess, onFailure }: Outcome): Promise<void> => {
    if (isSending) return;
    setSending(true);
    const fail = (description: string, problems: readonly FieldProblem[]) => {
      toast({ title: texts.error, description, look: 'destructive' });
      onFailure(problems);
    };
    try {
      const { sendContactMessage } = await loadSending();
      const result = await sendContactMessage(environment, { input, idempotencyKey: keyOf(input) });
      if (result.__typename === 'SendContactMessagePayload') {
        attempt.current = { content: '', key: '' };
        toast({ title: texts.sent, description: texts.sentText });
        onSuccess();
      } else {
        fail(refusal(result), result.__typename === 'ValidationError' ? result.fields : []);
      }
    } catch {
      fail(texts.failed, []);
    } finally {
      setSending(false);
    }
  };
  return { send, isSending };
}
