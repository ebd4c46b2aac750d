import { useEffect, useRef } from 'react';
import { graphql, useRefetchableFragment } from 'react-relay/hooks.js';
import type { ImageTotal_query$key } from '../../__generated__/ImageTotal_query.graphql.ts';
import type { ImageTotalRefetchQuery } from '../../__generated__/ImageTotalRefetchQuery.graphql.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { numberFormat } from '../../shared/language.ts';
import { libraryTexts } from './libraryTexts.ts';
import * as styles from './ImagesSection.css.ts';

/**
 * How many images there are, or match the filter.
 * @param loaded how many are in the list: when it shrinks, one was deleted, and they are counted again
 */
export function useImageTotal(query: ImageTotal_query$key, loaded: number): number {
  const [data, refetch] = useRefetchableFragment<ImageTotalRefetchQuery, ImageTotal_query$key>(
    graphql`
      fragment ImageTotal_query on Query
      @argumentDefinitions(
        search: { type: "String" }
        lacks: { type: "[ImageLack!]" }
        translation: { type: "TranslationGap" }
      )
      @refetchable(queryName: "ImageTotalRefetchQuery") {
        imageMatches(search: $search, lacks: $lacks, translation: $translation) @required(action: THROW) {
          total
        }
      }
    `,
    query,
  );
  const before = useRef(loaded);
  useEffect(() => {
    if (loaded < before.current) refetch({}, { fetchPolicy: 'store-and-network' });
    before.current = loaded;
  }, [loaded, refetch]);
  return data.imageMatches.total;
}

interface Props {
  total: number;
  isFiltered: boolean;
}

/** The total as a sentence. */
export function ImageTotal({ total, isFiltered }: Props) {
  const texts = useTexts(libraryTexts);
  const count = numberFormat(useLanguage().language).format(total);
  const words = isFiltered ? texts.matching : texts.total;
  return (
    <p role="status" className={styles.total}>
      {words(count, total === 1)}
    </p>
  );
}
