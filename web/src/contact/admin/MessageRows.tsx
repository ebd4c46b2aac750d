import { useEffect, useId } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { MessageRowsTotalQuery } from '../../__generated__/MessageRowsTotalQuery.graphql.ts';
import { Rows } from '../../admin/list/Rows.tsx';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { contactAdminTexts } from './contactAdminTexts.ts';
import * as typography from '../../theme/typography.css.ts';
import { BulkActions } from './BulkActions.tsx';
import type { MessageList } from './messageList.ts';
import { MessageRow } from './MessageRow.tsx';
import * as styles from './MessagesPage.css.ts';
import { SelectMatching } from '../../admin/list/SelectMatching.tsx';
import { TotalLine } from '../../admin/list/TotalLine.tsx';
import { useMatchingSelection } from '../../admin/list/useMatchingSelection.ts';
import { useTotal } from '../../admin/list/useTotal.ts';
import { countUpTo } from '../../language/countUpTo.ts';
import { onChange } from '../../relay/changes.ts';
import { typedDocument } from '../../relay/document.ts';
import { numberFormat } from '../../shared/language.ts';
import type { MessageType } from './messagesFilter.ts';

const messageTotal = typedDocument<MessageRowsTotalQuery>(graphql`
  query MessageRowsTotalQuery($handled: Boolean!, $type: String) {
    total: contactMessageTotal(handled: $handled, type: $type) {
      ...useTotal_total
    }
  }
`);

interface Props {
  isHandled: boolean;
  /** The inquiry type that the list is narrowed to. */
  type: MessageType | null;
  list: MessageList;
  /** The ids of the unhandled and the handled messages’ lists. */
  connections: string[];
}

/** One of the inbox’s lists, with its bulk actions. */
export function MessageRows({ isHandled, type, list, connections }: Props) {
  const texts = useTexts(contactAdminTexts);
  const title = isHandled ? texts.handled : texts.unhandled;
  const number = numberFormat(useLanguage().language);
  const headingId = useId();
  const { total, refreshTotal } = useTotal(messageTotal, { handled: isHandled, type });
  useEffect(() => onChange(() => void refreshTotal()), [refreshTotal]);
  const selection = useMatchingSelection(list.messages, total);
  const { messages, more } = list;
  return (
    <section aria-labelledby={headingId} className={styles.list}>
      <h2 id={headingId} className={typography.title}>
        {title}
      </h2>
      <TotalLine>{total && total.matching > 0 && texts.counted(countUpTo(number, total.matching))}</TotalLine>
      {messages.length > 0 && (
        <BulkActions
          title={title}
          isHandled={isHandled}
          type={type}
          selection={selection}
          connections={connections}
        />
      )}
      <SelectMatching selection={selection} />
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
