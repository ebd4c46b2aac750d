import { graphql, useFragment } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router-dom';
import type { MessageView_message$key } from '../../__generated__/MessageView_message.graphql.ts';
import { ItemHistory } from '../../history/ItemHistory.tsx';
import { localMoment } from '../../language/localMoment.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { contactAdminTexts } from './contactAdminTexts.ts';
import * as type from '../../theme/typography.css.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CheckIcon } from '../../ui/moreIcons.tsx';
import { DeleteMessageButton } from './DeleteMessageButton.tsx';
import { MarkMessageButton } from './MarkMessageButton.tsx';
import { MessageFacts } from './MessageFacts.tsx';
import { MessageTypeBadge } from './MessageTypeBadge.tsx';
import * as styles from './MessageView.css.ts';
import { ReplyLink } from './ReplyLink.tsx';
import { useMessageLists } from './useMessageLists.ts';

interface Props {
  message: MessageView_message$key;
  /** The address of the inbox. */
  back: string;
}

/** A full message, with its sender and its actions. */
export function MessageView({ message: key, back }: Props) {
  const texts = useTexts(contactAdminTexts);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { unhandled, handled } = useMessageLists();
  const connections = [unhandled.connectionId, handled.connectionId];
  const message = useFragment(
    graphql`
      fragment MessageView_message on ContactMessage {
        databaseId
        version
        name
        subject
        message
        language
        handledAt
        ...MessageTypeBadge_message
        ...MessageFacts_message
        ...ReplyLink_message
        ...MarkMessageButton_message
        ...DeleteMessageButton_message
      }
    `,
    key,
  );
  return (
    <>
      <article aria-labelledby="message-title" className={styles.view}>
        <header className={styles.head}>
          <p className={styles.states}>
            <MessageTypeBadge message={message} />
            <Badge tone={message.handledAt ? 'leaf' : 'gold'}>
              {message.handledAt && <CheckIcon />}
              {message.handledAt
                ? texts.handledOn(localMoment(language, message.handledAt))
                : texts.unhandled}
            </Badge>
          </p>
          <h2 id="message-title" lang={message.language} className={type.heading}>
            {message.subject || message.name}
          </h2>
          <MessageFacts message={message} />
        </header>
        <p lang={message.language} className={styles.text}>
          {message.message}
        </p>
        <footer className={styles.actions}>
          <ReplyLink message={message} />
          <MarkMessageButton wide message={message} connections={connections} />
          <DeleteMessageButton
            message={message}
            connections={connections}
            onDeleted={() => void navigate(back)}
          />
        </footer>
      </article>
      <ItemHistory
        entity="ContactMessage"
        rowId={message.databaseId}
        version={message.version}
        onRestored={async () => navigate(back)}
      />
    </>
  );
}
