import { graphql } from 'react-relay/hooks.js';
import { useRevalidator } from 'react-router-dom';
import type { useMarkContactMessageMutation } from '../../__generated__/useMarkContactMessageMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import type { SaveOutcome } from '../../relay/saveOutcome.ts';
import { useChange } from '../../relay/useChange.ts';
import { contactAdminTexts } from './contactAdminTexts.ts';

interface Row {
  id: number;
  version: number;
}

const mutation = typedDocument<useMarkContactMessageMutation>(graphql`
  mutation useMarkContactMessageMutation(
    $id: Int!
    $version: Int!
    $handled: Boolean!
    $from: [ID!]!
    $to: [ID!]!
  ) {
    markContactMessage(id: $id, version: $version, handled: $handled) {
      ... on MarkContactMessagePayload {
        contactMessage @prependNode(connections: $to, edgeTypeName: "ContactMessageEdge") {
          id @deleteEdge(connections: $from)
          ...messageList_message
          ...MessageView_message
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Whether someone else changed or deleted the message first. */
const isStale = ({ kind }: SaveOutcome) => kind === 'conflict' || kind === 'gone';

/**
 * Marks a message as handled or unhandled, at the version that the admin saw; it moves to the other list.
 * @param connections the ids of the unhandled and the handled messages’ lists
 */
export function useMarkContactMessage([unhandled = '', handled = '']: readonly string[]) {
  const texts = useTexts(contactAdminTexts);
  const { revalidate } = useRevalidator();
  const { change, isChanging: isMarking } = useChange(mutation, {
    done: (_, { handled: isHandled }) => (isHandled ? texts.marked : texts.unmarked),
    failed: (failure) => (isStale(failure) ? texts.changedMeanwhile : texts.markFailed),
  });

  const markMessage = async (row: Row, isHandled: boolean) => {
    const [from, to] = isHandled ? [unhandled, handled] : [handled, unhandled];
    const outcome = await change({ ...row, handled: isHandled, from: [from], to: [to] });
    if (isStale(outcome)) void revalidate();
  };
  return { markMessage, isMarking };
}
