import { Suspense, type ReactNode } from 'react';
import { usePreloadedQuery } from 'react-relay/hooks.js';
import type {
  useDatabaseQuery,
  useDatabaseQuery$data,
} from '../../__generated__/useDatabaseQuery.graphql.ts';
import { Boundary } from '../../page/Boundary.tsx';
import { databaseQuery, useDatabase } from './useDatabase.ts';

interface Props {
  /** Shown while it loads. */
  skeleton: ReactNode;
  /** Renders the data; gets null if it could not be loaded. */
  children: (data: useDatabaseQuery$data | null) => ReactNode;
}

/** Provides the section’s data to each component that shows part of it. */
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
