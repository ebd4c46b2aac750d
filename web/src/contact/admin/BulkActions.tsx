import { useRef, useState } from 'react';
import { formTexts } from '../../language/formTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { contactAdminTexts } from './contactAdminTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { CheckIcon, TrashIcon } from '../../ui/moreIcons.tsx';
import type { ListedMessage } from './messageList.ts';
import * as styles from './MessagesPage.css.ts';
import { SelectBox } from '../../admin/list/SelectBox.tsx';
import { useFocusAfterDeletion } from '../../admin/list/useFocusAfterDeletion.ts';
import { useDeleteContactMessages } from './useDeleteContactMessages.ts';
import { useMarkContactMessages } from './useMarkContactMessages.ts';
import type { MatchingSelection } from '../../admin/list/useMatchingSelection.ts';
import { choiceOf } from './messageChoice.ts';
import type { MessageType } from './messagesFilter.ts';

interface Props {
  title: string;
  isHandled: boolean;
  /** The inquiry type that the list is narrowed to. */
  type: MessageType | null;
  selection: MatchingSelection<ListedMessage>;
  connections: string[];
}

/** The bar of bulk actions for messages; it keeps its height while none is selected. */
export function BulkActions({ title, isHandled, type, selection, connections }: Props) {
  const texts = useTexts(contactAdminTexts);
  const form = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  /** The selection when the confirmation was opened. */
  const [toDelete, setToDelete] =
    useState<Pick<typeof selection, 'chosen' | 'matching' | 'count'>>(selection);
  const [asking, setAsking] = useState(false);
  const { markMessages, isMarking } = useMarkContactMessages(connections);
  const { change: deleteMessages, isChanging: isDeleting } = useDeleteContactMessages();
  const { chosen, count, isWhole, toggleAll, clear } = selection;
  const bar = useRef<HTMLDivElement>(null);
  useFocusAfterDeletion(chosen.length, bar);
  const handleAsk = () => {
    setToDelete(selection);
    setAsking(true);
  };
  const handleDelete = async () => {
    const { kind } = await deleteMessages({ ...choiceOf(toDelete, isHandled, type), connections });
    if (kind === 'saved') clear();
    setAsking(false);
  };
  const handleMark = async () => {
    const { kind } = await markMessages(choiceOf(selection, isHandled, type), !isHandled);
    if (kind === 'saved') clear();
  };
  const isOne = toDelete.count === 1;
  return (
    <div ref={bar} role="group" aria-label={texts.selection(title)} className={styles.bulk}>
      <div className={styles.bulkBox}>
        <SelectBox
          label={texts.selectAll}
          checked={isWhole}
          indeterminate={chosen.length > 0 && !isWhole}
          onChange={toggleAll}
        >
          <span aria-live="polite">
            {chosen.length > 0 ? texts.selected(number.format(count)) : texts.selectAll}
          </span>
        </SelectBox>
      </div>
      <div className={styles.bulkActions}>
        <Button
          size="small"
          variant="secondary"
          disabled={chosen.length === 0}
          busy={isMarking}
          onClick={() => void handleMark()}
        >
          <CheckIcon />
          {isHandled ? texts.unmark : texts.mark}
        </Button>
        <Button size="small" variant="secondary" disabled={chosen.length === 0} onClick={handleAsk}>
          <TrashIcon />
          {form.deleteConfirm}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        danger
        title={isOne ? texts.deleteTitle : texts.deleteManyTitle(number.format(toDelete.count))}
        thing={isOne ? toDelete.chosen[0]?.name : undefined}
        description={isOne ? texts.deleteText : texts.deleteManyText}
        confirmLabel={isDeleting ? form.deleting : form.deleteConfirm}
        cancelLabel={form.cancel}
        busy={isDeleting}
        onConfirm={() => void handleDelete()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
