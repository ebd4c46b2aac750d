import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link, useLocation } from 'react-router-dom';
import type { MessageRow_message$key } from '../../__generated__/MessageRow_message.graphql.ts';
import { localDate } from '../../language/localMoment.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { contactAdminTexts } from './contactAdminTexts.ts';
import { DeleteMessageButton } from './DeleteMessageButton.tsx';
import { MarkMessageButton } from './MarkMessageButton.tsx';
import * as type from '../../theme/typography.css.ts';
import * as styles from './MessageRow.css.ts';
import { MessageTypeBadge } from './MessageTypeBadge.tsx';
import { SelectBox } from '../../admin/list/SelectBox.tsx';

interface Props {
  message: MessageRow_message$key;
  connections: string[];
  isSelected: boolean;
  onSelect: () => void;
}

/** One message: its sender, its subject and its actions. */
export function MessageRow({ message: key, connections, isSelected, onSelect }: Props) {
  const texts = useTexts(contactAdminTexts);
  const { language } = useLanguage();
  const { search } = useLocation();
  const message = useFragment(
    graphql`
      fragment MessageRow_message on ContactMessage {
        databaseId
        name
        subject
        message
        language
        createdAt
        ...MessageTypeBadge_message
        ...MarkMessageButton_message
        ...DeleteMessageButton_message
      }
    `,
    key,
  );
  return (
    <article className={styles.row}>
      <div className={styles.select}>
        <SelectBox label={texts.select(message.name)} checked={isSelected} onChange={onSelect} />
      </div>
      <div className={styles.texts}>
        <h3 className={type.rowTitle}>
          <Link to={{ pathname: `/admin/messages/${message.databaseId}`, search }} className={styles.link}>
            {message.name}
          </Link>
        </h3>
        <p lang={message.language} className={styles.excerpt}>
          {message.subject && <span className={styles.subject}>{message.subject} </span>}
          {message.message}
        </p>
      </div>
      <p className={styles.states}>
        <MessageTypeBadge message={message} />
        <time dateTime={message.createdAt} className={styles.date}>
          {localDate(language, message.createdAt)}
        </time>
      </p>
      <div className={styles.actions}>
        <MarkMessageButton message={message} connections={connections} />
        <DeleteMessageButton message={message} connections={connections} />
      </div>
    </article>
  );
}
