import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChangeNewsArticlesInput } from '../../__generated__/useNewsBulkChangeMutation.graphql.ts';
import type { MatchingSelection } from '../../admin/list/useMatchingSelection.ts';
import { formTexts } from '../../language/formTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from './newsAdminTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { TrashIcon } from '../../ui/moreIcons.tsx';
import { useFocusAfterRemoval } from '../../ui/useFocusAfterRemoval.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import * as styles from './NewsListFilters.css.ts';
import type { ListedArticle, useNewsBulk } from './useNewsBulk.ts';

interface Props {
  selection: MatchingSelection<ListedArticle>;
  bulk: ReturnType<typeof useNewsBulk>;
}

const changes = [
  ['publish', { published: true }],
  ['unpublish', { published: false }],
  ['feature', { featured: true }],
  ['unfeature', { featured: false }],
] as const satisfies [string, ChangeNewsArticlesInput][];

/** Changes or deletes the selected articles; takes the place of the filters while there are any. */
export function NewsBulkActions({ selection, bulk }: Props) {
  const texts = useTexts(newsAdminTexts);
  const words = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  const { search } = useLocation();
  const { chosen, matching, clear } = selection;
  const [asking, setAsking] = useState<'delete' | 'category' | null>(null);
  const { isBusy, isDeleting } = bulk;
  const count = number.format(selection.count);
  const articles = { chosen, matching, search };
  const handleDone = () => setAsking(null);
  const bar = useFocusAfterRemoval<HTMLDivElement>('input');
  return (
    <div ref={bar} role="group" aria-label={texts.selection} className={styles.bulk}>
      <span aria-live="polite" className={styles.count}>
        {texts.selected(count)}
      </span>
      <div className={styles.changes}>
        {changes.map(([name, change]) => (
          <Button
            key={name}
            size="small"
            variant="secondary"
            busy={isBusy}
            onClick={() => void bulk.change(articles, change)}
          >
            {texts.bulk[name]}
          </Button>
        ))}
        <Button size="small" variant="secondary" busy={isBusy} onClick={() => setAsking('category')}>
          {texts.bulk.category}
        </Button>
        <Button size="small" variant="secondary" busy={isBusy} onClick={() => setAsking('delete')}>
          <TrashIcon />
          {words.deleteConfirm}
        </Button>
      </div>
      <IconButton label={texts.selectNone} onClick={clear}>
        <CloseIcon />
      </IconButton>
      <CategoryDialog
        open={asking === 'category'}
        title={texts.bulkCategoryTitle(count)}
        isBusy={isBusy}
        onChoose={(category) => void bulk.change(articles, { category }).then(handleDone)}
        onDismiss={handleDone}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        danger
        title={selection.count === 1 ? texts.deleteTitle : texts.deleteManyTitle(count)}
        description={selection.count === 1 ? words.deleteText : texts.deleteManyText}
        confirmLabel={isDeleting ? words.deleting : words.deleteConfirm}
        cancelLabel={words.cancel}
        busy={isDeleting}
        onConfirm={() => void bulk.remove(articles).then(handleDone)}
        onCancel={handleDone}
      />
    </div>
  );
}
