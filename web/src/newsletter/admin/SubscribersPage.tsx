import { graphql } from 'react-relay/hooks.js';
import type { SubscribersPageQuery } from '../../__generated__/SubscribersPageQuery.graphql.ts';
import { AdminHeading } from '../../admin/parts/AdminHeading.tsx';
import { Part } from '../../admin/parts/Part.tsx';
import { useHead } from '../../page/head.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsletterAdminTexts } from './newsletterAdminTexts.ts';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { SubscriberRows } from './SubscriberRows.tsx';
import { SubscribersSkeleton } from './SubscribersSkeleton.tsx';

const query = graphql`
  query SubscribersPageQuery @preloadable {
    ...SubscriberRows_query
  }
`;

/** The newsletter’s subscribers. */
export function SubscribersPage() {
  const texts = useTexts(newsletterAdminTexts);
  const { admin } = useTexts(adminTexts);
  useHead({ title: texts.title, titleEnd: admin, description: texts.lead, hidden: true });
  return (
    <>
      <AdminHeading title={texts.title} lead={texts.lead} action={<DownloadButton />} />
      <Part skeleton={<SubscribersSkeleton />}>
        <Subscribers />
      </Part>
    </>
  );
}

function Subscribers() {
  return <SubscriberRows query={usePageQuery<SubscribersPageQuery>(query)} />;
}
