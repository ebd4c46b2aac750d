import { useState, useTransition } from 'react';
import {
  fetchQuery,
  graphql,
  useQueryLoader,
  useRelayEnvironment,
  type PreloadedQuery,
} from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router-dom';
import { ConnectionHandler, ROOT_ID } from 'relay-runtime';
import type { useImageListQuery } from '../../__generated__/useImageListQuery.graphql.ts';
import type { useImageListUploadQuery } from '../../__generated__/useImageListUploadQuery.graphql.ts';
import { useLoadFailure } from '../library/useLoadFailure.ts';

export const imageListQuery = graphql`
  query useImageListQuery($search: String) @preloadable {
    # The cards, and what is told above them, belong to ImageGrid.
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...ImageGrid_query @arguments(search: $search)
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...UnclaimedFiles_query
  }
`;

/** The section’s list: which one is shown, and how it is brought up to date. */
export function useImageList() {
  const environment = useRelayEnvironment();
  const tellFailure = useLoadFailure();
  const [queryRef, load] = useQueryLoader<useImageListQuery>(
    imageListQuery,
    useLoaderData() as PreloadedQuery<useImageListQuery>,
  );
  const [search, setSearch] = useState<string | null>(null);
  const [isSearching, startSearch] = useTransition();
  const [isRefreshing, setRefreshing] = useState(false);

  /** Asks the server anew; the list that is shown stays while it does, and when it fails. */
  const refresh = async () => {
    setRefreshing(true);
    try {
      const options = { fetchPolicy: 'network-only' } as const;
      await fetchQuery<useImageListQuery>(environment, imageListQuery, { search }, options).toPromise();
      load({ search }, { fetchPolicy: 'store-or-network' });
    } catch (error) {
      tellFailure(error);
    }
    setRefreshing(false);
  };

  /** Puts a new image on top of the list. */
  const add = async (id: number) => {
    const connections = [ConnectionHandler.getConnectionID(ROOT_ID, 'ImageGrid_images', { search })];
    const query = graphql`
      query useImageListUploadQuery($id: Int!, $connections: [ID!]!) {
        image(id: $id) @prependNode(connections: $connections, edgeTypeName: "ImageEdge") {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...ImageCard_image
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...ImagePreview_image
        }
      }
    `;
    await fetchQuery<useImageListUploadQuery>(environment, query, { id, connections })
      .toPromise()
      // The upload itself went well: the image is there after the next refresh.
      .catch(tellFailure);
  };

  return {
    queryRef,
    search,
    isBusy: isSearching || isRefreshing,
    isRefreshing,
    refresh,
    add,
    find: (next: string | null) => {
      setSearch(next);
      startSearch(() => load({ search: next }, { fetchPolicy: 'network-only' }));
    },
  };
}
