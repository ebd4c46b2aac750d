import { Suspense, useState } from 'react';
import { TranslationFilter } from '../../admin/list/TranslationFilter.tsx';
import { AdminHeading } from '../../admin/parts/AdminHeading.tsx';
import { useHead } from '../../page/head.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { LoadFailure } from '../../admin/parts/LoadFailure.tsx';
import { Boundary } from '../../page/Boundary.tsx';
import { imagesAdminTexts } from '../library/imagesAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { RefreshIcon, UploadIcon } from '../library/imageIcons.tsx';
import { ImageGrid } from './ImageGrid.tsx';
import { ImageGridSkeleton } from './ImageGridSkeleton.tsx';
import { ImageSearch } from '../library/ImageSearch.tsx';
import * as styles from './ImagesSection.css.ts';
import { LackFilter } from './LackFilter.tsx';
import { UploadButton } from '../library/UploadButton.tsx';
import { UploadGuidelines } from './UploadGuidelines.tsx';
import { UploadList } from '../library/UploadList.tsx';
import { useFileDrop } from '../library/useFileDrop.ts';
import { useImageList } from './useImageList.ts';
import { useLoadFailure } from '../library/useLoadFailure.ts';
import { useUploads } from '../library/useUploads.ts';

/** The library of the site’s pictures (docs/product.md#image-library). */
export function ImagesSection() {
  const texts = useTexts(imagesAdminTexts);
  const { admin } = useTexts(adminTexts);
  useHead({ title: texts.title, titleEnd: admin, description: texts.lead, hidden: true });
  const list = useImageList();
  const showFailure = useLoadFailure();
  const { uploads, isUploading, upload, clear } = useUploads(list.add);
  const { isOver, dropProps } = useFileDrop(upload);
  /** Counts the resets of the search, each of which creates a new, empty field. */
  const [resets, setResets] = useState(0);
  const { search, lacks, translation } = list.filter;
  const handleShowAll = () => {
    setResets((count) => count + 1);
    list.show({ search: '', lacks: [], translation: null });
  };
  return (
    <div className={styles.section} {...dropProps}>
      <AdminHeading
        title={texts.title}
        lead={texts.lead}
        action={
          <div className={styles.actions}>
            <Button variant="secondary" busy={list.isRefreshing} onClick={() => void list.refresh()}>
              <RefreshIcon />
              {list.isRefreshing ? texts.refreshing : texts.refresh}
            </Button>
            <UploadButton text={texts.upload} onUpload={upload} />
          </div>
        }
      />
      <div className={styles.parts}>
        <UploadGuidelines />
        {uploads.length > 0 && <UploadList uploads={uploads} isUploading={isUploading} onClear={clear} />}
        <ImageSearch
          key={resets}
          initial={search}
          takesFocus={resets > 0}
          onSearch={(next) => list.show({ search: next ?? '' })}
        />
        <div className={styles.filters}>
          <LackFilter chosen={lacks} onChange={(next) => list.show({ lacks: next })} />
          <TranslationFilter />
        </div>
        <Boundary
          resetKey={list.queryRef}
          onError={showFailure}
          fallback={(error) => (
            <LoadFailure
              error={error}
              title={texts.loadFailure}
              isBusy={list.isRefreshing}
              onRetry={() => void list.refresh()}
            />
          )}
        >
          <Suspense fallback={<ImageGridSkeleton />}>
            <ImageGrid
              queryRef={list.queryRef}
              filter={list.filter}
              isBusy={list.isBusy}
              isSearched={search !== '' || lacks.length > 0 || translation !== null}
              onShowAll={handleShowAll}
              onUpload={upload}
              onDeleted={() => void list.refresh()}
            />
          </Suspense>
        </Boundary>
      </div>
      {isOver && (
        <p className={styles.drop}>
          <UploadIcon />
          {texts.drop}
        </p>
      )}
    </div>
  );
}
