import type { useDeleteContactMessagesMutation$variables } from '../../__generated__/useDeleteContactMessagesMutation.graphql.ts';
import type { MatchingSelection } from '../../admin/list/useMatchingSelection.ts';
import type { ListedMessage } from './messageList.ts';
import type { MessageType } from './messagesFilter.ts';

/** The messages of a bulk change: at the versions that the admin saw, or all of a list. */
export type MessageChoice = Pick<useDeleteContactMessagesMutation$variables, 'messages' | 'matching'>;

/** The selected messages of one of the two lists. */
export function choiceOf(
  { chosen, matching: count }: Pick<MatchingSelection<ListedMessage>, 'chosen' | 'matching'>,
  handled: boolean,
  type: MessageType | null,
): MessageChoice {
  if (count !== null) return { messages: null, matching: { filter: { handled, type }, count } };
  return { messages: chosen.map(({ databaseId: id, version }) => ({ id, version })), matching: null };
}

export const countOf = ({ messages, matching }: MessageChoice): number =>
  matching?.count ?? messages?.length ?? 0;
