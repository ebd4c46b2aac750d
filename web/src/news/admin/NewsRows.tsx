import { Link, useLocation } from 'react-router-dom';
import type { NewsRow_article$key } from '../../__generated__/NewsRow_article.graphql.ts';
import type { useNewsBulk_article$key } from '../../__generated__/useNewsBulk_article.graphql.ts';
import { ListTotal } from '../../admin/section/ListTotal.tsx';
import { Rows } from '../../admin/list/Rows.tsx';
import { SelectBox } from '../../admin/list/SelectBox.tsx';
import { SelectMatching } from '../../admin/list/SelectMatching.tsx';
import { useMatchingSelection } from '../../admin/list/useMatchingSelection.ts';
import { useSectionOfRows } from '../../admin/section/SectionContext.ts';
import type { More } from '../../relay/useMore.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from './newsAdminTexts.ts';
import { buttonStyle } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NewsBulkActions } from './NewsBulkActions.tsx';
import * as styles from './NewsListFilters.css.ts';
import { NewsRow } from './NewsRow.tsx';
import { listedArticle, useNewsBulk } from './useNewsBulk.ts';

interface Props {
  rows: readonly (NewsRow_article$key & useNewsBulk_article$key)[];
  more: More;
}

/** The articles as dense rows, with bulk actions for those who may publish. */
export function NewsRows({ rows, more }: Props) {
  const texts = useTexts(newsAdminTexts);
  const { total, mayPublish } = useSectionOfRows();
  const listed = rows.map((article) => ({ ...listedArticle(article), article }));
  const selection = useMatchingSelection(listed, total);
  const bulk = useNewsBulk(selection.clear);
  return (
    <div className={styles.list}>
      {mayPublish && selection.chosen.length > 0 && <NewsBulkActions selection={selection} bulk={bulk} />}
      {rows.length > 0 && (
        <div className={styles.top}>
          {mayPublish && (
            <SelectBox
              label={texts.selectAll}
              checked={selection.isWhole}
              indeterminate={selection.chosen.length > 0 && !selection.isWhole}
              onChange={selection.toggleAll}
            >
              {texts.selectAll}
            </SelectBox>
          )}
          <ListTotal />
        </div>
      )}
      <SelectMatching selection={selection} />
      <Rows
        label={texts.list}
        rows={listed.map(({ id, article }) => ({
          key: id,
          row: (
            <NewsRow
              article={article}
              isSelected={selection.has(id)}
              onSelect={mayPublish ? () => selection.toggle(id) : undefined}
            />
          ),
        }))}
        more={more}
        empty={<NoArticles />}
      />
    </div>
  );
}

function NoArticles() {
  const texts = useTexts(newsAdminTexts);
  const isNarrowed = useLocation().search !== '';
  const [to, text] = isNarrowed ? ['/admin/news', texts.showAll] : ['/admin/news/new', texts.add];
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
