import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useProvinceCounts_query$key } from '../__generated__/useProvinceCounts_query.graphql.ts';
import type { ProvinceCode } from '../shared/provinces.ts';

/** How many active communities each province has. Null if they could not be loaded. */
export function useProvinceCounts(
  query: useProvinceCounts_query$key | null | undefined,
): ((code: ProvinceCode) => number) | null {
  const groups = useFragment(
    graphql`
      fragment useProvinceCounts_query on Query {
        communitiesByProvince {
          province
          count
        }
      }
    `,
    query,
  )?.communitiesByProvince;
  return groups ? (code) => groups.find(({ province }) => province === code)?.count ?? 0 : null;
}
