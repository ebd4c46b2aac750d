import { Link } from 'react-router-dom';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { Button, buttonStyle } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NewsRow } from './NewsRow.tsx';
import * as styles from './NewsRows.css.ts';
import { useFocusAfterDeletion } from './useFocusAfterDeletion.ts';
import { useNewsConnection } from './useNewsConnection.ts';

/** The articles as dense rows, with more of them on demand. */
export function NewsRows() {
  const texts = useTexts(newsAdminTexts);
  const { connectionId, rows, hasNext, isLoadingNext, loadNext } = useNewsConnection();
  useFocusAfterDeletion(rows.length);
  if (rows.length === 0) {
    return (
      <EmptyState
        title={texts.empty}
        text={texts.emptyText}
        action={
          <Link to="/admin/news/new" className={buttonStyle({ variant: 'secondary' })}>
            {texts.add}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <ul aria-label={texts.list} className={styles.rows}>
        {rows.map(({ key, article }) => (
          <li key={key} className={styles.item}>
            <NewsRow article={article} connectionId={connectionId} />
          </li>
        ))}
      </ul>
      {hasNext && (
        <p className={styles.more}>
          <Button variant="secondary" busy={isLoadingNext} onClick={loadNext}>
            {isLoadingNext ? texts.loadingMore : texts.loadMore}
          </Button>
        </p>
      )}
    </>
  );
}
