import { graphql, useFragment } from 'react-relay/hooks.js';
import type { DatabaseState_query$key } from '../../__generated__/DatabaseState_query.graphql.ts';
import { databaseTexts } from './databaseTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Loading, SkeletonLine } from '../../ui/Skeleton.tsx';
import { DatabaseCounts } from './DatabaseCounts.tsx';
import { DatabaseHealth } from './DatabaseHealth.tsx';
import * as styles from './DatabasePage.css.ts';

interface Props {
  /** Null if the server did not respond. */
  query: DatabaseState_query$key | null;
}

/** The counts, and the health of the database. */
export function DatabaseState({ query }: Props) {
  const data = useFragment(
    graphql`
      fragment DatabaseState_query on Query {
        databaseStatistics {
          ...DatabaseCounts_statistics
        }
        ...DatabaseHealth_query
      }
    `,
    query,
  );
  return (
    <div className={styles.pair}>
      <DatabaseCounts statistics={data?.databaseStatistics ?? null} />
      <DatabaseHealth query={data ?? null} />
    </div>
  );
}

/** Shown while the figures load. */
export function DatabaseStateSkeleton() {
  const texts = useTexts(databaseTexts);
  return (
    <Loading label={texts.loading}>
      <div className={styles.pair}>
        <DatabaseCounts statistics={null} placeholder={<SkeletonLine width="short" />} />
        <DatabaseHealth query={null} placeholder={<SkeletonLine width="medium" />} />
      </div>
    </Loading>
  );
}
