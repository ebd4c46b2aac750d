import { useRef, useState } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import type { ImageGrid_query$key } from '../../__generated__/ImageGrid_query.graphql.ts';
import type { ImageGridPaginationQuery } from '../../__generated__/ImageGridPaginationQuery.graphql.ts';
import type { useImageListQuery } from '../../__generated__/useImageListQuery.graphql.ts';
import { useFocusAfterDeletion } from '../../admin/list/useFocusAfterDeletion.ts';
import { imagesAdminTexts } from '../library/imagesAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { LoadMore } from '../../relay/LoadMore.tsx';
import { ImageCard } from './ImageCard.tsx';
import * as styles from './ImageGrid.css.ts';
import { ImagePreview } from './ImagePreview.tsx';
import { NoImages } from '../library/NoImages.tsx';
import { imageListQuery } from './useImageList.ts';
import { UnclaimedFiles } from './UnclaimedFiles.tsx';
import { useMoreImages } from '../library/useMoreImages.ts';

interface Props {
  queryRef: PreloadedQuery<useImageListQuery>;
  /** Whether another list is loading. */
  isBusy: boolean;
  isSearched: boolean;
  onShowAll: () => void;
  onUpload: (files: Iterable<File>) => Promise<void>;
}

/** The images as cards, with more on demand. */
export function ImageGrid({ queryRef, isBusy, isSearched, onShowAll, onUpload }: Props) {
  const texts = useTexts(imagesAdminTexts);
  const query = usePreloadedQuery<useImageListQuery>(imageListQuery, queryRef);
  const { data, ...paging } = usePaginationFragment<ImageGridPaginationQuery, ImageGrid_query$key>(
    graphql`
      fragment ImageGrid_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String" }
        search: { type: "String" }
        translation: { type: "TranslationGap" }
      )
      @refetchable(queryName: "ImageGridPaginationQuery") {
        images(first: $count, after: $cursor, search: $search, translation: $translation)
          @connection(key: "ImageGrid_images")
          @required(action: THROW) {
          __id
          edges {
            node {
              id
              ...ImageCard_image
              ...ImagePreview_image
            }
          }
        }
      }
    `,
    query,
  );
  const more = useMoreImages(paging, 'images', data.images.edges.length);
  const list = useRef<HTMLUListElement>(null);
  const images = data.images.edges.map(({ node }) => node);
  const [previewed, setPreviewed] = useState<string | null>(null);
  useFocusAfterDeletion(images.length);
  if (images.length === 0)
    return (
      <>
        <UnclaimedFiles query={query} />
        <NoImages isSearched={isSearched} onShowAll={onShowAll} onUpload={onUpload} />
      </>
    );
  return (
    <>
      <UnclaimedFiles query={query} />
      <ul ref={list} aria-label={texts.list} aria-busy={isBusy} className={styles.grid}>
        {images.map((image) => (
          <li key={image.id}>
            <ImageCard
              image={image}
              connectionId={data.images.__id}
              onPreview={() => setPreviewed(image.id)}
            />
          </li>
        ))}
      </ul>
      <LoadMore more={more} list={list} />
      <ImagePreview
        images={images}
        shown={previewed}
        onMove={setPreviewed}
        onDismiss={() => setPreviewed(null)}
      />
    </>
  );
}
