import { fetchQuery, graphql, useMutation, useRelayEnvironment } from 'react-relay/hooks.js';
import { useRevalidator } from 'react-router-dom';
import type { useDeleteNewsletterSubscriberCountQuery } from '../../__generated__/useDeleteNewsletterSubscriberCountQuery.graphql.ts';
import type { useDeleteNewsletterSubscriberMutation } from '../../__generated__/useDeleteNewsletterSubscriberMutation.graphql.ts';
import { endSession } from '../../auth/session.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsletterAdminTexts } from './newsletterAdminTexts.ts';
import { useToast } from '../../ui/Toast.tsx';

const countQuery = graphql`
  query useDeleteNewsletterSubscriberCountQuery {
    newsletterSubscriberCount
  }
`;

/** Deletes a subscriber, takes it out of the list, tells how it went, and counts anew. */
export function useDeleteNewsletterSubscriber(connectionId: string) {
  const texts = useTexts(newsletterAdminTexts);
  const { success, error } = useTexts(formTexts);
  const { toast } = useToast();
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const [commit, isDeleting] = useMutation<useDeleteNewsletterSubscriberMutation>(graphql`
    mutation useDeleteNewsletterSubscriberMutation($id: Int!, $connections: [ID!]!) {
      deleteNewsletterSubscriber(id: $id) {
        __typename
        ... on DeleteNewsletterSubscriberPayload {
          deletedId @deleteEdge(connections: $connections)
        }
        ... on UnauthenticatedError {
          __typename
        }
      }
    }
  `);

  const announce = (isDone: boolean) => {
    if (isDone) toast({ title: success, description: texts.removed });
    else toast({ title: error, description: texts.removeFailed, look: 'destructive' });
  };

  const countAnew = () => {
    // A count that cannot be had stays as it was.
    fetchQuery<useDeleteNewsletterSubscriberCountQuery>(
      environment,
      countQuery,
      {},
      { fetchPolicy: 'network-only' },
    ).subscribe({ error: () => {} });
  };

  const deleteSubscriber = (id: number) =>
    new Promise<void>((resolve) => {
      commit({
        variables: { id, connections: [connectionId] },
        onCompleted: ({ deleteNewsletterSubscriber: { __typename: type } }) => {
          if (type === 'UnauthenticatedError') endSession();
          const isDone = type === 'DeleteNewsletterSubscriberPayload';
          announce(isDone);
          if (isDone) countAnew();
          // Somebody else was quicker: the list shows what is left.
          else void revalidate();
          resolve();
        },
        onError: () => {
          announce(false);
          resolve();
        },
      });
    });
  return { deleteSubscriber, isDeleting };
}
