import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { useFactorDueQuery } from '../../__generated__/useFactorDueQuery.graphql.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Until when the signed-in admin can go without a second factor (docs/product.md#required-second-factor), as loaded with
 * the dashboard’s shell, and how many days are left: 0 once it is over. Null if they have one, or none is required.
 */
export function useFactorDue(): { dueAt: string; daysLeft: number } | null {
  const { viewer } = useLazyLoadQuery<useFactorDueQuery>(
    graphql`
      query useFactorDueQuery {
        viewer {
          factorDueAt
        }
      }
    `,
    {},
    { fetchPolicy: 'store-only' },
  );
  const [now] = useState(Date.now);
  const dueAt = viewer?.factorDueAt;
  if (!dueAt) return null;
  return { dueAt, daysLeft: Math.max(0, Math.ceil((Date.parse(dueAt) - now) / dayMilliseconds)) };
}
