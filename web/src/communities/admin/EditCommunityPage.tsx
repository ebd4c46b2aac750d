import { graphql } from 'react-relay/hooks.js';
import { useParams } from 'react-router-dom';
import type { EditCommunityPageQuery } from '../../__generated__/EditCommunityPageQuery.graphql.ts';
import { FormPage, NoSuchItem } from '../../admin/form/FormPage.tsx';
import { useReload } from '../../admin/form/useReload.ts';
import { communitiesAdminTexts } from '../../language/communitiesAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { CommunityEditor } from './CommunityEditor.tsx';
import { communitiesListAddress } from './communityFormValues.ts';

const query = graphql`
  query EditCommunityPageQuery($id: Int!) @preloadable {
    community(id: $id) {
      ...CommunityEditor_community
    }
  }
`;

export function EditCommunityPage() {
  const texts = useTexts(communitiesAdminTexts);
  const { id } = useParams();
  return (
    <FormPage title={texts.editTitle} back={{ to: communitiesListAddress, text: texts.backToList }}>
      <Community key={id} />
    </FormPage>
  );
}

function Community() {
  const texts = useTexts(communitiesAdminTexts);
  const { community } = usePageQuery<EditCommunityPageQuery>(query);
  const { reloads, reload } = useReload<EditCommunityPageQuery>(query);
  if (community) return <CommunityEditor key={reloads} community={community} onRestored={reload} />;
  return <NoSuchItem title={texts.notFound} back={{ to: communitiesListAddress, text: texts.backToList }} />;
}
