import { graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import { useRevalidator } from 'react-router-dom';
import type { useDeleteNewsletterSubscriberMutation } from '../../__generated__/useDeleteNewsletterSubscriberMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { refetch } from '../../relay/refetch.ts';
import { useChange } from '../../relay/useChange.ts';
import { newsletterAdminTexts } from './newsletterAdminTexts.ts';

const countQuery = graphql`
  query useDeleteNewsletterSubscriberCountQuery {
    newsletterSubscriberCount
  }
`;

const mutation = typedDocument<useDeleteNewsletterSubscriberMutation>(graphql`
  mutation useDeleteNewsletterSubscriberMutation($id: Int!, $connections: [ID!]!) {
    deleteNewsletterSubscriber(id: $id) {
      ... on DeleteNewsletterSubscriberPayload {
        deletedId @deleteEdge(connections: $connections)
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Deletes a subscriber, removes it from the list, shows the outcome, and refreshes the count. */
export function useDeleteNewsletterSubscriber(connectionId: string) {
  const texts = useTexts(newsletterAdminTexts);
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();

  const refreshCount = () => void refetch(environment, countQuery);

  const { change, isChanging: isDeleting } = useChange(mutation, {
    done: texts.removed,
    failed: texts.removeFailed,
    onSaved: refreshCount,
  });
  const deleteSubscriber = async (id: number) => {
    const { kind } = await change({ id, connections: [connectionId] });
    // Someone else deleted it first: reload the list.
    if (kind === 'gone') void revalidate();
  };
  return { deleteSubscriber, isDeleting };
}
