import { graphql, useMutation } from 'react-relay/hooks.js';
import { useRevalidator } from 'react-router-dom';
import type { useMarkContactMessageMutation } from '../../__generated__/useMarkContactMessageMutation.graphql.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { contactAdminTexts } from './contactAdminTexts.ts';
import { useToast } from '../../ui/Toast.tsx';
import { changeOutcome, type ChangeOutcome } from './changeOutcome.ts';

interface Row {
  id: number;
  version: number;
}

/**
 * Says that a message is handled, or is not after all, at the version that the admin saw; it moves to the other list.
 * @param connections the unhandled messages' list, and the handled ones'
 */
export function useMarkContactMessage([unhandled = '', handled = '']: readonly string[]) {
  const texts = useTexts(contactAdminTexts);
  const { success, error } = useTexts(formTexts);
  const { toast } = useToast();
  const { revalidate } = useRevalidator();
  const [commit, isMarking] = useMutation<useMarkContactMessageMutation>(graphql`
    mutation useMarkContactMessageMutation(
      $id: Int!
      $version: Int!
      $handled: Boolean!
      $from: [ID!]!
      $to: [ID!]!
    ) {
      markContactMessage(id: $id, version: $version, handled: $handled) {
        __typename
        ... on MarkContactMessagePayload {
          contactMessage @prependNode(connections: $to, edgeTypeName: "ContactMessageEdge") {
            id @deleteEdge(connections: $from)
            ...messageList_message
            ...MessageView_message
          }
        }
        ... on ConflictError {
          currentVersion
        }
        ... on UnauthenticatedError {
          __typename
        }
      }
    }
  `);

  const announce = (outcome: ChangeOutcome, isHandled: boolean) => {
    if (outcome.kind === 'done') {
      toast({ title: success, description: isHandled ? texts.marked : texts.unmarked });
      return;
    }
    const isStale = outcome.kind !== 'failed';
    const description = isStale ? texts.changedMeanwhile : texts.markFailed;
    toast({ title: error, description, look: 'destructive' });
    if (isStale) void revalidate();
  };

  const markMessage = (row: Row, isHandled: boolean) => {
    const from = [isHandled ? unhandled : handled];
    const to = [isHandled ? handled : unhandled];
    commit({
      variables: { ...row, handled: isHandled, from, to },
      onCompleted: ({ markContactMessage }) => announce(changeOutcome(markContactMessage), isHandled),
      onError: () => announce({ kind: 'failed' }, isHandled),
    });
  };
  return { markMessage, isMarking };
}
