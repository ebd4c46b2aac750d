import { useState, useTransition } from 'react';
import {
  fetchQuery,
  graphql,
  useQueryLoader,
  useRelayEnvironment,
  type PreloadedQuery,
} from 'react-relay/hooks.js';
import { ConnectionHandler, ROOT_ID } from 'relay-runtime';
import type { usePickerListQuery } from '../../__generated__/usePickerListQuery.graphql.ts';
import type { usePickerListUploadQuery } from '../../__generated__/usePickerListUploadQuery.graphql.ts';
import { useLoadFailure } from './useLoadFailure.ts';

export const pickerListQuery = graphql`
  query usePickerListQuery($search: String) @preloadable {
    # The options belong to PickerGrid.
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...PickerGrid_query @arguments(search: $search)
  }
`;

/** The picker’s list: which one is shown, and how it changes. */
export function usePickerList(opened: PreloadedQuery<usePickerListQuery>) {
  const environment = useRelayEnvironment();
  const showFailure = useLoadFailure();
  const [loaded, load] = useQueryLoader<usePickerListQuery>(pickerListQuery);
  const [search, setSearch] = useState<string | null>(null);
  const [isSearching, startSearch] = useTransition();

  const show = (next: string | null) => {
    setSearch(next);
    startSearch(() => load({ search: next }, { fetchPolicy: 'network-only' }));
  };

  /** Prepends a new image to the list. */
  const add = async (id: number) => {
    const connections = [ConnectionHandler.getConnectionID(ROOT_ID, 'PickerGrid_images', { search })];
    const query = graphql`
      query usePickerListUploadQuery($id: Int!, $connections: [ID!]!) {
        image(id: $id) @prependNode(connections: $connections, edgeTypeName: "ImageEdge") {
          # The fields that PickerGrid reads.
          # eslint-disable-next-line relay/unused-fields
          databaseId
          # eslint-disable-next-line relay/unused-fields
          url
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...PickerOption_image
        }
      }
    `;
    await fetchQuery<usePickerListUploadQuery>(environment, query, { id, connections })
      .toPromise()
      // The upload succeeded: the image appears when the picker reopens.
      .catch(showFailure);
  };

  return { queryRef: loaded ?? opened, search, isSearching, find: show, retry: () => show(search), add };
}
