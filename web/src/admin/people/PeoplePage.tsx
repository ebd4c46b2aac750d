import { graphql } from 'react-relay/hooks.js';
import type { PeoplePageQuery } from '../../__generated__/PeoplePageQuery.graphql.ts';
import { useHead } from '../../page/head.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { RowsSkeleton } from '../list/RowsSkeleton.tsx';
import { AdminHeading } from '../parts/AdminHeading.tsx';
import { Part } from '../parts/Part.tsx';
import { InviteButton } from './InviteButton.tsx';
import { PeopleRows } from './PeopleRows.tsx';
import { peopleTexts } from './peopleTexts.ts';
import { RequirementBar } from './RequirementBar.tsx';

const query = graphql`
  query PeoplePageQuery @preloadable {
    ...RequirementBar_query
    ...PeopleRows_query
  }
`;

/** Who may enter the dashboard, for owners (docs/product.md#people). */
export function PeoplePage() {
  const texts = useTexts(peopleTexts);
  const { admin } = useTexts(adminTexts);
  useHead({ title: texts.title, titleEnd: admin, description: texts.lead, hidden: true });
  return (
    <>
      <AdminHeading title={texts.title} lead={texts.lead} action={<InviteButton />} />
      <Part skeleton={<RowsSkeleton />}>
        <People />
      </Part>
    </>
  );
}

function People() {
  const data = usePageQuery<PeoplePageQuery>(query);
  return (
    <>
      <RequirementBar query={data} />
      <PeopleRows query={data} />
    </>
  );
}
