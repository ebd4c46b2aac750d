import { Suspense } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { OverviewPageQuery } from '../../__generated__/OverviewPageQuery.graphql.ts';
import { useUser } from '../../auth/useUser.ts';
import { useHead } from '../../head.ts';
import { adminTexts } from '../../language/admin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { overviewAdminTexts } from '../../language/overviewAdmin.ts';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { AdminHeading } from '../AdminHeading.tsx';
import { LatestActivity } from './LatestActivity.tsx';
import { MissingTranslations } from './MissingTranslations.tsx';
import * as styles from './OverviewPage.css.ts';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { Overloads } from './Overloads.tsx';
import { QuickActions } from './QuickActions.tsx';
import { Statistics } from './Statistics.tsx';
import { useRefreshStats } from './useRefreshStats.ts';
import { WaitingMessages } from './WaitingMessages.tsx';

const query = graphql`
  query OverviewPageQuery @preloadable {
    databaseStatistics @required(action: THROW) {
      ...Statistics_statistics
    }
    missingTranslations @required(action: THROW) {
      ...MissingTranslations_missing
    }
    ...Overloads_query
    ...WaitingMessages_query
    ...LatestActivity_query
  }
`;

/** The dashboard's first section (specification section 2.10). */
export function OverviewPage() {
  const texts = useTexts(overviewAdminTexts);
  const { admin } = useTexts(adminTexts);
  const email = useUser()?.email ?? '';
  const { refresh, isRefreshing } = useRefreshStats(query);
  useHead({ title: `${texts.title} – ${admin}`, description: texts.description, hidden: true });
  return (
    <>
      <AdminHeading
        title={texts.title}
        lead={texts.welcome(email)}
        action={
          <Button variant="secondary" busy={isRefreshing} onClick={refresh}>
            {isRefreshing ? texts.refreshing : texts.refresh}
          </Button>
        }
      />
      <div className={styles.parts}>
        <Suspense fallback={<OverviewSkeleton />}>
          <Overview />
        </Suspense>
        <QuickActions />
        {/* Last and without a skeleton: nothing moves when it comes. */}
        <Suspense>
          <Activity />
        </Suspense>
      </div>
    </>
  );
}

function Overview() {
  const texts = useTexts(overviewAdminTexts);
  const data = usePageQuery<OverviewPageQuery>(query);
  return (
    <>
      <Statistics statistics={data.databaseStatistics} />
      <section aria-labelledby="attention" className={styles.part}>
        <h2 id="attention" className={styles.heading}>
          {texts.attention}
        </h2>
        <Overloads query={data} />
        <div className={styles.panels}>
          <WaitingMessages query={data} />
          <MissingTranslations missing={data.missingTranslations} />
        </div>
      </section>
    </>
  );
}

function Activity() {
  return <LatestActivity query={usePageQuery<OverviewPageQuery>(query)} />;
}
