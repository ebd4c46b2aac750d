import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useUnsubscribeMutation } from '../__generated__/useUnsubscribeMutation.graphql.ts';

/** Ends the subscription that has the token; the answer is the same when there is none. */
export function useUnsubscribe() {
  const [commit, isUnsubscribing] = useMutation<useUnsubscribeMutation>(graphql`
    mutation useUnsubscribeMutation($token: String!) {
      unsubscribeFromNewsletter(token: $token) {
        __typename
        ... on NewsletterPayload {
          __typename
        }
      }
    }
  `);
  const unsubscribe = (token: string, onSuccess: () => void, onFailure: () => void): void => {
    commit({
      variables: { token },
      onCompleted({ unsubscribeFromNewsletter: result }) {
        if (result.__typename === 'NewsletterPayload') onSuccess();
        else onFailure();
      },
      onError: onFailure,
    });
  };
  return { unsubscribe, isUnsubscribing };
}
