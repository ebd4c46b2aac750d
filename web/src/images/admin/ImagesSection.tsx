import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TranslationFilter } from '../../admin/list/TranslationFilter.tsx';
import { readTranslationGap, type Gap } from '../../admin/list/translationGap.ts';
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
import { UploadButton } from '../library/UploadButton.tsx';
import { UploadGuidelines } from './UploadGuidelines.tsx';
import { UploadList } from '../library/UploadList.tsx';
import { useFileDrop } from '../library/useFileDrop.ts';
import { useImageList } from './useImageList.ts';
import { useLoadFailure } from '../library/useLoadFailure.ts';
import { useUploads } from '../library/useUploads.ts';

/** The library of the site’s pictures (docs/product.md#image-library). */
export function ImagesSection() {
  const gap = readTranslationGap(useLocation().search);
  return <Library key={gap} gap={gap} />;
}

function Library({ gap }: { gap: Gap | null }) {
  const texts = useTexts(imagesAdminTexts);
  const { admin } = useTexts(adminTexts);
  useHead({ title: texts.title, titleEnd: admin, description: texts.lead, hidden: true });
  const list = useImageList(gap);
  const showFailure = useLoadFailure();
  const { uploads, isUploading, upload, clear } = useUploads(list.add);
  const { isOver, dropProps } = useFileDrop(upload);
  /** Counts the resets of the search, each of which creates a new, empty field. */
  const [resets, setResets] = useState(0);
  const navigate = useNavigate();
  const handleShowAll = () => {
    setResets((count) => count + 1);
    if (gap) void navigate('/admin/images');
    else list.find(null);
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
        <ImageSearch key={resets} takesFocus={resets > 0} onSearch={list.find} />
        <TranslationFilter />
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
            {list.queryRef && (
              <ImageGrid
                queryRef={list.queryRef}
                isBusy={list.isBusy}
                isSearched={list.search !== null || gap !== null}
                onShowAll={handleShowAll}
                onUpload={upload}
              />
            )}
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
