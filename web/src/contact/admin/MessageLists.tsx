import { Link } from 'react-router-dom';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { contactAdminTexts } from './contactAdminTexts.ts';
import { buttonStyle } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MessageRows } from './MessageRows.tsx';
import * as styles from './MessagesPage.css.ts';
import { messagesSearch, type MessagesFilter } from './messagesFilter.ts';
import { useMessageLists } from './useMessageLists.ts';

interface Props {
  filter: MessagesFilter;
}

/** The unhandled messages, then the handled ones. */
export function MessageLists({ filter }: Props) {
  const texts = useTexts(contactAdminTexts);
  const { unhandled, handled } = useMessageLists();
  const connections = [unhandled.connectionId, handled.connectionId];
  if (unhandled.messages.length + handled.messages.length === 0) {
    if (!filter.type) return <EmptyState title={texts.empty} text={texts.emptyText} />;
    const allTypes = messagesSearch({ ...filter, type: null });
    return (
      <EmptyState
        title={texts.emptyFilter}
        action={
          <Link to={`/admin/messages${allTypes}`} className={buttonStyle({ variant: 'secondary' })}>
            {texts.showAllTypes}
          </Link>
        }
      />
    );
  }
  return (
    <div className={styles.lists}>
      {filter.state !== 'handled' && (
        <MessageRows isHandled={false} type={filter.type} list={unhandled} connections={connections} />
      )}
      {filter.state !== 'unhandled' && (
        <MessageRows isHandled type={filter.type} list={handled} connections={connections} />
      )}
    </div>
  );
}
