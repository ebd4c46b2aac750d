import { graphql } from 'react-relay/hooks.js';
import type {
  useSubscribeToNewsletterMutation,
  useSubscribeToNewsletterMutation$variables,
} from '../__generated__/useSubscribeToNewsletterMutation.graphql.ts';
import type { FieldProblem } from '../shared/pages/refusedForm.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { typedDocument } from '../relay/document.ts';
import { useCommit } from '../relay/useCommit.ts';
import { newsletterTexts } from './newsletterTexts.ts';
import { useToast } from '../ui/Toast.tsx';

const mutation = typedDocument<useSubscribeToNewsletterMutation>(graphql`
  mutation useSubscribeToNewsletterMutation($email: String!, $language: Language!, $website: String) {
    subscribeToNewsletter(email: $email, language: $language, website: $website) {
      __typename
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
      ... on NewsletterPayload {
        __typename
      }
    }
  }
`);

/** Subscribes an address and shows the outcome, but never whether it was already subscribed. */
export function useSubscribeToNewsletter() {
  const texts = useTexts(newsletterTexts);
  const { toast } = useToast();
  const [commit, isSubscribing] = useCommit(mutation);

  /**
   * @returns the problems with the address, which its field shows; empty if the failure has another reason, which a toast
   * shows; null if it succeeded
   */
  const subscribe = async (
    variables: useSubscribeToNewsletterMutation$variables,
  ): Promise<readonly FieldProblem[] | null> => {
    const [result] = await commit(variables);
    if (result?.__typename === 'NewsletterPayload') {
      toast({ title: texts.subscribed, description: texts.subscribedText });
      return null;
    }
    if (result?.__typename === 'ValidationError' && result.fields.length > 0) return result.fields;
    const description =
      result?.__typename === 'TooManyAttemptsError'
        ? texts.tooManyAttempts(Math.ceil(result.retryAfterSeconds / 60))
        : texts.failed;
    toast({ title: texts.error, description, look: 'destructive' });
    return [];
  };
  return { subscribe, isSubscribing };
}
