import type { ReactNode } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type {
  OverviewPageQuery,
  OverviewPageQuery$data,
} from '../../__generated__/OverviewPageQuery.graphql.ts';
import { useUser } from '../../auth/useUser.ts';
import { useHead } from '../../page/head.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { overviewTexts } from './overviewTexts.ts';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { AdminHeading } from '../parts/AdminHeading.tsx';
import { Part } from '../parts/Part.tsx';
import { useViewerMay } from '../parts/useViewerMay.ts';
import { ComingNews } from './ComingNews.tsx';
import { DraftsOfOthers, OwnDrafts } from './Drafts.tsx';
import { LatestActivity } from './LatestActivity.tsx';
import { MissingTranslations } from './MissingTranslations.tsx';
import * as styles from './OverviewPage.css.ts';
import { PanelSkeleton, StatisticsSkeleton } from './OverviewSkeleton.tsx';
import { Overloads } from './Overloads.tsx';
import { QuickActions } from './QuickActions.tsx';
import { AskedReviews, OwnReviews } from './Reviews.tsx';
import { Statistics } from './Statistics.tsx';
import { useRefreshStats } from './useRefreshStats.ts';
import { WaitingMessages } from './WaitingMessages.tsx';

const query = graphql`
  query OverviewPageQuery @preloadable {
    ...Statistics_query
    ...MissingTranslations_query
    ...Overloads_query
    ...WaitingMessages_query
    ...Reviews_asked
    ...Reviews_own
    ...Drafts_own
    ...Drafts_others
    ...ComingNews_query
    ...LatestActivity_query
  }
`;

/** The dashboard’s first section (docs/product.md#overview). */
export function OverviewPage() {
  const texts = useTexts(overviewTexts);
  const { admin } = useTexts(adminTexts);
  const email = useUser()?.email ?? '';
  const { refresh, isRefreshing, refreshes } = useRefreshStats(query);
  useHead({ title: texts.title, titleEnd: admin, description: texts.description, hidden: true });
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
        <section aria-labelledby="attention" className={styles.part}>
          <h2 id="attention" className={styles.heading}>
            {texts.attention}
          </h2>
          <LoadedPart needs="operations.read" resetKey={refreshes}>
            {(data) => <Overloads query={data} />}
          </LoadedPart>
          <LoadedPart resetKey={refreshes}>{(data) => <AskedReviews query={data} />}</LoadedPart>
          <LoadedPart resetKey={refreshes}>{(data) => <OwnReviews query={data} />}</LoadedPart>
          <LoadedPart resetKey={refreshes}>{(data) => <OwnDrafts query={data} />}</LoadedPart>
          <LoadedPart resetKey={refreshes}>{(data) => <DraftsOfOthers query={data} />}</LoadedPart>
          <div className={styles.panels}>
            <LoadedPart needs="messages.read" skeleton={<PanelSkeleton />} resetKey={refreshes}>
              {(data) => <WaitingMessages query={data} />}
            </LoadedPart>
            <LoadedPart skeleton={<PanelSkeleton />} resetKey={refreshes}>
              {(data) => <MissingTranslations query={data} />}
            </LoadedPart>
          </div>
        </section>
        <LoadedPart skeleton={<PanelSkeleton />} resetKey={refreshes}>
          {(data) => <ComingNews query={data} />}
        </LoadedPart>
        <LoadedPart skeleton={<StatisticsSkeleton />} resetKey={refreshes}>
          {(data) => <Statistics query={data} />}
        </LoadedPart>
        <QuickActions />
        {/* Last and without a skeleton, so that nothing moves when it loads. */}
        <LoadedPart needs="history.read" resetKey={refreshes}>
          {(data) => <LatestActivity query={data} />}
        </LoadedPart>
      </div>
    </>
  );
}

interface LoadedPartProps {
  /** The capability without which it is not shown, if not everybody has it. */
  needs?: string;
  skeleton?: ReactNode;
  resetKey: unknown;
  children: (data: OverviewPageQuery$data) => ReactNode;
}

function LoadedPart({ needs, children, ...part }: LoadedPartProps) {
  const may = useViewerMay();
  // Without the capability the server leaves out its data.
  const isShown = needs === undefined || may(needs);
  if (!isShown) return isShown === undefined ? part.skeleton : null;
  return (
    <Part {...part}>
      <Loaded>{children}</Loaded>
    </Part>
  );
}

function Loaded({ children }: Pick<LoadedPartProps, 'children'>) {
  return children(usePageQuery<OverviewPageQuery>(query));
}
