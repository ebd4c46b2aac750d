import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { UnusedActionsQuery } from '../../__generated__/UnusedActionsQuery.graphql.ts';
import { SelectBox } from '../../admin/list/SelectBox.tsx';
import type { Selection } from '../../admin/list/useSelection.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { numberFormat } from '../../shared/language.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { TrashIcon } from '../../ui/moreIcons.tsx';
import { useLoadFailure } from '../library/useLoadFailure.ts';
import { libraryVariables, type LibraryFilter } from './libraryFilter.ts';
import { libraryTexts } from './libraryTexts.ts';
import { useDeleteUnusedImages } from './useDeleteUnusedImages.ts';
import * as styles from './ImagesSection.css.ts';

/** How many images one deletion takes (docs/product.md#image-library). */
const most = 500;

interface Props {
  filter: LibraryFilter;
  selection: Selection<{ readonly id: string; readonly databaseId: number }>;
  total: number;
  connectionId: string;
  onDeleted: () => void;
}

/** Selects unused images, also those that are not loaded yet, and deletes them. */
export function UnusedActions({ filter, selection, total, connectionId, onDeleted }: Props) {
  const texts = useTexts(libraryTexts);
  const number = numberFormat(useLanguage().language);
  const environment = useRelayEnvironment();
  const showFailure = useLoadFailure();
  const { change: deleteImages, isChanging: isDeleting } = useDeleteUnusedImages();
  /** The numbers of all that match, instead of those that are selected in the list. */
  const [matching, setMatching] = useState<readonly number[] | null>(null);
  const [isFinding, setFinding] = useState(false);
  const [asking, setAsking] = useState(false);
  const { chosen, isWhole, toggleAll, clear } = selection;
  const ids = isWhole && matching ? matching : chosen.map(({ databaseId }) => databaseId);
  const count = number.format(ids.length);
  const isOne = ids.length === 1;
  const selectMatching = async () => {
    const query = graphql`
      query UnusedActionsQuery($search: String, $lacks: [ImageLack!], $translation: TranslationGap) {
        imageMatches(search: $search, lacks: $lacks, translation: $translation) @required(action: THROW) {
          databaseIds
        }
      }
    `;
    setFinding(true);
    const options = { fetchPolicy: 'network-only' } as const;
    await fetchQuery<UnusedActionsQuery>(environment, query, libraryVariables(filter), options)
      .toPromise()
      .then((data) => setMatching(data?.imageMatches.databaseIds ?? null))
      .catch(showFailure);
    setFinding(false);
  };
  const handleDelete = async () => {
    const outcome = await deleteImages({ ids: [...ids], connections: [connectionId] });
    setAsking(false);
    if (outcome.kind !== 'saved') return;
    setMatching(null);
    clear();
    onDeleted();
  };
  return (
    <div role="group" aria-label={texts.selection} className={styles.bulk}>
      <SelectBox
        label={texts.selectAll}
        checked={isWhole}
        indeterminate={chosen.length > 0 && !isWhole}
        onChange={() => {
          setMatching(null);
          toggleAll();
        }}
      >
        <span aria-live="polite">{ids.length > 0 ? texts.selected(count) : texts.selectAll}</span>
      </SelectBox>
      {isWhole && ids.length < Math.min(total, most) && (
        <Button size="small" variant="secondary" busy={isFinding} onClick={() => void selectMatching()}>
          {total > most
            ? texts.selectNewest(number.format(most))
            : texts.selectMatching(number.format(total))}
        </Button>
      )}
      <Button size="small" variant="secondary" disabled={ids.length === 0} onClick={() => setAsking(true)}>
        <TrashIcon />
        {texts.delete}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.deleteTitle(count, isOne)}
        description={texts.deleteText}
        confirmLabel={isDeleting ? texts.deleting : texts.delete}
        cancelLabel={texts.cancel}
        busy={isDeleting}
        onConfirm={() => void handleDelete()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
