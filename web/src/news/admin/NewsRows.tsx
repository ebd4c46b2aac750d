import { Link, useLocation } from 'react-router-dom';
import { Rows } from '../../admin/list/Rows.tsx';
import { useSelection } from '../../admin/list/useSelection.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { buttonStyle } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NewsBulkActions } from './NewsBulkActions.tsx';
import { newsListAddress } from './newsFormValues.ts';
import { NewsRow } from './NewsRow.tsx';
import { listedArticle } from './useNewsBulk.ts';
import { useNewsConnection } from './useNewsConnection.ts';

/** The articles as dense rows, and what can be done with several of them. */
export function NewsRows() {
  const { connectionId, articles, more } = useNewsConnection();
  const listed = articles.map((article) => ({ ...listedArticle(article), article }));
  const selection = useSelection(listed);
  return (
    <>
      {articles.length > 0 && <NewsBulkActions selection={selection} connectionId={connectionId} />}
      <Rows
        label={useTexts(newsAdminTexts).list}
        rows={listed.map(({ id, article }) => ({
          key: id,
          row: (
            <NewsRow
              article={article}
              connectionId={connectionId}
              isSelected={selection.has(id)}
              onSelect={() => selection.toggle(id)}
            />
          ),
        }))}
        more={more}
        empty={<NoArticles />}
      />
    </>
  );
}

function NoArticles() {
  const texts = useTexts(newsAdminTexts);
  const isNarrowed = useLocation().search !== '';
  const [to, text] = isNarrowed ? [newsListAddress, texts.showAll] : [`${newsListAddress}/new`, texts.add];
  return (
    <EmptyState
      title={isNarrowed ? texts.noneFound : texts.empty}
      text={isNarrowed ? texts.noneFoundText : texts.emptyText}
      action={
        <Link to={to} className={buttonStyle({ variant: 'secondary' })}>
          {text}
        </Link>
      }
    />
  );
}
