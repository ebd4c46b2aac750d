import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MarkMessageButton_message$key } from '../../__generated__/MarkMessageButton_message.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { contactAdminTexts } from './contactAdminTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { CheckIcon } from '../../ui/moreIcons.tsx';
import { ReopenIcon } from './messageIcons.tsx';
import { useMarkContactMessage } from './useMarkContactMessage.ts';

interface Props {
  message: MarkMessageButton_message$key;
  connections: string[];
  /** Shows its label next to the icon. */
  wide?: boolean;
}

/** Marks a message as handled, or as unhandled again. */
export function MarkMessageButton({ message, connections, wide = false }: Props) {
  const texts = useTexts(contactAdminTexts);
  const { databaseId, version, name, handledAt } = useFragment(
    graphql`
      fragment MarkMessageButton_message on ContactMessage {
        databaseId
        version
        name
        handledAt
      }
    `,
    message,
  );
  const { markMessage, isMarking } = useMarkContactMessage(connections);
  const isHandled = handledAt !== null;
  const handleClick = () => void markMessage({ id: databaseId, version }, !isHandled);
  const icon = isHandled ? <ReopenIcon /> : <CheckIcon />;
  if (wide) {
    return (
      <Button variant="secondary" busy={isMarking} onClick={handleClick}>
        {icon}
        {isHandled ? texts.unmark : texts.mark}
      </Button>
    );
  }
  return (
    <IconButton
      label={isHandled ? texts.unmarkOf(name) : texts.markOf(name)}
      disabled={isMarking}
      onClick={handleClick}
    >
      {icon}
    </IconButton>
  );
}
