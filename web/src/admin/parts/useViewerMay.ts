import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { useViewerMayQuery } from '../../__generated__/useViewerMayQuery.graphql.ts';

/**
 * Whether the signed-in admin has a capability (docs/product.md#roles), as loaded with the dashboard’s shell; undefined
 * until then. It decides only what is shown: the server refuses the rest.
 */
export function useViewerMay(): (capability: string) => boolean | undefined {
  const { viewer } = useLazyLoadQuery<useViewerMayQuery>(
    graphql`
      query useViewerMayQuery {
        viewer {
          capabilities
        }
      }
    `,
    {},
    { fetchPolicy: 'store-only' },
  );
  return (capability) => viewer?.capabilities?.includes(capability);
}

/** Whether they may show, order and delete what is in a section, such as `news`; true until that is known. */
export const useMayPublish = (section: string): boolean => useViewerMay()(`${section}.publish`) !== false;
