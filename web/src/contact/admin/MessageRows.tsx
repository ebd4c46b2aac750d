import { useId } from 'react';
import { Rows } from '../../admin/list/Rows.tsx';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { contactAdminTexts } from './contactAdminTexts.ts';
import * as type from '../../theme/typography.css.ts';
import { BulkActions } from './BulkActions.tsx';
import type { MessageList } from './messageList.ts';
import { MessageRow } from './MessageRow.tsx';
import * as styles from './MessagesPage.css.ts';
import { useSelection } from '../../admin/list/useSelection.ts';

interface Props {
  isHandled: boolean;
  list: MessageList;
  /** The ids of the unhandled and the handled messages’ lists. */
  connections: string[];
}

/** One of the inbox’s lists, with its bulk actions. */
export function MessageRows({ isHandled, list, connections }: Props) {
  const texts = useTexts(contactAdminTexts);
  const title = isHandled ? texts.handled : texts.unhandled;
  const headingId = useId();
  const selection = useSelection(list.messages);
  const { messages, more } = list;
  return (
    <section aria-labelledby={headingId} className={styles.list}>
      <h2 id={headingId} className={type.title}>
        {title}
      </h2>
      {messages.length > 0 && (
        <BulkActions title={title} isHandled={isHandled} selection={selection} connections={connections} />
      )}
      <Rows
        label={title}
        rows={messages.map((message) => ({
          key: message.id,
          row: (
            <MessageRow
              message={message.row}
              connections={connections}
              isSelected={selection.has(message.id)}
              onSelect={() => selection.toggle(message.id)}
            />
          ),
        }))}
        more={more}
        empty={<p className={styles.none}>{isHandled ? texts.noHandled : texts.noUnhandled}</p>}
      />
    </section>
  );
}
