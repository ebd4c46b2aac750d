import { useRef, useState } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import type { ImageGrid_query$key } from '../../__generated__/ImageGrid_query.graphql.ts';
import type { ImageGridPaginationQuery } from '../../__generated__/ImageGridPaginationQuery.graphql.ts';
import type { useImageListQuery } from '../../__generated__/useImageListQuery.graphql.ts';
import { useSelection } from '../../admin/list/useSelection.ts';
import { useFocusAfterDeletion } from '../../admin/list/useFocusAfterDeletion.ts';
import { useMayPublish } from '../../admin/parts/useViewerMay.ts';
import { imagesAdminTexts } from '../library/imagesAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { LoadMore } from '../../relay/LoadMore.tsx';
import { ImageCard } from './ImageCard.tsx';
import * as styles from './ImageGrid.css.ts';
import { ImagePreview } from './ImagePreview.tsx';
import * as section from './ImagesSection.css.ts';
import { ImageTotal, useImageTotal } from './ImageTotal.tsx';
import type { LibraryFilter } from './libraryFilter.ts';
import { NoImages } from '../library/NoImages.tsx';
import { imageListQuery } from './useImageList.ts';
import { UnusedActions } from './UnusedActions.tsx';
import { UnclaimedFiles } from './UnclaimedFiles.tsx';
import { useMoreImages } from '../library/useMoreImages.ts';

interface Props {
  queryRef: PreloadedQuery<useImageListQuery>;
  /** Whether another list is loading. */
  isBusy: boolean;
  filter: LibraryFilter;
  /** Whether anything is filtered. */
  isSearched: boolean;
  onShowAll: () => void;
  onUpload: (files: Iterable<File>) => Promise<void>;
  /** Called when several images have been deleted. */
  onDeleted: () => void;
}

/** The images as cards, with more on demand. */
export function ImageGrid({ queryRef, isBusy, filter, isSearched, ...on }: Props) {
  const texts = useTexts(imagesAdminTexts);
  const query = usePreloadedQuery<useImageListQuery>(imageListQuery, queryRef);
  const { data, ...paging } = usePaginationFragment<ImageGridPaginationQuery, ImageGrid_query$key>(
    graphql`
      fragment ImageGrid_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String" }
        search: { type: "String" }
        lacks: { type: "[ImageLack!]" }
        translation: { type: "TranslationGap" }
      )
      @refetchable(queryName: "ImageGridPaginationQuery") {
        images(first: $count, after: $cursor, search: $search, lacks: $lacks, translation: $translation)
          @connection(key: "ImageGrid_images")
          @required(action: THROW) {
          __id
          edges {
            node {
              id
              # For the selection.
              # eslint-disable-next-line relay/unused-fields
              databaseId
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
  const total = useImageTotal(query, images.length);
  const selection = useSelection(images);
  const mayDelete = useMayPublish('images');
  const isSelectable = mayDelete && filter.lacks.includes('USE');
  if (images.length === 0)
    return (
      <>
        <UnclaimedFiles query={query} />
        <NoImages
          narrowedBy={filter.search ? 'search' : isSearched ? 'filter' : null}
          onShowAll={on.onShowAll}
          onUpload={on.onUpload}
        />
      </>
    );
  return (
    <>
      <UnclaimedFiles query={query} />
      <div className={section.head}>
        <ImageTotal total={total} isFiltered={isSearched} />
        {isSelectable && (
          <UnusedActions
            filter={filter}
            selection={selection}
            total={total}
            connectionId={data.images.__id}
            onDeleted={on.onDeleted}
          />
        )}
      </div>
      <ul ref={list} aria-label={texts.list} aria-busy={isBusy} className={styles.grid}>
        {images.map((image) => (
          <li key={image.id}>
            <ImageCard
              image={image}
              connectionId={data.images.__id}
              mayDelete={mayDelete}
              onPreview={() => setPreviewed(image.id)}
              {...(isSelectable && {
                isSelected: selection.has(image.id),
                onSelect: () => selection.toggle(image.id),
              })}
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
