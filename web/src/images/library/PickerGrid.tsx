import { useRef } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import type { PickerGrid_query$key } from '../../__generated__/PickerGrid_query.graphql.ts';
import type { PickerGridPaginationQuery } from '../../__generated__/PickerGridPaginationQuery.graphql.ts';
import type { usePickerListQuery } from '../../__generated__/usePickerListQuery.graphql.ts';
import { imagesAdminTexts } from './imagesAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { LoadMore } from '../../relay/LoadMore.tsx';
import * as styles from './ImagePicker.css.ts';
import { NoImages } from './NoImages.tsx';
import { PickerOption } from './PickerOption.tsx';
import { useGridKeys } from './useGridKeys.ts';
import { useMoreImages } from './useMoreImages.ts';
import { pickerListQuery } from './usePickerList.ts';

interface Props {
  queryRef: PreloadedQuery<usePickerListQuery>;
  /** Whether another list is loading. */
  isBusy: boolean;
  isSearched: boolean;
  value: string;
  /** The id of the latest upload, most likely the one to choose. */
  uploadedId: number | null;
  onShowAll: () => void;
  onUpload: (files: Iterable<File>) => Promise<void>;
  onChoose: (url: string) => void;
}

/** The library’s images to choose from: one Tab stop, with arrow keys inside. */
export function PickerGrid({ queryRef, isBusy, isSearched, value, uploadedId, ...on }: Props) {
  const texts = useTexts(imagesAdminTexts);
  const { data, ...paging } = usePaginationFragment<PickerGridPaginationQuery, PickerGrid_query$key>(
    graphql`
      fragment PickerGrid_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String" }
        search: { type: "String" }
      )
      @refetchable(queryName: "PickerGridPaginationQuery") {
        images(first: $count, after: $cursor, search: $search)
          @connection(key: "PickerGrid_images")
          @required(action: THROW) {
          edges {
            node {
              id
              databaseId
              url
              ...PickerOption_image
            }
          }
        }
      }
    `,
    usePreloadedQuery<usePickerListQuery>(pickerListQuery, queryRef),
  );
  const more = useMoreImages(paging, 'picker', data.images.edges.length);
  const images = data.images.edges.map(({ node }) => node);
  const list = useRef<HTMLDivElement>(null);
  const chosen = images.findIndex(({ url }) => url === value);
  const { current, handleFocus, handleKeyDown } = useGridKeys(list, images.length, Math.max(chosen, 0));
  if (images.length === 0)
    return (
      <NoImages narrowedBy={isSearched ? 'search' : null} onShowAll={on.onShowAll} onUpload={on.onUpload} />
    );
  return (
    <>
      <div
        ref={list}
        role="listbox"
        tabIndex={-1}
        aria-label={texts.list}
        aria-busy={isBusy}
        className={styles.grid}
        onKeyDown={handleKeyDown}
      >
        {images.map((image, index) => (
          <PickerOption
            key={image.id}
            image={image}
            isNew={image.databaseId === uploadedId}
            isChosen={index === chosen}
            isCurrent={index === current}
            onFocus={() => handleFocus(index)}
            onChoose={() => on.onChoose(image.url)}
          />
        ))}
      </div>
      <LoadMore more={more} list={list} />
    </>
  );
}
