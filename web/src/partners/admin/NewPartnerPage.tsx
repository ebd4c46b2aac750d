import { useNavigate } from 'react-router-dom';
import { FormPage } from '../../admin/form/FormPage.tsx';
import { useEditForm } from '../../admin/form/useEditForm.ts';
import { partnersAdminTexts } from '../../language/partnersAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { PartnerForm } from './PartnerForm.tsx';
import {
  partnersListAddress,
  partnerInput,
  newPartnerFormValues,
  requiredPartnerFields,
} from './partnerFormValues.ts';
import { usePartnersConnection } from './usePartnersConnection.ts';
import { useCreatePartner } from './useCreatePartner.ts';

export function NewPartnerPage() {
  const texts = useTexts(partnersAdminTexts);
  return (
    <FormPage title={texts.newTitle} back={{ to: partnersListAddress, text: texts.backToList }}>
      <NewPartner />
    </FormPage>
  );
}

function NewPartner() {
  const { connectionId } = usePartnersConnection();
  const navigate = useNavigate();
  const create = useCreatePartner();
  const form = useEditForm({
    name: 'partner/new',
    initial: newPartnerFormValues,
    version: 0,
    required: requiredPartnerFields,
    onSave: ({ values }) => create({ input: partnerInput(values), connections: [connectionId] }),
    onSaved: () => void navigate(partnersListAddress),
  });
  return <PartnerForm form={form} isNew />;
}
