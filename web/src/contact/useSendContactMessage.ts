import { useRef } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type {
  SendContactMessageInput,
  useSendContactMessageMutation,
  useSendContactMessageMutation$data,
} from '../__generated__/useSendContactMessageMutation.graphql.ts';
import type { FieldProblem } from '../fieldProblems.ts';
import { contactMessageTexts } from '../language/contactMessage.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { useToast } from '../ui/Toast.tsx';

interface Outcome {
  onSuccess: () => void;
  /** Given what the server finds wrong with the fields; nothing when it is not about them. */
  onFailure: (problems: readonly FieldProblem[]) => void;
}

/**
 * Sends the message of either contact form and tells by a toast how it went (specification section 8). One message
 * at a time; the same one sent again after a failure is one message to the server.
 */
export function useSendContactMessage() {
  const texts = useTexts(contactMessageTexts);
  const { toast } = useToast();
  const attempt = useRef({ content: '', key: '' });
  const [commit, isSending] = useMutation<useSendContactMessageMutation>(graphql`
    mutation useSendContactMessageMutation($input: SendContactMessageInput!, $idempotencyKey: String) {
      sendContactMessage(input: $input, idempotencyKey: $idempotencyKey) {
        __typename
        ... on SendContactMessagePayload {
          __typename
        }
        ... on TooManyAttemptsError {
          retryAfterSeconds
        }
        ... on ValidationError {
          fields {
            field
            code
            limit
          }
        }
      }
    }
  `);

  const keyOf = (input: SendContactMessageInput): string => {
    const content = JSON.stringify(input);
    if (content !== attempt.current.content) attempt.current = { content, key: randomKey() };
    return attempt.current.key;
  };

  const refusal = (result: useSendContactMessageMutation$data['sendContactMessage']): string => {
    if (result.__typename === 'TooManyAttemptsError')
      return texts.tooManyAttempts(Math.ceil(result.retryAfterSeconds / 60));
    return result.__typename === 'ValidationError' ? texts.checkFields : texts.failed;
  };

  const send = (input: SendContactMessageInput, { onSuccess, onFailure }: Outcome): void => {
    if (isSending) return;
    const fail = (description: string, problems: readonly FieldProblem[]) => {
      toast({ title: texts.error, description, look: 'destructive' });
      onFailure(problems);
    };
    commit({
      variables: { input, idempotencyKey: keyOf(input) },
      onCompleted: ({ sendContactMessage: result }) => {
        if (result.__typename === 'SendContactMessagePayload') {
          attempt.current = { content: '', key: '' };
          toast({ title: texts.sent, description: texts.sentText });
          onSuccess();
        } else {
          fail(refusal(result), result.__typename === 'ValidationError' ? result.fields : []);
        }
      },
      onError: () => fail(texts.failed, []),
    });
  };
  return { send, isSending };
}

/** 128 random bits; `crypto.randomUUID` is there on secure origins only. */
function randomKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
