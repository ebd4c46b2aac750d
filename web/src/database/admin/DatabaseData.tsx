import { Suspense, type ReactNode } from 'react';
import { usePreloadedQuery } from 'react-relay/hooks.js';
import type {
  useDatabaseQuery,
  useDatabaseQuery$data,
} from '../../__generated__/useDatabaseQuery.graphql.ts';
import { Boundary } from '../../page/Boundary.tsx';
import { databaseQuery, useDatabase } from './useDatabase.ts';

interface Props {
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** Shows the data; null when the server gave none. */
  children: (data: useDatabaseQuery$data | null) => ReactNode;
}

/** What the section asked the server for, in each of the places that show some of it. */
export function DatabaseData({ skeleton, children }: Props) {
  const { preloaded } = useDatabase();
  return (
    <Suspense fallback={skeleton}>
      <Boundary resetKey={preloaded} fallback={() => children(null)}>
        <Answered>{children}</Answered>
      </Boundary>
    </Suspense>
  );
}

function Answered({ children }: Pick<Props, 'children'>) {
  return children(usePreloadedQuery<useDatabaseQuery>(databaseQuery, useDatabase().preloaded));
}
