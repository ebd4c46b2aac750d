import { useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import type { SendContactMessageInput } from '../__generated__/sendContactMessageMutation.graphql.ts';
import type { FieldProblem } from '../shared/pages/refusedForm.ts';
import { contactMessageTexts } from './contactMessageTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { useToast } from '../ui/Toast.tsx';
import { useInTime } from '../ui/useInTime.ts';
import type { ContactMessageResult } from './sendContactMessage.ts';

// Few of those who see a form send it.
const loadSending = () => import('./sendContactMessage.ts');

interface Outcome {
  onSuccess: () => void;
  /** Given what the server finds wrong with the fields; nothing when it is not about them. */
  onFailure: (problems: readonly FieldProblem[]) => void;
}

/**
 * Sends the message of either contact form and shows a toast of how it went. One message at a time; the same one
 * sent again after a failure is one message to the server (docs/product.md#contact-forms).
 */
export function useSendContactMessage() {
  const environment = useRelayEnvironment();
  const texts = useTexts(contactMessageTexts);
  const { toast } = useToast();
  const attempt = useRef({ content: '', key: '' });
  const [isSending, setSending] = useState(false);
  useInTime(loadSending);

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

/** 128 random bits; `crypto.randomUUID` is there on secure origins only. */
function randomKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
