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
import type { Gap } from '../../admin/list/translationGap.ts';
import { useLoadFailure } from '../library/useLoadFailure.ts';

export const imageListQuery = graphql`
  query useImageListQuery($search: String, $translation: TranslationGap) @preloadable {
    # The cards, and the notice above them, belong to ImageGrid.
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...ImageGrid_query @arguments(search: $search, translation: $translation)
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...UnclaimedFiles_query
  }
`;

/** The section’s list: which one is shown, and how to refresh it. */
export function useImageList(translation: Gap | null) {
  const environment = useRelayEnvironment();
  const showFailure = useLoadFailure();
  const [queryRef, load] = useQueryLoader<useImageListQuery>(
    imageListQuery,
    useLoaderData() as PreloadedQuery<useImageListQuery>,
  );
  const [search, setSearch] = useState<string | null>(null);
  const [isSearching, startSearch] = useTransition();
  const [isRefreshing, setRefreshing] = useState(false);

  /** Refetches the list; the current one stays in the meantime, and on failure. */
  const refresh = async () => {
    setRefreshing(true);
    try {
      const options = { fetchPolicy: 'network-only' } as const;
      await fetchQuery<useImageListQuery>(
        environment,
        imageListQuery,
        { search, translation },
        options,
      ).toPromise();
      load({ search, translation }, { fetchPolicy: 'store-or-network' });
    } catch (error) {
      showFailure(error);
    }
    setRefreshing(false);
  };

  /** Prepends a new image to the list. */
  const add = async (id: number) => {
    const connections = [
      ConnectionHandler.getConnectionID(ROOT_ID, 'ImageGrid_images', { search, translation }),
    ];
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
      // The upload succeeded: the image appears after the next refresh.
      .catch(showFailure);
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
      startSearch(() => load({ search: next, translation }, { fetchPolicy: 'network-only' }));
    },
  };
}
