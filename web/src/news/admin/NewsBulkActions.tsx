import { useState } from 'react';
import type { Selection } from '../../admin/list/useSelection.ts';
import { formTexts } from '../../language/formTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from './newsAdminTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { CheckIcon, CloseIcon, TrashIcon } from '../../ui/icons.tsx';
import * as styles from './NewsListFilters.css.ts';
import { useNewsBulk, type ListedArticle } from './useNewsBulk.ts';

interface Props {
  selection: Selection<ListedArticle>;
}

/** Publishes or deletes the selected articles; takes the place of the filters while there are any. */
export function NewsBulkActions({ selection }: Props) {
  const texts = useTexts(newsAdminTexts);
  const words = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  const { chosen, clear } = selection;
  const [asking, setAsking] = useState(false);
  const { publish, remove, busy } = useNewsBulk();
  const count = number.format(chosen.length);
  const handleDelete = async () => {
    await remove(chosen);
    setAsking(false);
  };
  return (
    <div role="group" aria-label={texts.selection} className={styles.bulk}>
      <span aria-live="polite" className={styles.count}>
        {texts.selected(count)}
      </span>
      <Button size="small" variant="secondary" busy={busy === 'publish'} onClick={() => void publish(chosen)}>
        <CheckIcon />
        {busy === 'publish' ? texts.publishing : texts.publish}
      </Button>
      <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
        <TrashIcon />
        {words.deleteConfirm}
      </Button>
      <IconButton label={texts.selectNone} onClick={clear}>
        <CloseIcon />
      </IconButton>
      <ConfirmDialog
        open={asking}
        danger
        title={chosen.length === 1 ? texts.deleteTitle : texts.deleteManyTitle(count)}
        description={words.deleteText}
        confirmLabel={busy === 'delete' ? words.deleting : words.deleteConfirm}
        cancelLabel={words.cancel}
        busy={busy === 'delete'}
        onConfirm={() => void handleDelete()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
