import { graphql, useMutation } from 'react-relay/hooks.js';
import type {
  useSubscribeToNewsletterMutation,
  useSubscribeToNewsletterMutation$variables,
} from '../__generated__/useSubscribeToNewsletterMutation.graphql.ts';
import type { FieldProblem } from '../shared/pages/refusedForm.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { newsletterTexts } from './newsletterTexts.ts';
import { useToast } from '../ui/Toast.tsx';

interface Outcome {
  onSuccess: () => void;
  /** Given what the server finds wrong with the address; nothing when it is not about it. */
  onFailure: (problems: readonly FieldProblem[]) => void;
}

/** Subscribes an address and tells how it went; never whether the address was known. */
export function useSubscribeToNewsletter() {
  const texts = useTexts(newsletterTexts);
  const { toast } = useToast();
  const [commit, isSubscribing] = useMutation<useSubscribeToNewsletterMutation>(graphql`
    mutation useSubscribeToNewsletterMutation($email: String!, $language: Language!, $website: String) {
      subscribeToNewsletter(email: $email, language: $language, website: $website) {
        __typename
        ... on NewsletterPayload {
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

  const subscribe = (
    variables: useSubscribeToNewsletterMutation$variables,
    { onSuccess, onFailure }: Outcome,
  ): void => {
    const fail = (description: string, problems: readonly FieldProblem[] = []) => {
      toast({ title: texts.error, description, look: 'destructive' });
      onFailure(problems);
    };
    commit({
      variables,
      onCompleted({ subscribeToNewsletter: result }) {
        if (result.__typename === 'NewsletterPayload') {
          toast({ title: texts.subscribed, description: texts.subscribedText });
          onSuccess();
        } else if (result.__typename === 'TooManyAttemptsError') {
          fail(texts.tooManyAttempts(Math.ceil(result.retryAfterSeconds / 60)));
        } else {
          fail(texts.failed, result.__typename === 'ValidationError' ? result.fields : []);
        }
      },
      onError: () => fail(texts.failed),
    });
  };
  return { subscribe, isSubscribing };
}
