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
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
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
      <Part skeleton={<OverviewSkeleton />} resetKey={refreshes}>
        <Parts resetKey={refreshes} />
      </Part>
    </>
  );
}

/** All at once, as soon as it is known what there is and what the reader may see: none moves another. */
function Parts({ resetKey }: { resetKey: unknown }) {
  const texts = useTexts(overviewTexts);
  const may = useViewerMay();
  usePageQuery<OverviewPageQuery>(query);
  if (may('overview.read') === undefined) return <OverviewSkeleton />;
  return (
    <div className={styles.parts}>
      <section aria-labelledby="attention" className={styles.part}>
        <h2 id="attention" className={styles.heading}>
          {texts.attention}
        </h2>
        {may('operations.read') && (
          <LoadedPart resetKey={resetKey}>{(data) => <Overloads query={data} />}</LoadedPart>
        )}
        <LoadedPart resetKey={resetKey}>{(data) => <AskedReviews query={data} />}</LoadedPart>
        <LoadedPart resetKey={resetKey}>{(data) => <OwnReviews query={data} />}</LoadedPart>
        <LoadedPart resetKey={resetKey}>{(data) => <OwnDrafts query={data} />}</LoadedPart>
        <LoadedPart resetKey={resetKey}>{(data) => <DraftsOfOthers query={data} />}</LoadedPart>
        <div className={styles.panels}>
          {may('messages.read') && (
            <LoadedPart resetKey={resetKey}>{(data) => <WaitingMessages query={data} />}</LoadedPart>
          )}
          <LoadedPart resetKey={resetKey}>{(data) => <MissingTranslations query={data} />}</LoadedPart>
        </div>
      </section>
      <LoadedPart resetKey={resetKey}>{(data) => <ComingNews query={data} />}</LoadedPart>
      <LoadedPart resetKey={resetKey}>{(data) => <Statistics query={data} />}</LoadedPart>
      <QuickActions />
      {may('history.read') && (
        <LoadedPart resetKey={resetKey}>{(data) => <LatestActivity query={data} />}</LoadedPart>
      )}
    </div>
  );
}

interface LoadedProps {
  children: (data: OverviewPageQuery$data) => ReactNode;
}

/** Fails alone if the server could not answer its fields. */
function LoadedPart({ resetKey, children }: LoadedProps & { resetKey: unknown }) {
  return (
    <Part resetKey={resetKey}>
      <Loaded>{children}</Loaded>
    </Part>
  );
}

function Loaded({ children }: LoadedProps) {
  return children(usePageQuery<OverviewPageQuery>(query));
}
