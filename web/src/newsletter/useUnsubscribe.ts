import { graphql } from 'react-relay/hooks.js';
import type { useUnsubscribeMutation } from '../__generated__/useUnsubscribeMutation.graphql.ts';
import { typedDocument } from '../relay/document.ts';
import { useCommit } from '../relay/useCommit.ts';

const mutation = typedDocument<useUnsubscribeMutation>(graphql`
  mutation useUnsubscribeMutation($token: String!) {
    unsubscribeFromNewsletter(token: $token) {
      __typename
    }
  }
`);

/** Ends the subscription with this token; the response is the same if it does not exist. */
export function useUnsubscribe() {
  const [commit, isUnsubscribing] = useCommit(mutation);
  /** @returns whether it succeeded */
  const unsubscribe = async (token: string) => {
    const [result] = await commit({ token });
    return result?.__typename === 'NewsletterPayload';
  };
  return { unsubscribe, isUnsubscribing };
}
