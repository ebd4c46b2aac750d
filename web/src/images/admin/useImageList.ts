import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment, type PreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData, useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router-dom';
import { ConnectionHandler, ROOT_ID } from 'relay-runtime';
import type { useImageListQuery } from '../../__generated__/useImageListQuery.graphql.ts';
import type { useImageListUploadQuery } from '../../__generated__/useImageListUploadQuery.graphql.ts';
import { useLoadFailure } from '../library/useLoadFailure.ts';
import { librarySearch, libraryVariables, readLibraryFilter, type LibraryFilter } from './libraryFilter.ts';

export const imageListQuery = graphql`
  query useImageListQuery($search: String, $lacks: [ImageLack!], $translation: TranslationGap) @preloadable {
    # The cards, and what is above them, belong to ImageGrid.
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...ImageGrid_query @arguments(search: $search, lacks: $lacks, translation: $translation)
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...ImageTotal_query @arguments(search: $search, lacks: $lacks, translation: $translation)
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...UnclaimedFiles_query
  }
`;

/** The section’s list: which one the address asks for, and how to refresh it. */
export function useImageList() {
  const environment = useRelayEnvironment();
  const showFailure = useLoadFailure();
  const queryRef = useLoaderData() as PreloadedQuery<useImageListQuery>;
  const filter = readLibraryFilter(useLocation().search);
  const variables = libraryVariables(filter);
  const navigate = useNavigate();
  const isLoading = useNavigation().state !== 'idle';
  const { revalidate } = useRevalidator();
  const [isRefreshing, setRefreshing] = useState(false);

  /** Refetches the list; the current one stays in the meantime, and on failure. */
  const refresh = async () => {
    setRefreshing(true);
    try {
      const options = { fetchPolicy: 'network-only' } as const;
      await fetchQuery<useImageListQuery>(environment, imageListQuery, variables, options).toPromise();
      await revalidate();
    } catch (error) {
      showFailure(error);
    }
    setRefreshing(false);
  };

  /** Prepends a new image to the list. */
  const add = async (id: number) => {
    const connections = [ConnectionHandler.getConnectionID(ROOT_ID, 'ImageGrid_images', variables)];
    const query = graphql`
      query useImageListUploadQuery(
        $id: Int!
        $connections: [ID!]!
        $search: String
        $lacks: [ImageLack!]
        $translation: TranslationGap
      ) {
        image(id: $id) @prependNode(connections: $connections, edgeTypeName: "ImageEdge") {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...ImageCard_image
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...ImagePreview_image
        }
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...ImageTotal_query @arguments(search: $search, lacks: $lacks, translation: $translation)
      }
    `;
    await fetchQuery<useImageListUploadQuery>(environment, query, { id, connections, ...variables })
      .toPromise()
      // The upload succeeded: the image appears after the next refresh.
      .catch(showFailure);
  };

  const show = (next: Partial<LibraryFilter>) =>
    void navigate(
      { search: librarySearch({ ...filter, ...next }) },
      { replace: 'search' in next, preventScrollReset: true },
    );

  return { queryRef, filter, isBusy: isLoading || isRefreshing, isRefreshing, refresh, add, show };
}
