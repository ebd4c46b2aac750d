import { Suspense, useState } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { usePickerListQuery } from '../../__generated__/usePickerListQuery.graphql.ts';
import { LoadFailure } from '../../admin/parts/LoadFailure.tsx';
import { Boundary } from '../../page/Boundary.tsx';
import { imagesAdminTexts } from './imagesAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ImageSearch } from './ImageSearch.tsx';
import * as styles from './ImagePicker.css.ts';
import { PickerGrid } from './PickerGrid.tsx';
import { PickerSkeleton } from './PickerSkeleton.tsx';
import { UploadButton } from './UploadButton.tsx';
import { UploadList } from './UploadList.tsx';
import { useLoadFailure } from './useLoadFailure.ts';
import { usePickerList } from './usePickerList.ts';
import { useUploads } from './useUploads.ts';

interface Props {
  /** The list’s query, started by the component that opens the picker. */
  queryRef: PreloadedQuery<usePickerListQuery>;
  /** The currently selected address. */
  value: string;
  onChoose: (url: string) => void;
  onDismiss: () => void;
}

/** The library in a dialog: find an image by name, or upload one, and choose it. */
export function ImagePicker({ queryRef, value, onChoose, onDismiss }: Props) {
  const texts = useTexts(imagesAdminTexts);
  const showFailure = useLoadFailure();
  const list = usePickerList(queryRef);
  const [uploadedId, setUploadedId] = useState<number | null>(null);
  const handleUploaded = async (id: number) => {
    await list.add(id);
    setUploadedId(id);
  };
  const { uploads, isUploading, upload, clear } = useUploads(handleUploaded);
  /** Counts the resets of the search, each of which creates a new, empty field. */
  const [resets, setResets] = useState(0);
  const handleShowAll = () => {
    setResets((count) => count + 1);
    list.find(null);
  };
  return (
    <Dialog
      open
      size="large"
      onDismiss={onDismiss}
      title={texts.chooseTitle}
      description={texts.chooseText}
      closeLabel={texts.close}
    >
      <div className={styles.picker}>
        <div className={styles.tools}>
          <ImageSearch key={resets} takesFocus={resets > 0} onSearch={list.find} />
          <UploadButton text={texts.chooseUpload} variant="secondary" onUpload={upload} />
        </div>
        {uploads.length > 0 && <UploadList uploads={uploads} isUploading={isUploading} onClear={clear} />}
        <Boundary
          resetKey={list.queryRef}
          onError={showFailure}
          fallback={(error) => <LoadFailure error={error} title={texts.loadFailure} onRetry={list.retry} />}
        >
          <Suspense fallback={<PickerSkeleton />}>
            <PickerGrid
              queryRef={list.queryRef}
              isBusy={list.isSearching}
              isSearched={list.search !== null}
              value={value}
              uploadedId={uploadedId}
              onShowAll={handleShowAll}
              onUpload={upload}
              onChoose={onChoose}
            />
          </Suspense>
        </Boundary>
      </div>
    </Dialog>
  );
}
