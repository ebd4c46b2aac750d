import { useNavigate } from 'react-router-dom';
import { FormPage } from '../../admin/form/FormPage.tsx';
import { useEditForm } from '../../admin/form/useEditForm.ts';
import { communitiesAdminTexts } from '../../language/communitiesAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { CommunityForm } from './CommunityForm.tsx';
import {
  communitiesListAddress,
  communityInput,
  newCommunityFormValues,
  requiredCommunityFields,
} from './communityFormValues.ts';
import { useCommunitiesConnection } from './useCommunitiesConnection.ts';
import { useCreateCommunity } from './useCreateCommunity.ts';

export function NewCommunityPage() {
  const texts = useTexts(communitiesAdminTexts);
  return (
    <FormPage title={texts.newTitle} back={{ to: communitiesListAddress, text: texts.backToList }}>
      <NewCommunity />
    </FormPage>
  );
}

function NewCommunity() {
  const { connectionId } = useCommunitiesConnection();
  const navigate = useNavigate();
  const create = useCreateCommunity();
  const form = useEditForm({
    name: 'community/new',
    initial: newCommunityFormValues,
    version: 0,
    required: requiredCommunityFields,
    onSave: ({ values, base }) =>
      create({ input: communityInput(values, base), connections: [connectionId] }),
    onSaved: () => void navigate(communitiesListAddress),
  });
  return <CommunityForm form={form} isNew />;
}
