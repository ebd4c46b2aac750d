import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MessageTypeBadge_message$key } from '../../__generated__/MessageTypeBadge_message.graphql.ts';
import { contactTexts } from '../contactTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { messageTypes } from './messagesFilter.ts';

interface Props {
  message: MessageTypeBadge_message$key;
}

/** The type of a message, named as in the form. */
export function MessageTypeBadge({ message }: Props) {
  const { types } = useTexts(contactTexts);
  const { type } = useFragment(
    graphql`
      fragment MessageTypeBadge_message on ContactMessage {
        type
      }
    `,
    message,
  );
  const known = messageTypes.find((name) => name === type) ?? 'general';
  return <Badge>{types[known]}</Badge>;
}
